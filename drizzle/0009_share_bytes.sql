ALTER TABLE `shares` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `shares` SET `bytes` = max(octet_length(`snapshot`), 4096);--> statement-breakpoint
CREATE INDEX `shares_room` ON `shares` (`company`,`bytes`,`expires_at`,`revoked_at`);
