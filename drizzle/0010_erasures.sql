CREATE TABLE `erasures` (
	`company` text NOT NULL,
	`session_hash` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`company`, `session_hash`)
);
