CREATE INDEX "resumes_without_file" ON "resumes" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE availability = 'none' and withdrawn_at is null;--> statement-breakpoint
ALTER TABLE "resume_uploads" DROP COLUMN "seen_at";--> statement-breakpoint
-- What cannot be read is not featured; what is only held back will be readable again.
update resumes set is_featured = false where is_featured and availability = 'none'
	and not exists (select from resume_files where resume_id = resumes.id and held is not null);
--> statement-breakpoint
-- The name of a file is often a person's.
update resume_uploads set original_name = 'resume.' || kind where resume_id is not null;
