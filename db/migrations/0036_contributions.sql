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
--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "work_address" text;--> statement-breakpoint
-- A resume whose person does not agree to it has no lines: so none is found, kept or quoted, whoever asks.
CREATE OR REPLACE FUNCTION add_resume_lines(of_resume uuid, of_file text, places int[], sections text[], texts text[])
RETURNS void LANGUAGE sql AS $$
	INSERT INTO resume_lines SELECT made.*
	FROM resumes, unnest(places, sections, texts) AS line(place, section, text),
		made_resume_line(resumes, of_file, line.place, line.section, line.text) AS made
	WHERE resumes.id = of_resume AND resumes.withdrawn_at IS NULL AND resumes.in_lines
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION put_document_lines(changed uuid[])
RETURNS void LANGUAGE sql AS $$
	DELETE FROM resume_lines WHERE resume_id = ANY (changed);
	INSERT INTO resume_lines SELECT made.*
	FROM resume_documents stored JOIN resumes ON resumes.id = stored.resume_id, document_lines(stored.document) AS line,
		made_resume_line(resumes, NULL, line.place::int, line.section, line.line) AS made
	WHERE resumes.id = ANY (changed) AND resumes.withdrawn_at IS NULL AND resumes.in_lines
$$;--> statement-breakpoint
-- What its person agrees to holds at once. The lines of a file come back with its measurement.
CREATE FUNCTION consent_was_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.in_lines <> new.in_lines THEN
		PERFORM put_document_lines(ARRAY[new.id]);
		DELETE FROM resume_measurements WHERE resume_id = new.id AND file_key IS NOT NULL AND new.in_lines;
	END IF;
	DELETE FROM resume_measurements WHERE resume_id = new.id AND NOT new.in_insights;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resume_consent AFTER UPDATE OF in_lines, in_insights ON "resumes"
	FOR EACH ROW WHEN (old.in_lines <> new.in_lines OR old.in_insights <> new.in_insights)
	EXECUTE FUNCTION consent_was_changed();
--> statement-breakpoint
CREATE INDEX "reading_history_resume" ON "reading_history" USING btree ("resume_id","first_opened_at");
