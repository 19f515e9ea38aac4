-- A line as a row, with what it is found by. Its number and its verb are worked out once, for the row and for the terms.
CREATE FUNCTION made_resume_line(resume resumes, of_file text, place int, section text, line text)
RETURNS SETOF resume_lines LANGUAGE sql STABLE AS $$
	SELECT resume.id, place::smallint, of_file, section, line, facts.verb, facts.has_number,
		resume.created_at, resume.cell, resume.is_featured, line_terms(resume, line, facts.verb, facts.has_number)
	FROM (SELECT line_has_number(line) AS has_number,
		CASE WHEN section <> 'summary' THEN substring(fold_text(line) FROM '^ ([^ \d][^ ]{0,99}) ') END AS verb OFFSET 0) AS facts
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_resume_lines(of_resume uuid, of_file text, places int[], sections text[], texts text[])
RETURNS void LANGUAGE sql AS $$
	INSERT INTO resume_lines SELECT made.*
	FROM resumes, unnest(places, sections, texts) AS line(place, section, text),
		made_resume_line(resumes, of_file, line.place, line.section, line.text) AS made
	WHERE resumes.id = of_resume AND resumes.withdrawn_at IS NULL
$$;--> statement-breakpoint
-- One statement for all documents: one for each is planned for each.
CREATE OR REPLACE FUNCTION put_document_lines(changed uuid[])
RETURNS void LANGUAGE sql AS $$
	DELETE FROM resume_lines WHERE resume_id = ANY (changed);
	INSERT INTO resume_lines SELECT made.*
	FROM resume_documents stored JOIN resumes ON resumes.id = stored.resume_id, document_lines(stored.document) AS line,
		made_resume_line(resumes, NULL, line.place::int, line.section, line.line) AS made
	WHERE resumes.id = ANY (changed) AND resumes.withdrawn_at IS NULL
$$;--> statement-breakpoint
-- Writes everything again, after rows were written past the triggers. The lines of files come with their measurement.
CREATE OR REPLACE FUNCTION rebuild_resume_search() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	terms_index record;
	definitions text[] := '{}';
BEGIN
	TRUNCATE resume_search, search_terms, search_term_changes, resume_lines;
	DELETE FROM resume_measurements WHERE file_key IS NOT NULL;
	-- An index of terms is made of all rows in a fifth of the time that it takes row by row.
	FOR terms_index IN SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition
		FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid JOIN pg_am ON pg_am.oid = relam
		WHERE indrelid = ANY ('{resume_search,search_terms,resume_lines}'::regclass[]) AND amname = 'gin'
	LOOP
		definitions := definitions || terms_index.definition;
		EXECUTE 'DROP INDEX ' || terms_index.name;
	END LOOP;
	PERFORM put_document_lines(ARRAY(SELECT resume_id FROM resume_documents));
	-- Terms are counted in the end, and not as the rows are added.
	ALTER TABLE resume_search DISABLE TRIGGER USER;
	INSERT INTO resume_search SELECT * FROM made_resume_search(ARRAY(SELECT id FROM resumes));
	ALTER TABLE resume_search ENABLE TRIGGER USER;
	INSERT INTO search_terms (term, resumes)
	SELECT word, ndoc FROM ts_stat('select terms from resume_search') WHERE is_counted_term(word) ORDER BY word;
	FOR at IN 1 .. cardinality(definitions) LOOP
		EXECUTE definitions[at];
	END LOOP;
END $$;
