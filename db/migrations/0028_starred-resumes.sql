CREATE TABLE "starred_resumes" (
	"user_id" text NOT NULL,
	"resume_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"starred_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "starred_resumes_user_id_resume_id_pk" PRIMARY KEY("user_id","resume_id"),
	CONSTRAINT "starred_resumes_note" CHECK (length(note) <= 500)
);
--> statement-breakpoint
ALTER TABLE "starred_resumes" ADD CONSTRAINT "starred_resumes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starred_resumes" ADD CONSTRAINT "starred_resumes_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "starred_resumes_resume" ON "starred_resumes" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "starred_resumes_removed" ON "starred_resumes" USING btree ("removed_at") WHERE removed_at is not null;