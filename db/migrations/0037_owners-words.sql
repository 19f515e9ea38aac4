CREATE TABLE "word_drafts" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_versions" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb,
	"session_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "word_versions_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
ALTER TABLE "word_drafts" ADD CONSTRAINT "word_drafts_session_id_admin_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."admin_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER word_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "word_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
