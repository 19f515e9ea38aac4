ALTER TABLE "contributions" ADD COLUMN "work_address" text;--> statement-breakpoint
-- A resume whose person does not agree to it has no lines: so none is found, kept or quoted, whoever asks.
CREATE OR REPLACE FUNCTION add_resume_lines(of_resume uuid, of_file text, places int[], sections text[], texts text[])
RETURNS void LANGUAGE sql AS $$
	INSERT INTO resume_lines SELECT made.*
	FROM resumes, unnest(places, sections, texts) AS line(place, section, text),
		made_resume_line(resumes, of_file, line.place, line.section, line.text) AS made
	WHERE resumes.id = of_resume AND resumes.withdrawn_at IS NULL AND resumes.in_lines
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION put_document_lines(changed uuid[])
RETURNS void LANGUAGE sql AS $$
	DELETE FROM resume_lines WHERE resume_id = ANY (changed);
	INSERT INTO resume_lines SELECT made.*
	FROM resume_documents stored JOIN resumes ON resumes.id = stored.resume_id, document_lines(stored.document) AS line,
		made_resume_line(resumes, NULL, line.place::int, line.section, line.line) AS made
	WHERE resumes.id = ANY (changed) AND resumes.withdrawn_at IS NULL AND resumes.in_lines
$$;--> statement-breakpoint
-- What its person agrees to holds at once. The lines of a file come back with its measurement.
CREATE FUNCTION consent_was_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.in_lines <> new.in_lines THEN
		PERFORM put_document_lines(ARRAY[new.id]);
		DELETE FROM resume_measurements WHERE resume_id = new.id AND file_key IS NOT NULL AND new.in_lines;
	END IF;
	DELETE FROM resume_measurements WHERE resume_id = new.id AND NOT new.in_insights;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resume_consent AFTER UPDATE OF in_lines, in_insights ON "resumes"
	FOR EACH ROW WHEN (old.in_lines <> new.in_lines OR old.in_insights <> new.in_insights)
	EXECUTE FUNCTION consent_was_changed();
