-- The planner takes a third of the library for a sample of a few thousand otherwise, and sends for helpers. The
-- figures that it keeps of the index are not used, because the function is inlined.
CREATE STATISTICS "resumes_sample_share" ON (resume_sample(id)) FROM "resumes";--> statement-breakpoint
ANALYZE "resumes";
