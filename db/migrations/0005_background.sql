DROP INDEX "resumes_facets";--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "resume_views_day" ON "resume_views" USING btree ("day","resume_id");--> statement-breakpoint
CREATE INDEX "resumes_background" ON "resumes" USING gin (location gin_trgm_ops,education gin_trgm_ops,previous_role gin_trgm_ops) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "orders_subscription" ON "orders" USING btree ("stripe_subscription_id");--> statement-breakpoint
CREATE INDEX "resumes_facets" ON "resumes" USING btree ("company","role","industry","experience_level","is_featured","visa_sponsored") WHERE withdrawn_at is null;