CREATE TABLE "admin_devices" (
	"device_hash" text PRIMARY KEY NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
