CREATE TABLE `event_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company` text NOT NULL,
	`session_id` text NOT NULL,
	`idx` integer NOT NULL,
	`event` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `turns` ADD `log_start` integer DEFAULT 0 NOT NULL;