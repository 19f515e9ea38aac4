ALTER TABLE "resume_imports" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resume_imports" ADD COLUMN "stayed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is known of those that were taken back. Their changes are forgotten after 30 days.
UPDATE "resume_imports" AS import SET "taken_back_at" = batch."taken_back_at", "stayed_count" = (
	SELECT count(*) FROM "resume_batch_rows" AS changed
	WHERE changed."batch_id" = batch."id" AND changed."taken_back" IS DISTINCT FROM 'done')
FROM "resume_batches" AS batch
WHERE batch."import_id" = import."id" AND batch."taken_back_at" IS NOT NULL;--> statement-breakpoint
-- Versions before left a tier low when its resume was changed back to what its records prove.
UPDATE "resumes" SET "provenance" = best."proves", "evidence_id" = best."id", "updated_at" = now() FROM (
	SELECT DISTINCT ON (resume."id") resume."id" AS "resume_id", evidence."id", evidence."proves"
	FROM "resumes" AS resume JOIN "resume_evidence" AS evidence ON evidence."resume_id" = resume."id"
	WHERE resume."provenance" IN ('declared', 'confirmed') AND evidence."proves" IN ('confirmed', 'verified')
		AND evidence_covers(evidence, resume)
	ORDER BY resume."id", evidence."proves" = 'verified' DESC, evidence."confirmed_at" DESC
) AS best
WHERE "resumes"."id" = best."resume_id" AND "resumes"."provenance" <> best."proves";
