CREATE TABLE `content_cache` (
	`company` text NOT NULL,
	`key_hash` text NOT NULL,
	`corpus_version` integer NOT NULL,
	`generated_at` integer NOT NULL,
	`parts` text NOT NULL,
	PRIMARY KEY(`company`, `key_hash`)
);
--> statement-breakpoint
CREATE INDEX `content_cache_age` ON `content_cache` (`company`,`generated_at`);--> statement-breakpoint
CREATE TABLE `generation_counts` (
	`company` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`company`, `day`)
);
