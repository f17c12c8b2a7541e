CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`hash` blob NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `api_keys_company` ON `api_keys` (`company`,`created_at`);--> statement-breakpoint
CREATE TABLE `export_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`key_id` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`state` text NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`parts` integer DEFAULT 0 NOT NULL,
	`sha256` text DEFAULT '' NOT NULL,
	`error` text DEFAULT '' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`not_before` integer DEFAULT 0 NOT NULL,
	`owner` text,
	`fence` integer DEFAULT 0 NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `export_jobs_open` ON `export_jobs` (`company`,`key_id`,`start_date`,`end_date`) WHERE state IN ('queued', 'running');--> statement-breakpoint
CREATE INDEX `export_jobs_state` ON `export_jobs` (`state`,`expires_at`);--> statement-breakpoint
CREATE INDEX `export_jobs_company` ON `export_jobs` (`company`,`created_at`);