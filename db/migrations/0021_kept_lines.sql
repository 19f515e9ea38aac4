CREATE TABLE "kept_lines" (
	"user_id" text NOT NULL,
	"resume_id" uuid NOT NULL,
	"line" text NOT NULL,
	"place" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "kept_lines_user_id_resume_id_line_pk" PRIMARY KEY("user_id","resume_id","line"),
	CONSTRAINT "kept_lines_note" CHECK (length(note) <= 1000 and length(group_name) <= 60)
);
--> statement-breakpoint
ALTER TABLE "kept_lines" ADD CONSTRAINT "kept_lines_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_lines" ADD CONSTRAINT "kept_lines_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_lines_resume" ON "kept_lines" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "kept_lines_removed" ON "kept_lines" USING btree ("removed_at") WHERE removed_at is not null;