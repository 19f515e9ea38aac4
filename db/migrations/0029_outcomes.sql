CREATE TABLE "helpful_resumes" (
	"user_id" text NOT NULL,
	"resume_id" uuid NOT NULL,
	CONSTRAINT "helpful_resumes_user_id_resume_id_pk" PRIMARY KEY("user_id","resume_id")
);
--> statement-breakpoint
CREATE TABLE "library_visits" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"before_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"company" text DEFAULT '' NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"month" text,
	"may_count" boolean DEFAULT false NOT NULL,
	CONSTRAINT "outcomes_answer" CHECK (answer in ('offer', 'not-yet', 'stopped')),
	CONSTRAINT "outcomes_answered" CHECK ((answer is null) = (answered_at is null)),
	CONSTRAINT "outcomes_offer" CHECK ((answer is not distinct from 'offer') = (month is not null)),
	CONSTRAINT "outcomes_text" CHECK (length(company) <= 100 and length(role) <= 100),
	CONSTRAINT "outcomes_counted" CHECK (answer is not null or not may_count)
);
--> statement-breakpoint
ALTER TABLE "helpful_resumes" ADD CONSTRAINT "helpful_resumes_user_id_outcomes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."outcomes"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_resumes" ADD CONSTRAINT "helpful_resumes_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_visits" ADD CONSTRAINT "library_visits_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "helpful_resumes_resume" ON "helpful_resumes" USING btree ("resume_id");