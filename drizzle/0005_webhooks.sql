CREATE TABLE `disabled_webhooks` (
	`company` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `webhook_attempts` (
	`company` text NOT NULL,
	`delivery_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`at` integer NOT NULL,
	`ms` integer NOT NULL,
	`status` integer,
	`fault` text
);
--> statement-breakpoint
CREATE INDEX `webhook_attempts_delivery` ON `webhook_attempts` (`company`,`delivery_id`,`at`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`session_id` text NOT NULL,
	`history_hash` text NOT NULL,
	`body` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`owner` text,
	`fence` integer DEFAULT 0 NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`status`,`next_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_session` ON `webhook_deliveries` (`company`,`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_pending` ON `webhook_deliveries` (`company`,`session_id`,`history_hash`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `turns_time` ON `turns` (`company`,`created_at`);