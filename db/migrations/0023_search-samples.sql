CREATE INDEX "resume_lines_sample_1" ON "resume_lines" USING gin ("terms") WITH (fastupdate=false) WHERE resume_sample(resume_id) < 256;--> statement-breakpoint
CREATE INDEX "resume_lines_sample_2" ON "resume_lines" USING gin ("terms") WITH (fastupdate=false) WHERE resume_sample(resume_id) < 64;--> statement-breakpoint
CREATE INDEX "resume_lines_sample_3" ON "resume_lines" USING gin ("terms") WITH (fastupdate=false) WHERE resume_sample(resume_id) < 16;--> statement-breakpoint
CREATE INDEX "resume_lines_sample_4" ON "resume_lines" USING gin ("terms") WITH (fastupdate=false) WHERE resume_sample(resume_id) < 4;--> statement-breakpoint
CREATE INDEX "resume_lines_sample_5" ON "resume_lines" USING gin ("terms") WITH (fastupdate=false) WHERE resume_sample(resume_id) < 1;--> statement-breakpoint
CREATE INDEX "resume_search_featured" ON "resume_search" USING gin ("terms") WITH (fastupdate=false) WHERE is_featured;--> statement-breakpoint
CREATE INDEX "resume_search_sample_1" ON "resume_search" USING gin ("terms") WITH (fastupdate=false) WHERE resume_sample(resume_id) < 256;--> statement-breakpoint
CREATE INDEX "resume_search_sample_2" ON "resume_search" USING gin ("terms") WITH (fastupdate=false) WHERE resume_sample(resume_id) < 64;--> statement-breakpoint
CREATE INDEX "resume_search_sample_3" ON "resume_search" USING gin ("terms") WITH (fastupdate=false) WHERE resume_sample(resume_id) < 16;--> statement-breakpoint
CREATE INDEX "resume_search_sample_4" ON "resume_search" USING gin ("terms") WITH (fastupdate=false) WHERE resume_sample(resume_id) < 4;--> statement-breakpoint
CREATE INDEX "resume_search_sample_5" ON "resume_search" USING gin ("terms") WITH (fastupdate=false) WHERE resume_sample(resume_id) < 1;--> statement-breakpoint
-- Samples have indexes of their own and need no terms. Rows keep theirs, which nothing asks for, until they are written again.
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
			' p' || lower(resume.previous_role)
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
			' p' || lower(resume.previous_role)
		],
		NULL))
$$;
