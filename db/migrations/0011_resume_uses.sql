CREATE TABLE "resume_uses" (
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"resume_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "resume_uses_user_id_at_resume_id_kind_pk" PRIMARY KEY("user_id","at","resume_id","kind")
);
--> statement-breakpoint
ALTER TABLE "resume_uses" ADD CONSTRAINT "resume_uses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_uses" ADD CONSTRAINT "resume_uses_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_uses_recent" ON "resume_uses" USING btree ("at","user_id","resume_id");--> statement-breakpoint
CREATE INDEX "resume_uses_resume" ON "resume_uses" USING btree ("resume_id");