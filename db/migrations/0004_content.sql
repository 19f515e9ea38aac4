CREATE TABLE "content_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
