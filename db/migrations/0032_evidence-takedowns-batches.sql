CREATE TABLE "resume_batch_rows" (
	"batch_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"taken_back" text,
	CONSTRAINT "resume_batch_rows_batch_id_resume_id_pk" PRIMARY KEY("batch_id","resume_id")
);
--> statement-breakpoint
CREATE TABLE "resume_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"import_id" uuid,
	"made_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "blocked_content" (
	"hash" text NOT NULL,
	"takedown_id" uuid NOT NULL,
	CONSTRAINT "blocked_content_hash_takedown_id_pk" PRIMARY KEY("hash","takedown_id")
);
--> statement-breakpoint
CREATE TABLE "takedowns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resume_id" uuid,
	"label" text NOT NULL,
	"taken_down_at" timestamp (3) with time zone NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"fingerprint" bigint[]
);
--> statement-breakpoint
ALTER TABLE "resumes" DROP CONSTRAINT "resumes_evidence";--> statement-breakpoint
ALTER TABLE "resume_evidence" DROP CONSTRAINT "resume_evidence_document_hash_unique";--> statement-breakpoint
ALTER TABLE "resume_evidence" DROP CONSTRAINT "resume_evidence_of_resume";--> statement-breakpoint
ALTER TABLE "resume_evidence" DROP CONSTRAINT "resume_evidence_words";--> statement-breakpoint
ALTER TABLE "resumes" DROP CONSTRAINT "resumes_verified";--> statement-breakpoint
ALTER TABLE "resume_evidence" ALTER COLUMN "document_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "kind" text DEFAULT 'question' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "resume_id" uuid;--> statement-breakpoint
ALTER TABLE "resume_import_rows" ADD COLUMN "is_left_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_imports" ADD COLUMN "leaves_out_repeats" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_imports" ADD COLUMN "left_out_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_evidence" ADD COLUMN "document_kind" text;--> statement-breakpoint
ALTER TABLE "resume_evidence" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "resume_evidence" ADD COLUMN "address_domain" text;--> statement-breakpoint
ALTER TABLE "resume_evidence" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resume_evidence" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resume_evidence" ADD COLUMN "ended_because" text;--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "fingerprint" bigint[];--> statement-breakpoint
ALTER TABLE "resume_batch_rows" ADD CONSTRAINT "resume_batch_rows_batch_id_resume_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."resume_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_batch_rows" ADD CONSTRAINT "resume_batch_rows_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_batches" ADD CONSTRAINT "resume_batches_import_id_resume_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."resume_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_content" ADD CONSTRAINT "blocked_content_takedown_id_takedowns_id_fk" FOREIGN KEY ("takedown_id") REFERENCES "public"."takedowns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_batch_rows_resume" ON "resume_batch_rows" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "resume_batches_recent" ON "resume_batches" USING btree ("made_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "resume_batches_import" ON "resume_batches" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_standing" ON "takedowns" USING btree ("resume_id") WHERE lifted_at is null;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_resume" ON "contact_messages" USING btree ("resume_id") WHERE resume_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "resume_evidence_document" ON "resume_evidence" USING btree ("document_hash") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "resume_evidence_declaration" ON "resume_evidence" USING btree ("resume_id") WHERE kind = 'declaration' and ended_at is null;--> statement-breakpoint
CREATE INDEX "resumes_provenance" ON "resumes" USING btree ("provenance","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE withdrawn_at is null;--> statement-breakpoint
-- What was compared stood there in words: of these it keeps what the resume says now. Records that covered less than a
-- verified offer claims go, and the resume is called declared.
UPDATE "resume_evidence" SET "document_kind" = "kind", "kind" = 'document', "confirmed_at" = "created_at";--> statement-breakpoint
ALTER TABLE "resume_evidence" ADD COLUMN "said" jsonb;--> statement-breakpoint
UPDATE "resume_evidence" e SET "said" = jsonb_strip_nulls(jsonb_build_object(
	'company', CASE WHEN e."compared" ~* 'compan|employer' THEN r."company" END,
	'role', CASE WHEN e."compared" ~* 'role|title|position' THEN r."role" END,
	'offerMonth', CASE WHEN e."compared" ~* 'month|date' THEN r."offer_month" END))
	FROM "resumes" r WHERE r."id" = e."resume_id";--> statement-breakpoint
UPDATE "resumes" r SET "provenance" = 'declared', "evidence_id" = NULL
	WHERE r."provenance" = 'verified' AND NOT EXISTS (SELECT FROM "resume_evidence" e
		WHERE e."id" = r."evidence_id" AND e."said" ?& array['company', 'role'] AND (r."offer_month" IS NULL OR e."said" ? 'offerMonth'));--> statement-breakpoint
UPDATE "resumes" SET "evidence_id" = NULL WHERE "provenance" <> 'verified';--> statement-breakpoint
DELETE FROM "resume_evidence" WHERE NOT "said" ?& array['company', 'role'];--> statement-breakpoint
ALTER TABLE "resume_evidence" ALTER COLUMN "compared" SET DATA TYPE jsonb USING '{}'::jsonb;--> statement-breakpoint
UPDATE "resume_evidence" SET "compared" = "said";--> statement-breakpoint
ALTER TABLE "resume_evidence" DROP COLUMN "said";--> statement-breakpoint
ALTER TABLE "resume_evidence" ADD COLUMN "proves" text GENERATED ALWAYS AS (case when ended_at is null and confirmed_at is not null then
				case kind when 'document' then 'verified' when 'work_address' then 'confirmed' else 'declared' end end) STORED;--> statement-breakpoint
ALTER TABLE "resume_evidence" ADD CONSTRAINT "resume_evidence_proves" UNIQUE("id","resume_id","proves");--> statement-breakpoint
ALTER TABLE "resume_evidence" ADD CONSTRAINT "resume_evidence_whole" CHECK (btrim(reviewer) <> '' and case kind
				when 'declaration' then num_nonnulls(document_kind, document_hash, address_hash, address_domain) = 0
				when 'work_address' then num_nonnulls(address_hash, address_domain) = 2
					and num_nonnulls(document_kind, document_hash) = 0 and compared ? 'company'
				when 'document' then num_nonnulls(document_kind, document_hash) = 2
					and num_nonnulls(address_hash, address_domain) = 0 and compared ?& array['company', 'role']
				else false end);--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_evidence" FOREIGN KEY ("evidence_id","id","provenance") REFERENCES "public"."resume_evidence"("id","resume_id","proves") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_verified" CHECK (provenance not in ('confirmed', 'verified') or evidence_id is not null);--> statement-breakpoint
-- Whether what a record was compared with is what the resume says. A document must have shown the month that is claimed.
CREATE FUNCTION evidence_covers(evidence resume_evidence, resume resumes)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT evidence.compared <@ jsonb_build_object('company', resume.company, 'role', resume.role, 'offerMonth', resume.offer_month)
		AND (evidence.kind <> 'document' OR resume.offer_month IS NULL OR evidence.compared ? 'offerMonth')
$$;--> statement-breakpoint
-- No resume keeps a tier whose record speaks of something else, whoever changes it and in whatever way.
CREATE FUNCTION tier_rests_on_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.provenance NOT IN ('confirmed', 'verified') THEN
		new.evidence_id := NULL;
	ELSIF NOT EXISTS (SELECT FROM resume_evidence WHERE id = new.evidence_id AND evidence_covers(resume_evidence, new)) THEN
		IF (old.provenance, old.evidence_id) IS DISTINCT FROM (new.provenance, new.evidence_id) THEN
			RAISE check_violation USING MESSAGE = 'No record of evidence covers this tier', CONSTRAINT = 'resumes_verified';
		END IF;
		new.provenance := 'declared';
		new.evidence_id := NULL;
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER resume_tier BEFORE UPDATE OF company, role, offer_month, provenance, evidence_id ON resumes
	FOR EACH ROW EXECUTE FUNCTION tier_rests_on_evidence();--> statement-breakpoint
CREATE FUNCTION note_declarations(declared uuid[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO resume_evidence (resume_id, kind, reviewer, reviewed_on, compared, confirmed_at, created_at)
	SELECT id, 'declaration', 'The owner', (updated_at AT TIME ZONE 'UTC')::date, '{}', updated_at, updated_at
	FROM resumes WHERE id = ANY (declared) AND provenance = 'declared'
	ON CONFLICT (resume_id) WHERE kind = 'declaration' AND ended_at IS NULL DO NOTHING
$$;--> statement-breakpoint
-- Who says of a resume that its author declared the offer makes a record of it.
CREATE FUNCTION resumes_were_declared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_declarations(array_agg(id)) FROM added WHERE provenance = 'declared' HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resumes_declared AFTER INSERT ON resumes
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION resumes_were_declared();--> statement-breakpoint
CREATE FUNCTION resume_was_declared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_declarations(ARRAY[new.id]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resume_declared AFTER UPDATE OF company, role, offer_month, provenance ON resumes
	FOR EACH ROW WHEN (new.provenance = 'declared' AND old.provenance <> 'declared') EXECUTE FUNCTION resume_was_declared();--> statement-breakpoint
-- A record is confirmed once and ended once, and otherwise stays as it was written.
CREATE FUNCTION evidence_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (to_jsonb(old) - '{confirmed_at,ended_at,ended_because,proves}'::text[]) IS DISTINCT FROM (to_jsonb(new) - '{confirmed_at,ended_at,ended_because,proves}'::text[])
		OR (old.confirmed_at IS NOT NULL AND new.confirmed_at IS DISTINCT FROM old.confirmed_at)
		OR (old.ended_at IS NOT NULL AND (new.ended_at, new.ended_because) IS DISTINCT FROM (old.ended_at, old.ended_because)) THEN
		RAISE EXCEPTION 'A record of evidence is not rewritten';
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER evidence_stays BEFORE UPDATE ON resume_evidence FOR EACH ROW EXECUTE FUNCTION evidence_stays();--> statement-breakpoint
-- Resumes are found by how far they were checked, with another kind of term:
--   " o"   the provenance
CREATE OR REPLACE FUNCTION resume_terms(resume resumes, names text, about text, skills text, lines text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(array_remove(
		words_of(names || about || coalesce(fold_text(resume.description), ''))
		|| joined_words(concat_ws(' | ', resume.title, resume.company, resume.role, resume.industry,
			resume.experience_level, resume.description, array_to_string(resume.tags, ' | ')))
		|| ARRAY(SELECT ' n' || word FROM unnest(words_of(names) || joined_words(concat_ws(' | ', resume.title, resume.company, resume.role))) AS word)
		|| ARRAY(SELECT ' b' || word FROM unnest(words_of(fold_text(concat_ws(' | ', skills, lines)))
			|| joined_words(skills) || joined_words(lines)) AS word)
		|| ARRAY[
			' c' || resume.company,
			' r' || resume.role,
			' i' || resume.industry,
			' x' || resume.experience_level,
			CASE WHEN resume.is_featured THEN ' f' END,
			CASE WHEN resume.visa_sponsored THEN ' v' END,
			' l' || lower(resume.location),
			' e' || lower(resume.education),
			' p' || lower(resume.previous_role),
			' o' || resume.provenance,
			day_term(resume.created_at),
			views_term(resume.view_count)
		],
		NULL))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION line_terms(resume resumes, line text, verb text, has_number boolean)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(array_remove(
		words_of(fold_text(line)) || joined_words(line)
		|| ARRAY[
			' w' || verb,
			CASE WHEN has_number THEN ' #' END,
			' c' || resume.company,
			' r' || resume.role,
			' i' || resume.industry,
			' x' || resume.experience_level,
			CASE WHEN resume.is_featured THEN ' f' END,
			CASE WHEN resume.visa_sponsored THEN ' v' END,
			' l' || lower(resume.location),
			' e' || lower(resume.education),
			' p' || lower(resume.previous_role),
			' o' || resume.provenance
		],
		NULL))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_counted_term(term text)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	left(term, 1) <> ' ' OR left(term, 2) IN (' n', ' b', ' l', ' e', ' p', ' o', ' t', ' u');--> statement-breakpoint
DROP TRIGGER resume_changed ON resumes;--> statement-breakpoint
-- Views, which change all the time, are not among these columns. Company, role and month may lower the provenance.
CREATE TRIGGER resume_changed AFTER UPDATE OF title, company, role, industry, experience_level, description, tags,
		is_featured, visa_sponsored, location, education, previous_role, offer_month, provenance, created_at, withdrawn_at ON resumes
	FOR EACH ROW WHEN (
		(old.search_text, old.cell, old.location, old.education, old.previous_role, old.provenance, old.created_at, old.withdrawn_at)
		IS DISTINCT FROM
		(new.search_text, new.cell, new.location, new.education, new.previous_role, new.provenance, new.created_at, new.withdrawn_at)
	) EXECUTE FUNCTION resume_was_changed();--> statement-breakpoint
ALTER TABLE resume_search DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE resume_search SET terms = terms || array_to_tsvector(ARRAY[' o' || provenance]) FROM resumes WHERE resumes.id = resume_id;--> statement-breakpoint
ALTER TABLE resume_search ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE resume_lines DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE resume_lines SET terms = terms || array_to_tsvector(ARRAY[' o' || provenance]) FROM resumes WHERE resumes.id = resume_id;--> statement-breakpoint
ALTER TABLE resume_lines ENABLE TRIGGER USER;--> statement-breakpoint
INSERT INTO search_terms (term, resumes)
SELECT ' o' || provenance, count(*) FROM resumes WHERE withdrawn_at IS NULL GROUP BY 1;--> statement-breakpoint
-- What was called declared has been declared to the owner, who has added it.
SELECT note_declarations(ARRAY(SELECT id FROM resumes WHERE provenance = 'declared'));
