-- In a number, while words are parted, letters stand for the point and for the commas before thousands.
CREATE FUNCTION mark_numbers(folded text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	CASE WHEN folded ~ '[0-9][.,][0-9]' THEN regexp_replace(
		regexp_replace(folded, '(?<=[0-9])\.(?=[0-9])', U&'\E000', 'g'), '(?<=[0-9]),(?=[0-9]{3}(?![0-9]))', U&'\E001', 'g')
	ELSE folded END;--> statement-breakpoint
CREATE FUNCTION unmark_numbers(word text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(word, U&'\E000\E001', '.');--> statement-breakpoint
-- What stands together by signs, in one word, and the numbers that have a point or commas, as a whole: "e-commerce"
-- is also "ecommerce", "3.9" is not only 3 and 9, and "10,000" is also "10000".
CREATE OR REPLACE FUNCTION joined_words(text text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
	WITH marked AS MATERIALIZED (SELECT mark_numbers(fold_letters(text)) AS folded)
	SELECT ARRAY(
		SELECT unmark_numbers(translate(found[1], '-./&', ''))
		FROM regexp_matches(marked.folded, '[a-z0-9\ue000\ue001]+(?:[-./&][a-z0-9\ue000\ue001]+){1,3}', 'g') AS found
		WHERE found[1] ~ '[a-z]' AND length(found[1]) <= 40)
	|| ARRAY(
		SELECT unmark_numbers(left(found[1], 100))
		FROM regexp_matches(marked.folded, '[^\s!-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f\ue000\ue001]+[\ue000\ue001][^\s!-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f]*', 'g') AS found
		WHERE left(found[1], 100) ~ '[\ue000\ue001]')
	FROM marked);--> statement-breakpoint
-- Words that the index has in another form than they are written, each with a space and how it is written: "fulltime
-- full-time", "10000 10,000", "cafe café", "companys company's".
CREATE FUNCTION written_words(text text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
	WITH marked AS MATERIALIZED (SELECT mark_numbers(fold_letters(text)) AS folded)
	SELECT ARRAY(
		SELECT DISTINCT unmark_numbers(translate(found[1], '-./&', '')) || ' ' || translate(found[1], U&'\E000\E001', '.,')
		FROM regexp_matches(marked.folded, '[a-z0-9\ue000\ue001]+(?:[-./&][a-z0-9\ue000\ue001]+){1,3}|[0-9]+\ue001[a-z0-9\ue000\ue001]+', 'g') AS found
		WHERE (found[1] ~ '[a-z]' OR found[1] ~ '^[0-9\ue000\ue001]+$') AND length(found[1]) <= 40)
	|| ARRAY(
		SELECT DISTINCT word || ' ' || form FROM (
			SELECT btrim(translate(found[1], '’‘ʼ`´', ''''''''''''), '''') AS form FROM regexp_matches(lower(normalize(text)),
				'[a-z0-9]*[^\s!-&(-_a-\u00b3\u00b5-\u00bf\u00d7\u00f7\u2000-\u2017\u201a-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f]'
				'[^\s!-&(-\u002f\u003a-_\u007b-\u00b3\u00b5-\u00bf\u00d7\u00f7\u2000-\u2017\u201a-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f]*', 'g') AS found
		) AS apart, LATERAL btrim(fold_text(form)) AS word
		WHERE form <> word AND word <> '' AND strpos(word, ' ') = 0 AND length(form) <= 40)
	FROM marked);--> statement-breakpoint
-- One more kind of term, for suggestions alone, and the background is joined by signs too:
--   " j"   a word of what everybody may read, a space, and how it is written, where that is not the same
CREATE OR REPLACE FUNCTION resume_terms(resume resumes, names text, about text, skills text, lines text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(array_remove(
		words_of(names || about || coalesce(fold_text(resume.description), ''))
		|| joined_words(concat_ws(' | ', resume.title, resume.company, resume.role, resume.industry,
			resume.experience_level, resume.description, array_to_string(resume.tags, ' | '),
			resume.location, resume.education, resume.previous_role))
		|| ARRAY(SELECT ' j' || written FROM unnest(written_words(concat_ws(' | ', resume.title, resume.company, resume.role, resume.industry,
			resume.experience_level, resume.description, array_to_string(resume.tags, ' | '),
			resume.location, resume.education, resume.previous_role))) AS written)
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
CREATE OR REPLACE FUNCTION is_counted_term(term text)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	left(term, 1) <> ' ' OR left(term, 2) IN (' n', ' b', ' l', ' e', ' p', ' o', ' t', ' u', ' j');--> statement-breakpoint
-- The words of the library, for suggestions: each as most resumes write it.
DROP MATERIALIZED VIEW search_vocabulary;--> statement-breakpoint
CREATE MATERIALIZED VIEW search_vocabulary AS
	WITH forms AS (
		SELECT DISTINCT ON (word) word, form, resumes, sum(resumes) OVER (PARTITION BY word) AS of_all
		FROM search_terms, LATERAL split_part(term, ' ', 2) AS lettered, LATERAL substr(lettered, 2) AS word,
			LATERAL split_part(term, ' ', 3) AS form
		WHERE left(term, 2) = ' j' AND resumes > 0
		ORDER BY word, resumes DESC, form
	)
	SELECT term AS word, known.resumes, CASE
		WHEN term = 'cplusplus' THEN 'c++'
		WHEN term = 'csharp' THEN 'c#'
		WHEN term = 'fsharp' THEN 'f#'
		WHEN term = 'dotnet' THEN '.net'
		WHEN forms.resumes > known.resumes - of_all THEN form
		ELSE term
	END AS written
	FROM search_terms AS known LEFT JOIN forms ON forms.word = term
	WHERE left(term, 1) <> ' ' AND known.resumes > 0 AND length(term) > 2
	WITH NO DATA;--> statement-breakpoint
CREATE UNIQUE INDEX search_vocabulary_word ON search_vocabulary (word COLLATE "C");--> statement-breakpoint
-- Nobody counts or writes terms until all have them.
LOCK TABLE resume_search, search_terms, search_term_changes IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
UPDATE resume_lines SET terms = line_terms(resumes, text, verb, has_number) FROM resumes
WHERE resumes.id = resume_id AND text ~ '[0-9][.,][0-9]';--> statement-breakpoint
ALTER TABLE resume_search DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE resume_search SET terms = made.terms FROM made_resume_search(ARRAY(SELECT resume_id FROM resume_search)) AS made
WHERE made.resume_id = resume_search.resume_id AND made.terms <> resume_search.terms;--> statement-breakpoint
ALTER TABLE resume_search ENABLE TRIGGER USER;--> statement-breakpoint
DELETE FROM search_term_changes;--> statement-breakpoint
DELETE FROM search_terms;--> statement-breakpoint
INSERT INTO search_terms (term, resumes)
SELECT word, ndoc FROM ts_stat('select terms from resume_search') WHERE is_counted_term(word) ORDER BY word;--> statement-breakpoint
REFRESH MATERIALIZED VIEW search_vocabulary;
