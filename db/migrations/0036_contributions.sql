CREATE TABLE "consent_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contribution_id" uuid NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"parts" text[] NOT NULL,
	"wording" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contribution_rewards" (
	"contribution_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"grant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contribution_rewards_contribution_id_reason_pk" PRIMARY KEY("contribution_id","reason"),
	CONSTRAINT "contribution_rewards_grant_id_unique" UNIQUE("grant_id")
);
--> statement-breakpoint
CREATE TABLE "contributions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"draft_id" uuid,
	"resume_id" uuid,
	"proof" text DEFAULT 'later' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"sent_back_because" text,
	"published_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"declined_because" text,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contributions_draft_id_unique" UNIQUE("draft_id"),
	CONSTRAINT "contributions_resume_id_unique" UNIQUE("resume_id"),
	CONSTRAINT "contributions_proof" CHECK (proof in ('now', 'later', 'never')),
	CONSTRAINT "contributions_published" CHECK (published_at is null or submitted_at is not null)
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "in_insights" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "in_lines" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "for_assistants" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_receipts" ADD CONSTRAINT "consent_receipts_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_rewards" ADD CONSTRAINT "contribution_rewards_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_rewards" ADD CONSTRAINT "contribution_rewards_grant_id_pro_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."pro_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_draft_id_intake_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."intake_drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_receipts_contribution" ON "consent_receipts" USING btree ("contribution_id","given_at");--> statement-breakpoint
CREATE INDEX "contributions_user" ON "contributions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "contributions_submitted" ON "contributions" USING btree ("submitted_at") WHERE published_at is null and declined_at is null and withdrawn_at is null;--> statement-breakpoint
-- What somebody has agreed to is never rewritten; it goes with its contribution alone.
CREATE TRIGGER consent_receipts_as_given BEFORE UPDATE OR TRUNCATE ON "consent_receipts"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
