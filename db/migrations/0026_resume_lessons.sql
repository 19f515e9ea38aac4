CREATE TABLE "resume_lessons" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"notes" jsonb NOT NULL,
	"earlier" jsonb
);
--> statement-breakpoint
ALTER TABLE "resume_lessons" ADD CONSTRAINT "resume_lessons_resume_id_resume_documents_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume_documents"("resume_id") ON DELETE cascade ON UPDATE no action;