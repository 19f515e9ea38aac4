-- A text as words between spaces, all in one form: without case, accents, apostrophes and signs. What the words of
-- a search become is in app/domain/library/search/fold.ts; a test compares the two.
CREATE FUNCTION fold_letters(text text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	replace(replace(replace(replace(replace(replace(replace(
		translate(lower(CASE WHEN octet_length(text) = length(text) THEN text
			ELSE regexp_replace(normalize(text, NFKD), '[\u0300-\u036f]', '', 'g') END), 'øđłı''’‘ʼ`´', 'odli'),
		'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'c++', 'cplusplus'), 'c#', 'csharp'), 'f#', 'fsharp'), ' .net', ' dotnet');--> statement-breakpoint
CREATE FUNCTION fold_text(text text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	' ' || btrim(regexp_replace(fold_letters(' ' || text),
		'[\s!-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f]+', ' ', 'g')) || ' ';--> statement-breakpoint
-- What stands together by signs, in one word as well: "e-commerce" is also "ecommerce".
CREATE FUNCTION joined_words(text text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ARRAY(
	SELECT translate(found[1], '-./&', '')
	FROM regexp_matches(fold_letters(text), '[a-z0-9]+(?:[-./&][a-z0-9]+){1,3}', 'g') AS found
	WHERE found[1] ~ '[a-z]' AND length(found[1]) <= 40);--> statement-breakpoint
CREATE FUNCTION words_of(folded text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	ARRAY(SELECT DISTINCT left(word, 100) FROM string_to_table(folded, ' ') AS word WHERE word NOT IN ('', '|'));--> statement-breakpoint
-- The texts of a document. `skills` holds positions, skills, degrees, certificates, languages and places; `lines` the
-- rest, but for what identifies the person: name, address, employers and schools. Of an employer only its kind stays.
CREATE FUNCTION document_texts(document jsonb, OUT skills text, OUT lines text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT
		(SELECT string_agg(value #>> '{}', ' | ') FROM (
			SELECT jsonb_path_query(document, '$.basics.label') AS value
			UNION ALL SELECT jsonb_path_query(document, '$.basics.location')
			UNION ALL SELECT jsonb_path_query(document, '$.work[*].position')
			UNION ALL SELECT jsonb_path_query(document, '$.work[*].location')
			UNION ALL SELECT jsonb_path_query(document, '$.education[*].studyType')
			UNION ALL SELECT jsonb_path_query(document, '$.education[*].area')
			UNION ALL SELECT jsonb_path_query(document, '$.skills[*].name')
			UNION ALL SELECT jsonb_path_query(document, '$.skills[*].keywords[*]')
			UNION ALL SELECT jsonb_path_query(document, '$.certificates[*].name')
			UNION ALL SELECT jsonb_path_query(document, '$.languages[*].language')
		) AS skill),
		(SELECT string_agg(value #>> '{}', ' | ') FROM (
			SELECT jsonb_path_query(document, '$.basics.summary') AS value
			UNION ALL SELECT jsonb_path_query(document, '$.work[*].highlights[*]')
			UNION ALL SELECT jsonb_path_query(document, '$.projects[*].name')
			UNION ALL SELECT jsonb_path_query(document, '$.projects[*].description')
			UNION ALL SELECT jsonb_path_query(document, '$.projects[*].highlights[*]')
			UNION ALL SELECT jsonb_path_query(document, '$.education[*].courses[*]')
			UNION ALL SELECT jsonb_path_query(document, '$.awards[*].title')
			UNION ALL SELECT jsonb_path_query(document, '$.interests[*]')
			UNION ALL SELECT to_jsonb(kind) FROM
				jsonb_path_query(document, '$.work[*].name') AS house,
				unnest(words_of(fold_text(house #>> '{}'))) AS kind
				WHERE kind = ANY ('{agency,bank,cafe,clinic,clinics,college,consulting,county,credit,district,foods,foundation,freight,
					government,grocery,hospital,hospitals,hotel,hotels,insurance,labs,law,library,llp,logistics,museum,nonprofit,
					pharmacy,publishing,restaurant,retail,school,schools,startup,studio,theater,union,university,utility}')
		) AS line)
$$;--> statement-breakpoint
-- What a resume is found by, as terms:
--   a word            of what everybody may read: title, company, role, industry, level, description, tags, background
--   " n" and a word   of title, company and role
--   " b" and a word   of the document. Asked only when five resumes have it
--   " c", " r", " i", " x"   company, role, industry and level as they are; " f" featured, " v" visa
--   " l", " e", " p"  location, education, previous role, in lower case
--   " 1" to " 5"      one resume in 4, 16, 64, 256 and 1024, for counts that need not be exact
DROP FUNCTION resume_terms(resumes);--> statement-breakpoint
CREATE FUNCTION resume_terms(resume resumes, names text, about text, skills text, lines text)
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
			CASE WHEN resume_sample(resume.id) < 256 THEN ' 1' END,
			CASE WHEN resume_sample(resume.id) < 64 THEN ' 2' END,
			CASE WHEN resume_sample(resume.id) < 16 THEN ' 3' END,
			CASE WHEN resume_sample(resume.id) < 4 THEN ' 4' END,
			CASE WHEN resume_sample(resume.id) < 1 THEN ' 5' END
		],
		NULL))
$$;--> statement-breakpoint
DROP FUNCTION is_typed_term(text);--> statement-breakpoint
-- The terms that are counted: all but those that are asked for as they are.
CREATE FUNCTION is_counted_term(term text)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	left(term, 1) <> ' ' OR left(term, 2) IN (' n', ' b', ' l', ' e', ' p');--> statement-breakpoint
TRUNCATE resume_search, search_terms;--> statement-breakpoint
CREATE TABLE "search_term_changes" (
	"term" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_term_changes_term" ON "search_term_changes" USING btree ("term");--> statement-breakpoint
ALTER TABLE "resume_search" ADD COLUMN "names" text NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_search" ADD COLUMN "about" text NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_search" ADD COLUMN "skills" text NOT NULL;--> statement-breakpoint
CREATE FUNCTION made_resume_search(changed uuid[])
RETURNS SETOF resume_search LANGUAGE sql STABLE AS $$
	SELECT resumes.id, resumes.created_at, resumes.cell, resumes.is_featured,
		resume_terms(resumes, texts.names, texts.about, document.skills, document.lines), texts.names, texts.about,
		coalesce(fold_text(document.skills), '')
	FROM resumes
	LEFT JOIN resume_documents ON resume_documents.resume_id = resumes.id
	CROSS JOIN LATERAL document_texts(resume_documents.document) AS document
	CROSS JOIN LATERAL (SELECT
		'|' || fold_text(resumes.title) || '|' || fold_text(resumes.company) || '|' || fold_text(resumes.role) || '|' AS names,
		'|' || fold_text(concat_ws(' | ', array_to_string(resumes.tags, ' | '), resumes.industry, resumes.experience_level,
			resumes.location, resumes.education, resumes.previous_role)) || '|' AS about
	) AS texts
	WHERE resumes.id = ANY (changed) AND resumes.withdrawn_at IS NULL
$$;--> statement-breakpoint
-- Writes the search rows of these resumes.
CREATE OR REPLACE FUNCTION put_resume_search(changed uuid[])
RETURNS void LANGUAGE sql AS $$
	INSERT INTO resume_search SELECT * FROM made_resume_search(changed)
	ON CONFLICT (resume_id) DO UPDATE SET
		created_at = excluded.created_at, cell = excluded.cell, is_featured = excluded.is_featured,
		terms = excluded.terms, names = excluded.names, about = excluded.about, skills = excluded.skills;
$$;--> statement-breakpoint
-- How many resumes have each term follows every change of the search rows: as a row more, since two writers would
-- wait for each other over one number. A job adds the rows up.
CREATE FUNCTION add_search_terms(added text[], removed text[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	unknown text[];
BEGIN
	INSERT INTO search_term_changes (term, change)
	SELECT term, sum(change) FROM (
		SELECT unnest(added) AS term, 1 AS change UNION ALL SELECT unnest(removed), -1
	) AS changes WHERE is_counted_term(term)
	GROUP BY term HAVING sum(change) <> 0;
	-- One by one: a single join would hash the whole table of terms for a single resume.
	SELECT array_agg(own.term) INTO unknown FROM (SELECT DISTINCT unnest(added) AS term) AS own
	WHERE is_counted_term(own.term) AND (SELECT known.resumes FROM search_terms known WHERE known.term = own.term) IS NULL;
	IF unknown IS NULL THEN RETURN; END IF;
	-- Two writers that met the same new words in another order would wait for each other.
	PERFORM pg_advisory_xact_lock(hashtext('search_terms'));
	INSERT INTO search_terms (term, resumes) SELECT unnest(unknown), 0 ORDER BY 1 ON CONFLICT (term) DO NOTHING;
END $$;--> statement-breakpoint
CREATE FUNCTION add_up_search_terms() RETURNS void LANGUAGE sql AS $$
	WITH changes AS (DELETE FROM search_term_changes RETURNING term, change)
	INSERT INTO search_terms AS known (term, resumes)
	SELECT term, sum(change) FROM changes GROUP BY term ORDER BY term
	ON CONFLICT (term) DO UPDATE SET resumes = known.resumes + excluded.resumes;
	DELETE FROM search_terms WHERE resumes = 0 AND NOT EXISTS (
		SELECT FROM search_term_changes changed WHERE changed.term = search_terms.term);
$$;--> statement-breakpoint
CREATE FUNCTION search_rows_were_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_search_terms((SELECT array_agg(term) FROM added, unnest(tsvector_to_array(terms)) AS term), '{}')
	FROM added LIMIT 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION search_rows_were_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_search_terms(
		(SELECT array_agg(term) FROM added, unnest(tsvector_to_array(terms)) AS term),
		(SELECT array_agg(term) FROM removed, unnest(tsvector_to_array(terms)) AS term))
	FROM added LIMIT 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION search_rows_were_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_search_terms('{}', (SELECT array_agg(term) FROM removed, unnest(tsvector_to_array(terms)) AS term))
	FROM removed LIMIT 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION documents_were_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM put_resume_search(array_agg(resume_id)) FROM written HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER documents_added AFTER INSERT ON resume_documents
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION documents_were_written();--> statement-breakpoint
CREATE TRIGGER documents_changed AFTER UPDATE ON resume_documents
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION documents_were_written();--> statement-breakpoint
CREATE TRIGGER documents_deleted AFTER DELETE ON resume_documents
	REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION documents_were_written();--> statement-breakpoint
DROP FUNCTION count_search_terms();--> statement-breakpoint
-- Writes everything again, after rows were written past the triggers.
DROP FUNCTION rebuild_resume_search();--> statement-breakpoint
CREATE FUNCTION rebuild_resume_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	TRUNCATE resume_search, search_terms, search_term_changes;
	-- Terms are counted in the end, and not as the rows are added.
	ALTER TABLE resume_search DISABLE TRIGGER USER;
	INSERT INTO resume_search SELECT * FROM made_resume_search(ARRAY(SELECT id FROM resumes));
	ALTER TABLE resume_search ENABLE TRIGGER USER;
	INSERT INTO search_terms (term, resumes)
	SELECT word, ndoc FROM ts_stat('select terms from resume_search') WHERE is_counted_term(word) ORDER BY word;
END $$;--> statement-breakpoint
SELECT rebuild_resume_search();--> statement-breakpoint
CREATE TRIGGER search_rows_added AFTER INSERT ON resume_search
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION search_rows_were_added();--> statement-breakpoint
CREATE TRIGGER search_rows_changed AFTER UPDATE ON resume_search
	REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION search_rows_were_changed();--> statement-breakpoint
CREATE TRIGGER search_rows_deleted AFTER DELETE ON resume_search
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION search_rows_were_deleted();--> statement-breakpoint
-- Words alone are looked for by a part of them; the others by the whole.
DROP INDEX "search_terms_trigrams";--> statement-breakpoint
CREATE INDEX "search_terms_trigrams" ON "search_terms" USING gin ("term" gin_trgm_ops) WITH (fastupdate=false)
	WHERE left(term, 2) NOT IN (' n', ' b');--> statement-breakpoint
-- The words of the library, for suggestions.
DROP MATERIALIZED VIEW search_vocabulary;--> statement-breakpoint
CREATE MATERIALIZED VIEW search_vocabulary AS
	SELECT term AS word, resumes FROM search_terms
	WHERE left(term, 1) <> ' ' AND resumes > 0 AND length(term) > 2;--> statement-breakpoint
CREATE UNIQUE INDEX search_vocabulary_word ON search_vocabulary (word COLLATE "C");
