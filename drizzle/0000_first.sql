CREATE TABLE `companies` (
	`company` text PRIMARY KEY NOT NULL,
	`index_id` text NOT NULL,
	`live` text NOT NULL,
	`tenant_key` blob NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `companies_index_id` ON `companies` (`index_id`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`index_id` text NOT NULL,
	`subject` text NOT NULL,
	`next_sequence` integer NOT NULL,
	`last_active_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `conversations_subject` ON `conversations` (`company`,`index_id`,`subject`,`last_active_at`);--> statement-breakpoint
CREATE TABLE `pointers` (
	`company` text NOT NULL,
	`version` text NOT NULL,
	`revision_id` text NOT NULL,
	`moved_at` integer NOT NULL,
	PRIMARY KEY(`company`, `version`)
);
--> statement-breakpoint
CREATE TABLE `publications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company` text NOT NULL,
	`revision_id` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `publications_company` ON `publications` (`company`,`id`);--> statement-breakpoint
CREATE TABLE `revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`corpus_version` integer NOT NULL,
	`settings` text NOT NULL,
	`segment_key` text NOT NULL,
	`corpus_key` text NOT NULL,
	`page_count` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `revisions_version` ON `revisions` (`company`,`corpus_version`);--> statement-breakpoint
CREATE TABLE `signing_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`private_jwk` text NOT NULL,
	`public_jwk` text NOT NULL,
	`created_at` integer NOT NULL,
	`active_at` integer NOT NULL,
	`expires_at` integer
);
--> statement-breakpoint
CREATE TABLE `turn_events` (
	`company` text NOT NULL,
	`session_id` text NOT NULL,
	`idx` integer NOT NULL,
	`event` text NOT NULL,
	PRIMARY KEY(`company`, `session_id`, `idx`)
);
--> statement-breakpoint
CREATE TABLE `turns` (
	`session_id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`index_id` text NOT NULL,
	`subject` text NOT NULL,
	`conversation_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`version` text NOT NULL,
	`message` text NOT NULL,
	`reply` text DEFAULT '' NOT NULL,
	`operation_id` text,
	`status` text NOT NULL,
	`revision_id` text,
	`owner` text,
	`fence` integer DEFAULT 0 NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `turns_sequence` ON `turns` (`company`,`conversation_id`,`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `turns_operation` ON `turns` (`company`,`subject`,`operation_id`);--> statement-breakpoint
CREATE INDEX `turns_status` ON `turns` (`status`,`lease_until`);