CREATE TABLE "resume_lines" (
	"resume_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"file_key" text,
	"section" text NOT NULL,
	"text" text NOT NULL,
	"verb" text,
	"has_number" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cell" bigint NOT NULL,
	"is_featured" boolean NOT NULL,
	"terms" "tsvector" NOT NULL,
	CONSTRAINT "resume_lines_resume_id_place_pk" PRIMARY KEY("resume_id","place")
);
--> statement-breakpoint
ALTER TABLE "resume_lines" ADD CONSTRAINT "resume_lines_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_lines" ADD CONSTRAINT "resume_lines_file_key_resume_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."resume_files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_lines_terms" ON "resume_lines" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "resume_lines_file" ON "resume_lines" USING btree ("file_key") WHERE file_key is not null;--> statement-breakpoint
-- Numbers that measure something, as findFigures does (app/domain/reader/sheet/figures.ts); a test compares the two.
CREATE FUNCTION line_has_number(line text)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN EXISTS (
	SELECT FROM regexp_matches(line, '(?<![[:alpha:]\d_/.&#-]|\d[.,])(?<!(?:(?<!\w)(?:\w*[A-Z]\w*[A-Z]\w*|Fortune|Level|Type|Form|Phase|Version|Series|Python|Java|Angular|Web|v)|S&P)[ -])'
		'([+−<>~≈]?(?:US)?[$€£¥]?\d+(?:[.,]\d+)*(?:%|[xX×](?![[:alpha:]])|\+|(?:MM|[kKMB])(?![[:alpha:]])|bn|ms|s(?![[:alpha:]]))?\+?)(?![\d/]|-[A-Z]|[[:alpha:]])', 'g') AS figure
	WHERE figure[1] !~ '^(19|20)\d\d$');--> statement-breakpoint
-- What a line is found by, as terms: its words, its number (" #"), its verb (" w"), and what narrows a search of
-- resumes, with the same letters as in resume_terms.
CREATE FUNCTION line_terms(resume resumes, line text, verb text, has_number boolean)
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
			CASE WHEN resume_sample(resume.id) < 256 THEN ' 1' END,
			CASE WHEN resume_sample(resume.id) < 64 THEN ' 2' END,
			CASE WHEN resume_sample(resume.id) < 16 THEN ' 3' END,
			CASE WHEN resume_sample(resume.id) < 4 THEN ' 4' END,
			CASE WHEN resume_sample(resume.id) < 1 THEN ' 5' END
		],
		NULL))
$$;--> statement-breakpoint
-- The lines of a document in its order: sentences of the summary, bullets, lines of projects.
CREATE FUNCTION document_lines(document jsonb)
RETURNS TABLE (place bigint, section text, line text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT row_number() OVER (ORDER BY part, entry, nth) - 1, found.section, btrim(found.line) FROM (
		SELECT 1 AS part, 0::bigint AS entry, nth, 'summary' AS section, sentence AS line
		FROM regexp_split_to_table(document #>> '{basics,summary}', '(?<=[.!?])\s+(?=[^a-z\s])') WITH ORDINALITY AS split(sentence, nth)
		UNION ALL
		SELECT 2, job.nth, bullet.nth, 'work', bullet.value #>> '{}'
		FROM jsonb_path_query(document, '$.work[*]') WITH ORDINALITY AS job(value, nth),
			jsonb_path_query(job.value, '$.highlights[*]') WITH ORDINALITY AS bullet(value, nth)
		UNION ALL
		SELECT 3, project.nth, 0, 'projects', project.value ->> 'description'
		FROM jsonb_path_query(document, '$.projects[*]') WITH ORDINALITY AS project(value, nth)
		UNION ALL
		SELECT 3, project.nth, bullet.nth, 'projects', bullet.value #>> '{}'
		FROM jsonb_path_query(document, '$.projects[*]') WITH ORDINALITY AS project(value, nth),
			jsonb_path_query(project.value, '$.highlights[*]') WITH ORDINALITY AS bullet(value, nth)
	) AS found WHERE btrim(found.line) <> ''
$$;--> statement-breakpoint
-- Writes lines as rows, with what they are found by.
CREATE FUNCTION add_resume_lines(of_resume uuid, of_file text, places int[], sections text[], texts text[])
RETURNS void LANGUAGE sql AS $$
	INSERT INTO resume_lines (resume_id, place, file_key, section, text, verb, has_number, created_at, cell, is_featured, terms)
	SELECT resumes.id, line.place, of_file, line.section, line.text, words.verb, line_has_number(line.text),
		resumes.created_at, resumes.cell, resumes.is_featured,
		line_terms(resumes, line.text, words.verb, line_has_number(line.text))
	FROM resumes, unnest(places, sections, texts) AS line(place, section, text),
		LATERAL (SELECT CASE WHEN line.section <> 'summary'
			THEN substring(fold_text(line.text) FROM '^ ([^ \d][^ ]{0,99}) ') END AS verb) AS words
	WHERE resumes.id = of_resume AND resumes.withdrawn_at IS NULL
$$;--> statement-breakpoint
-- The lines of documents, in place of all that these resumes had.
CREATE FUNCTION put_document_lines(changed uuid[])
RETURNS void LANGUAGE sql AS $$
	DELETE FROM resume_lines WHERE resume_id = ANY (changed);
	SELECT add_resume_lines(resume_id, NULL, array_agg(line.place::int), array_agg(line.section), array_agg(line.line))
	FROM resume_documents, document_lines(document) AS line
	WHERE resume_id = ANY (changed) GROUP BY resume_id;
$$;--> statement-breakpoint
-- The lines of a file, in place of all that its resume had. None of a file that nobody gets.
CREATE FUNCTION put_file_lines(of_resume uuid, of_file text, sections text[], texts text[])
RETURNS void LANGUAGE sql AS $$
	DELETE FROM resume_lines WHERE resume_id = of_resume;
	SELECT add_resume_lines(of_resume, of_file, ARRAY(SELECT generate_series(0, cardinality(texts) - 1)), sections, texts)
	FROM resume_files WHERE key = of_file AND held IS NULL;
$$;--> statement-breakpoint
-- A resume whose body is a file has the words of its lines for those of a document.
CREATE OR REPLACE FUNCTION made_resume_search(changed uuid[])
RETURNS SETOF resume_search LANGUAGE sql STABLE AS $$
	SELECT resumes.id, resumes.created_at, resumes.cell, resumes.is_featured,
		resume_terms(resumes, texts.names, texts.about, document.skills, coalesce(document.lines, of_file.lines)), texts.names, texts.about,
		coalesce(fold_text(document.skills), '')
	FROM resumes
	LEFT JOIN resume_documents ON resume_documents.resume_id = resumes.id
	CROSS JOIN LATERAL document_texts(resume_documents.document) AS document
	CROSS JOIN LATERAL (SELECT string_agg(text, ' | ') AS lines FROM resume_lines
		WHERE resume_lines.resume_id = resumes.id AND file_key IS NOT NULL) AS of_file
	CROSS JOIN LATERAL (SELECT
		'|' || fold_text(resumes.title) || '|' || fold_text(resumes.company) || '|' || fold_text(resumes.role) || '|' AS names,
		'|' || fold_text(concat_ws(' | ', array_to_string(resumes.tags, ' | '), resumes.industry, resumes.experience_level,
			resumes.location, resumes.education, resumes.previous_role)) || '|' AS about
	) AS texts
	WHERE resumes.id = ANY (changed) AND resumes.withdrawn_at IS NULL
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION documents_were_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM put_document_lines(array_agg(resume_id)) FROM written HAVING count(*) > 0;
	PERFORM put_resume_search(array_agg(resume_id)) FROM written HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION resume_was_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.withdrawn_at IS NULL THEN PERFORM note_library_change(old, -1); END IF;
	IF new.withdrawn_at IS NULL THEN
		PERFORM note_library_change(new, 1);
		PERFORM put_resume_search(ARRAY[new.id]);
		IF old.withdrawn_at IS NOT NULL THEN
			PERFORM put_document_lines(ARRAY[new.id]);
		ELSE
			UPDATE resume_lines SET created_at = new.created_at, cell = new.cell, is_featured = new.is_featured,
				terms = line_terms(new, text, verb, has_number)
			WHERE resume_id = new.id;
		END IF;
	ELSE
		DELETE FROM resume_lines WHERE resume_id = new.id;
		DELETE FROM resume_search WHERE resume_id = new.id;
		-- When it is put back its file is measured again, and its lines with it.
		DELETE FROM resume_measurements WHERE resume_id = new.id AND file_key IS NOT NULL;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION file_lines_were_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM put_resume_search(array_agg(DISTINCT resume_id)) FROM written WHERE file_key IS NOT NULL HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER lines_added AFTER INSERT ON resume_lines
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION file_lines_were_written();--> statement-breakpoint
CREATE TRIGGER lines_deleted AFTER DELETE ON resume_lines
	REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION file_lines_were_written();--> statement-breakpoint
-- Of a file that is held back no line is shown. Once it is free, it is measured again, and its lines with it.
CREATE FUNCTION file_was_held() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM resume_lines WHERE file_key = new.key;
	DELETE FROM resume_measurements WHERE file_key = new.key AND new.held IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER file_held AFTER UPDATE OF held ON resume_files
	FOR EACH ROW WHEN (old.held IS DISTINCT FROM new.held) EXECUTE FUNCTION file_was_held();--> statement-breakpoint
-- Writes everything again, after rows were written past the triggers. The lines of files come with their measurement.
CREATE OR REPLACE FUNCTION rebuild_resume_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	TRUNCATE resume_search, search_terms, search_term_changes, resume_lines;
	DELETE FROM resume_measurements WHERE file_key IS NOT NULL;
	PERFORM put_document_lines(ARRAY(SELECT resume_id FROM resume_documents));
	-- Terms are counted in the end, and not as the rows are added.
	ALTER TABLE resume_search DISABLE TRIGGER USER;
	INSERT INTO resume_search SELECT * FROM made_resume_search(ARRAY(SELECT id FROM resumes));
	ALTER TABLE resume_search ENABLE TRIGGER USER;
	INSERT INTO search_terms (term, resumes)
	SELECT word, ndoc FROM ts_stat('select terms from resume_search') WHERE is_counted_term(word) ORDER BY word;
END $$;--> statement-breakpoint
-- Those of the files follow with the next measurement.
SELECT put_document_lines(ARRAY(SELECT resume_id FROM resume_documents));--> statement-breakpoint
DELETE FROM resume_measurements WHERE file_key IS NOT NULL;
