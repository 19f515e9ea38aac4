-- The number of a combination of filter values. Fits a JavaScript number.
CREATE FUNCTION resume_cell(company text, role text, industry text, experience_level text, is_featured boolean, visa_sponsored boolean)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT hashtextextended(
		company || E'\x1f' || role || E'\x1f' || industry || E'\x1f' || experience_level
			|| CASE WHEN is_featured THEN E'\x1ff' ELSE E'\x1f' END || CASE WHEN visa_sponsored THEN 'v' ELSE '' END,
		0) & 9007199254740991
$$;--> statement-breakpoint
-- Where a resume falls among 1024 equal shares of the library.
CREATE FUNCTION resume_sample(id uuid)
RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT (uuid_hash_extended(id, 0) & 1023)::integer
$$;--> statement-breakpoint
CREATE TABLE "library_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"cell" bigint NOT NULL,
	"company" text NOT NULL,
	"role" text NOT NULL,
	"industry" text NOT NULL,
	"experience_level" text NOT NULL,
	"is_featured" boolean NOT NULL,
	"visa_sponsored" boolean NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_search" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cell" bigint NOT NULL,
	"is_featured" boolean NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"resumes" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "resumes_search_text";--> statement-breakpoint
DROP INDEX "resumes_filters";--> statement-breakpoint
DROP INDEX "resumes_background";--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "cell" bigint GENERATED ALWAYS AS (resume_cell(company, role, industry, experience_level, is_featured, visa_sponsored)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_search" ADD CONSTRAINT "resume_search_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_changes_transaction" ON "library_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "resumes_invented" ON "resumes" USING btree ("id") WHERE provenance = 'demo' and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "resumes_cell_recent" ON "resumes" USING btree ("cell","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "resumes_cell_popular" ON "resumes" USING btree ("cell","view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "resumes_sample" ON "resumes" USING btree (resume_sample(id)) WHERE withdrawn_at is null;--> statement-breakpoint
-- What a resume is found by. A word is what stands between spaces, in lower case; all other terms begin with a
-- space and a letter, so that no word can be one of them:
--   c company, r role, i industry, x level (as they are) · f featured · v visa
--   l location, e education, p previous role (in lower case)
--   s1 to s5: one resume in 4, 16, 64, 256 and 1024, for counts that need not be exact
CREATE FUNCTION resume_terms(resume resumes)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(array_remove(
		ARRAY(
			SELECT left(word, 500)
			FROM string_to_table(translate(resume.search_text, E'\t\n\x0b\f\r', '     '), ' ') AS word
			WHERE word <> ''
		) || ARRAY[
			' c' || resume.company,
			' r' || resume.role,
			' i' || resume.industry,
			' x' || resume.experience_level,
			CASE WHEN resume.is_featured THEN ' f' END,
			CASE WHEN resume.visa_sponsored THEN ' v' END,
			' l' || lower(resume.location),
			' e' || lower(resume.education),
			' p' || lower(resume.previous_role),
			CASE WHEN resume_sample(resume.id) < 256 THEN ' s1' END,
			CASE WHEN resume_sample(resume.id) < 64 THEN ' s2' END,
			CASE WHEN resume_sample(resume.id) < 16 THEN ' s3' END,
			CASE WHEN resume_sample(resume.id) < 4 THEN ' s4' END,
			CASE WHEN resume_sample(resume.id) < 1 THEN ' s5' END
		],
		NULL))
$$;--> statement-breakpoint
-- The terms that people type parts of: the others are looked up whole.
CREATE FUNCTION is_typed_term(term text)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT left(term, 1) <> ' ' OR left(term, 2) IN (' l', ' e', ' p')
$$;--> statement-breakpoint
-- Writes the search rows of these resumes, and the terms that no resume had before.
CREATE FUNCTION put_resume_search(changed uuid[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	unknown text[];
BEGIN
	INSERT INTO resume_search (resume_id, created_at, cell, is_featured, terms)
	SELECT id, created_at, cell, is_featured, resume_terms(resumes)
	FROM resumes WHERE id = ANY (changed) AND withdrawn_at IS NULL
	ON CONFLICT (resume_id) DO UPDATE SET
		created_at = excluded.created_at, cell = excluded.cell, is_featured = excluded.is_featured, terms = excluded.terms;
	-- One by one: a single join would hash the whole table of terms for a single resume.
	SELECT array_agg(term ORDER BY term) INTO unknown
	FROM (SELECT DISTINCT unnest(tsvector_to_array(terms)) AS term FROM resume_search WHERE resume_id = ANY (changed)) AS own
	WHERE is_typed_term(term) AND (SELECT known.resumes FROM search_terms known WHERE known.term = own.term) IS NULL;
	IF unknown IS NULL THEN RETURN; END IF;
	-- Two writers that met the same new words in another order would wait for each other.
	PERFORM pg_advisory_xact_lock(hashtext('search_terms'));
	INSERT INTO search_terms (term, resumes)
	SELECT term, count(*) FROM resume_search, unnest(tsvector_to_array(terms)) AS term
	WHERE resume_id = ANY (changed) AND term = ANY (unknown)
	GROUP BY term ORDER BY term
	ON CONFLICT (term) DO NOTHING;
END $$;--> statement-breakpoint
CREATE FUNCTION note_library_change(resume resumes, change integer)
RETURNS void LANGUAGE sql AS $$
	INSERT INTO library_changes (cell, company, role, industry, experience_level, is_featured, visa_sponsored, change)
	VALUES (resume.cell, resume.company, resume.role, resume.industry, resume.experience_level,
		resume.is_featured, resume.visa_sponsored, change)
$$;--> statement-breakpoint
CREATE FUNCTION resumes_were_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM put_resume_search(array_agg(id)) FROM added WHERE withdrawn_at IS NULL HAVING count(*) > 0;
	INSERT INTO library_changes (cell, company, role, industry, experience_level, is_featured, visa_sponsored, change)
	SELECT cell, company, role, industry, experience_level, is_featured, visa_sponsored, count(*)
	FROM added WHERE withdrawn_at IS NULL
	GROUP BY cell, company, role, industry, experience_level, is_featured, visa_sponsored;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION resume_was_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.withdrawn_at IS NULL THEN PERFORM note_library_change(old, -1); END IF;
	IF new.withdrawn_at IS NULL THEN
		PERFORM note_library_change(new, 1);
		PERFORM put_resume_search(ARRAY[new.id]);
	ELSE
		DELETE FROM resume_search WHERE resume_id = new.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION resume_was_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.withdrawn_at IS NULL THEN PERFORM note_library_change(old, -1); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resumes_added AFTER INSERT ON resumes
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION resumes_were_added();--> statement-breakpoint
-- Views, which change all the time, are not among these columns.
CREATE TRIGGER resume_changed AFTER UPDATE OF title, company, role, industry, experience_level, description, tags,
		is_featured, visa_sponsored, location, education, previous_role, created_at, withdrawn_at ON resumes
	FOR EACH ROW WHEN (
		(old.search_text, old.cell, old.location, old.education, old.previous_role, old.created_at, old.withdrawn_at)
		IS DISTINCT FROM
		(new.search_text, new.cell, new.location, new.education, new.previous_role, new.created_at, new.withdrawn_at)
	) EXECUTE FUNCTION resume_was_changed();--> statement-breakpoint
CREATE TRIGGER resume_deleted AFTER DELETE ON resumes
	FOR EACH ROW EXECUTE FUNCTION resume_was_deleted();--> statement-breakpoint
-- Counts anew how many resumes have each term. Reads every search row.
CREATE FUNCTION count_search_terms() RETURNS void LANGUAGE sql AS $$
	INSERT INTO search_terms AS known (term, resumes)
	SELECT word, ndoc FROM ts_stat('select terms from resume_search') WHERE is_typed_term(word)
	ORDER BY word
	ON CONFLICT (term) DO UPDATE SET resumes = excluded.resumes WHERE known.resumes <> excluded.resumes;
$$;--> statement-breakpoint
-- Writes everything anew, after rows were written past the triggers.
CREATE FUNCTION rebuild_resume_search() RETURNS void LANGUAGE sql AS $$
	TRUNCATE resume_search, search_terms;
	INSERT INTO resume_search (resume_id, created_at, cell, is_featured, terms)
	SELECT id, created_at, cell, is_featured, resume_terms(resumes) FROM resumes WHERE withdrawn_at IS NULL;
	SELECT count_search_terms();
$$;--> statement-breakpoint
SELECT rebuild_resume_search();--> statement-breakpoint
CREATE INDEX "resume_search_terms" ON "resume_search" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_terms_trigrams" ON "search_terms" USING gin ("term" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- The words of the library without what is around them, for "did you mean" and for suggestions.
DROP MATERIALIZED VIEW search_vocabulary;--> statement-breakpoint
CREATE MATERIALIZED VIEW search_vocabulary AS
	SELECT word, sum(resumes)::int AS resumes
	FROM search_terms, LATERAL (
		SELECT DISTINCT word FROM regexp_split_to_table(term, '[^[:alnum:]+#]+') AS word
	) AS words
	WHERE left(term, 1) <> ' ' AND resumes > 0 AND length(word) > 2
	GROUP BY word;--> statement-breakpoint
CREATE UNIQUE INDEX search_vocabulary_word ON search_vocabulary (word COLLATE "C");--> statement-breakpoint
CREATE INDEX search_vocabulary_trigrams ON search_vocabulary USING gin (word gin_trgm_ops);
