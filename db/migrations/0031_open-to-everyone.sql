ALTER TABLE "resumes" ADD COLUMN "open_to_everyone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "resumes_open_to_everyone" ON "resumes" USING btree ("id") WHERE open_to_everyone and withdrawn_at is null;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_open_to_everyone" CHECK (withdrawn_at is null or not open_to_everyone);