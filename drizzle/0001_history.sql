CREATE TABLE `analytics_events` (
	`event_id` text PRIMARY KEY NOT NULL,
	`occurred_at` integer NOT NULL,
	`event_type` text NOT NULL,
	`company` text NOT NULL,
	`version` text NOT NULL,
	`corpus_version` integer NOT NULL,
	`session_id` text NOT NULL,
	`request_id` text NOT NULL,
	`user_id` text NOT NULL,
	`query` text NOT NULL,
	`summary` text NOT NULL,
	`result_count` integer NOT NULL,
	`result_links` text NOT NULL,
	`cta_text` text NOT NULL,
	`cta_url` text NOT NULL,
	`page_url` text NOT NULL,
	`status` text NOT NULL,
	`cache_status` text NOT NULL,
	`model` text NOT NULL,
	`first_part_ms` integer,
	`total_ms` integer,
	`input_tokens` integer,
	`output_tokens` integer,
	`locale` text NOT NULL,
	`origin` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `analytics_time` ON `analytics_events` (`company`,`occurred_at`,`event_id`);--> statement-breakpoint
CREATE TABLE `history` (
	`company` text NOT NULL,
	`session_id` text NOT NULL,
	`request_id` text NOT NULL,
	`at` integer NOT NULL,
	`query` text NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`tiles` text NOT NULL,
	`highlights` text NOT NULL,
	`suggestions` text NOT NULL,
	`cta` text,
	`user_id` text DEFAULT '' NOT NULL,
	`version` text NOT NULL,
	`corpus_version` integer NOT NULL,
	`locale` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`company`, `session_id`, `request_id`)
);
--> statement-breakpoint
CREATE INDEX `history_time` ON `history` (`company`,`at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`created_at` integer NOT NULL
);
