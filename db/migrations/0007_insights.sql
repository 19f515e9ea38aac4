CREATE TABLE "reading_models" (
	"name" text PRIMARY KEY NOT NULL,
	"model" jsonb NOT NULL,
	"resumes" integer NOT NULL,
	"learned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_measurements" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid,
	"file_key" text,
	"version" smallint NOT NULL,
	"measured" jsonb,
	"terms" text NOT NULL,
	CONSTRAINT "resume_measurements_body" CHECK (num_nonnulls(document_id, file_key) = 1 and coalesce(document_id = resume_id, true))
);
--> statement-breakpoint
CREATE TABLE "review_ticks" (
	"user_id" text NOT NULL,
	"check_id" text NOT NULL,
	"ticked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_ticks_user_id_check_id_pk" PRIMARY KEY("user_id","check_id")
);
--> statement-breakpoint
ALTER TABLE "resume_measurements" ADD CONSTRAINT "resume_measurements_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_measurements" ADD CONSTRAINT "resume_measurements_document_id_resume_documents_resume_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."resume_documents"("resume_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_measurements" ADD CONSTRAINT "resume_measurements_file_key_resume_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."resume_files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ticks" ADD CONSTRAINT "review_ticks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_measurements_document" ON "resume_measurements" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "resume_measurements_file" ON "resume_measurements" USING btree ("file_key");