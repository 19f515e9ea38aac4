-- Nothing has been seen for these: they were only said to be verified.
UPDATE "resumes" SET "provenance" = 'declared' WHERE "provenance" = 'verified';--> statement-breakpoint
CREATE TABLE "resume_evidence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resume_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reviewer" text NOT NULL,
	"reviewed_on" date NOT NULL,
	"compared" text NOT NULL,
	"document_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_evidence_document_hash_unique" UNIQUE("document_hash"),
	CONSTRAINT "resume_evidence_of_resume" UNIQUE("id","resume_id"),
	CONSTRAINT "resume_evidence_words" CHECK (kind in ('offer_letter', 'contract', 'payslip', 'other')
				and btrim(reviewer) <> '' and btrim(compared) <> '' and btrim(document_hash) <> '')
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "evidence_id" uuid;--> statement-breakpoint
ALTER TABLE "resume_evidence" ADD CONSTRAINT "resume_evidence_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_evidence_resume" ON "resume_evidence" USING btree ("resume_id");--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_evidence" FOREIGN KEY ("evidence_id","id") REFERENCES "public"."resume_evidence"("id","resume_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_verified" CHECK (provenance <> 'verified' or evidence_id is not null);