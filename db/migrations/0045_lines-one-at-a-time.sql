-- Of two that write the lines of one file at once, the second waits for the first, and takes the place of its lines.
CREATE OR REPLACE FUNCTION put_file_lines(of_resume uuid, of_file text, sections text[], texts text[])
RETURNS void LANGUAGE sql AS $$
	SELECT FROM resumes WHERE id = of_resume FOR NO KEY UPDATE;
	DELETE FROM resume_lines WHERE resume_id = of_resume;
	SELECT add_resume_lines(of_resume, of_file, ARRAY(SELECT generate_series(0, cardinality(texts) - 1)), sections, texts)
	FROM resume_files WHERE key = of_file AND held IS NULL;
$$;
