-- The orders in bands, as terms: the first finds of an order are looked for in its first bands.
--   " t"   the day on which a resume was added, counted from 2000, in UTC
--   " u"   how often it was viewed: 1 from 64 times on, one more for each fourfold; none below
CREATE FUNCTION day_term(at timestamptz)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	' t' || lpad(greatest(0, (at AT TIME ZONE 'UTC')::date - date '2000-01-01')::text, 5, '0');--> statement-breakpoint
CREATE FUNCTION views_term(views integer)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	' u' || nullif(width_bucket(views, ARRAY[64, 256, 1024, 4096, 16384, 65536, 262144, 1048576]), 0);--> statement-breakpoint
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
			day_term(resume.created_at),
			views_term(resume.view_count)
		],
		NULL))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_counted_term(term text)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	left(term, 1) <> ' ' OR left(term, 2) IN (' n', ' b', ' l', ' e', ' p', ' t', ' u');--> statement-breakpoint
-- A view writes what words are found by only when it brings the resume into another band.
CREATE FUNCTION views_reached_a_band() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM put_resume_search(ARRAY[new.id]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resume_views AFTER UPDATE OF view_count ON resumes
	FOR EACH ROW WHEN (views_term(old.view_count) IS DISTINCT FROM views_term(new.view_count))
	EXECUTE FUNCTION views_reached_a_band();--> statement-breakpoint
ALTER TABLE resume_search DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE resume_search SET terms = terms || array_to_tsvector(array_remove(ARRAY[day_term(resumes.created_at), views_term(view_count)], NULL))
FROM resumes WHERE resumes.id = resume_id;--> statement-breakpoint
ALTER TABLE resume_search ENABLE TRIGGER USER;--> statement-breakpoint
INSERT INTO search_terms (term, resumes)
SELECT term, count(*) FROM resumes, unnest(ARRAY[day_term(created_at), views_term(view_count)]) AS term
WHERE withdrawn_at IS NULL AND term IS NOT NULL GROUP BY term;
--> statement-breakpoint
-- How often a term occurs is known better than from a sample of rows. With its own numbers, Postgres would sooner read
-- all rows of a small library, each with all its terms. Setting the type, which stays, forgets the numbers it has.
ALTER TABLE resume_search ALTER COLUMN terms TYPE tsvector, ALTER COLUMN terms SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE resume_lines ALTER COLUMN terms TYPE tsvector, ALTER COLUMN terms SET STATISTICS 0;
