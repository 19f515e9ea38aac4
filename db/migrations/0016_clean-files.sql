CREATE TABLE "withdrawn_files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"resume_id" uuid,
	"withdrawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_uploads" ADD COLUMN "waivers" jsonb;--> statement-breakpoint
ALTER TABLE "resume_uploads" ADD COLUMN "checked_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_uploads" ADD COLUMN "is_clean" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_uploads" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resume_uploads" ADD COLUMN "returns_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "is_clean" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "checked_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "waivers" jsonb;--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "findings" jsonb;--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "held" text;--> statement-breakpoint
ALTER TABLE "withdrawn_files" ADD CONSTRAINT "withdrawn_files_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawn_files_resume" ON "withdrawn_files" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "resume_files_held" ON "resume_files" USING btree ("resume_id") WHERE held is not null;--> statement-breakpoint
CREATE INDEX "resume_files_checked" ON "resume_files" USING btree ("checked_by") WHERE origin = 'original';--> statement-breakpoint
UPDATE "resume_uploads" SET "is_clean" = true WHERE "redacted_from" IS NOT NULL;--> statement-breakpoint
UPDATE "resume_files" f SET "is_clean" = true WHERE f."origin" = 'original' AND EXISTS (
	SELECT FROM "resume_uploads" u WHERE u."resume_id" = f."resume_id" AND u."sha256" = f."sha256" AND u."redacted_from" IS NOT NULL);--> statement-breakpoint
-- What was published as it came in waits until a job has rewritten it; what nobody can read stays away.
UPDATE "resume_files" f SET "held" = CASE
	WHEN f."blocks" = '[]'::jsonb OR (f."kind" = 'pdf' AND r."sheet_version" IS NULL) THEN 'unreadable' ELSE 'rewriting' END
	FROM "resumes" r WHERE r."id" = f."resume_id" AND f."origin" = 'original' AND NOT f."is_clean";--> statement-breakpoint
UPDATE "resumes" r SET "availability" = 'none' WHERE r."availability" = 'file' AND r."file_url" IS NULL AND EXISTS (
	SELECT FROM "resume_files" f WHERE f."resume_id" = r."id" AND f."held" IS NOT NULL);--> statement-breakpoint
INSERT INTO "withdrawn_files" ("sha256", "resume_id", "withdrawn_at")
	SELECT h."sha256", r."id", r."withdrawn_at" FROM "resumes" r JOIN (
		SELECT "resume_id", "sha256" FROM "resume_files" WHERE "origin" = 'original'
		UNION SELECT "resume_id", "sha256" FROM "resume_uploads") h ON h."resume_id" = r."id"
	WHERE r."withdrawn_at" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_clean" CHECK (origin = 'rendered' or is_clean or held is not null);--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_reason" CHECK (held in ('rewriting', 'found', 'unreadable'));