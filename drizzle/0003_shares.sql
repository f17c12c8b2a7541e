CREATE TABLE `shares` (
	`id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`session_id` text NOT NULL,
	`snapshot` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `shares_session` ON `shares` (`company`,`session_id`);--> statement-breakpoint
CREATE TABLE `visitors` (
	`company` text NOT NULL,
	`subject` text NOT NULL,
	`client_session_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`company`, `subject`)
);
