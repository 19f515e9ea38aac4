CREATE TABLE "admin_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admin_sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"session_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"label" text,
	"reason" text,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_day_name_pk" PRIMARY KEY("day","name")
);
--> statement-breakpoint
CREATE TABLE "resume_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"problem" text,
	"resume_id" uuid,
	CONSTRAINT "resume_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "resume_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"headers" jsonb NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"bad_count" integer DEFAULT 0 NOT NULL,
	"added_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "search_demand" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"filters" text NOT NULL,
	"searches" integer NOT NULL,
	"found_nothing" integer NOT NULL,
	CONSTRAINT "search_demand_day_query_filters_pk" PRIMARY KEY("day","query","filters")
);
--> statement-breakpoint
CREATE TABLE "resume_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"original_name" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"status" text NOT NULL,
	"remark" text,
	"blocks" jsonb,
	"findings" jsonb,
	"geometry" jsonb,
	"facts" jsonb,
	"redacted_from" uuid,
	"reviewed_at" timestamp (3) with time zone,
	"resume_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resume_uploads_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "pro_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "user_purchases" ALTER COLUMN "stripe_session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "education" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "previous_role" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "visa_sponsored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_purchases" ADD COLUMN "origin" text DEFAULT 'paid' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_import_rows" ADD CONSTRAINT "resume_import_rows_import_id_resume_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."resume_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_uploads" ADD CONSTRAINT "resume_uploads_redacted_from_resume_uploads_id_fk" FOREIGN KEY ("redacted_from") REFERENCES "public"."resume_uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_uploads" ADD CONSTRAINT "resume_uploads_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_grants" ADD CONSTRAINT "pro_grants_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_recent" ON "audit_entries" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "contact_messages_recent" ON "contact_messages" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_replies_message" ON "contact_replies" USING btree ("message_id","sent_at");--> statement-breakpoint
CREATE INDEX "resume_imports_recent" ON "resume_imports" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resume_uploads_sha256" ON "resume_uploads" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "resume_uploads_resume" ON "resume_uploads" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "pro_grants_user" ON "pro_grants" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "orders_recent" ON "orders" USING btree ("paid_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resume_files_sha256" ON "resume_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "resumes_withdrawn" ON "resumes" USING btree ("withdrawn_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE withdrawn_at is not null;--> statement-breakpoint
CREATE INDEX "user_recent" ON "user" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_email_part" ON "user" USING gin (email gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "user_purchases" ADD CONSTRAINT "user_purchases_origin" CHECK ((origin = 'paid') = (stripe_session_id is not null));--> statement-breakpoint
-- The audit log is only ever added to.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The rows of % are not changed and not deleted', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
