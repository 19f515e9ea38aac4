ALTER TABLE "reading_models" ADD COLUMN "learned_from" text;--> statement-breakpoint
-- The bands of the order by date are weeks: to ask for many days takes longer than to look at some more finds.
--   " t"   the week in which a resume was added, counted from 2000, in UTC
CREATE FUNCTION week_term(at timestamptz)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	' t' || lpad((greatest(0, (at AT TIME ZONE 'UTC')::date - date '2000-01-01') / 7)::text, 4, '0');--> statement-breakpoint
-- Two filters are one list of the index, which is shorter than either:
--   " q"   two of a resume's company, role, industry and level, whose letters follow; the one of fewer values first
CREATE FUNCTION pair_terms(resume resumes)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ARRAY[
	' qrc' || resume.role || '|' || resume.company,
	' qxc' || resume.experience_level || '|' || resume.company,
	' qri' || resume.role || '|' || resume.industry,
	' qxr' || resume.experience_level || '|' || resume.role,
	' qxi' || resume.experience_level || '|' || resume.industry
];--> statement-breakpoint
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
			week_term(resume.created_at),
			views_term(resume.view_count)
		] || pair_terms(resume),
		NULL))
$$;--> statement-breakpoint
ALTER TABLE resume_search DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE resume_search SET terms = ts_delete(terms, day_term(resumes.created_at))
	|| array_to_tsvector(array_remove(pair_terms(resumes) || week_term(resumes.created_at), NULL))
FROM resumes WHERE resumes.id = resume_id;--> statement-breakpoint
ALTER TABLE resume_search ENABLE TRIGGER USER;--> statement-breakpoint
-- `day_term` stays: processes of the version before ask for it until they are replaced.
DELETE FROM search_term_changes WHERE left(term, 2) = ' t';--> statement-breakpoint
DELETE FROM search_terms WHERE left(term, 2) = ' t';--> statement-breakpoint
INSERT INTO search_terms (term, resumes)
SELECT week_term(created_at), count(*) FROM resumes WHERE withdrawn_at IS NULL GROUP BY 1;
