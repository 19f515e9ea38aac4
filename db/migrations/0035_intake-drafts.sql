CREATE TABLE "intake_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"upload_id" uuid,
	"status" text NOT NULL,
	"problem" text,
	"document" jsonb NOT NULL,
	"style" text DEFAULT 'classic' NOT NULL,
	"fields" jsonb NOT NULL,
	"doubts" jsonb NOT NULL,
	"unplaced" jsonb NOT NULL,
	"names" jsonb NOT NULL,
	"blur" jsonb NOT NULL,
	"waivers" jsonb NOT NULL,
	"removals" jsonb NOT NULL,
	"few_reason" text,
	"may_return" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"scheduled_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "intake_drafts_upload_id_unique" UNIQUE("upload_id"),
	CONSTRAINT "intake_drafts_status" CHECK (status in ('waiting', 'ready', 'failed')),
	CONSTRAINT "intake_drafts_schedule" CHECK ((publish_at is null) = (scheduled_by is null))
);
--> statement-breakpoint
ALTER TABLE "intake_drafts" ADD CONSTRAINT "intake_drafts_upload_id_resume_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."resume_uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intake_drafts_place" ON "intake_drafts" USING btree ("placed_at","id");