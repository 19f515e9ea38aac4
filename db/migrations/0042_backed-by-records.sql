-- Demonstrations of the library alone were filled with views that nobody had.
UPDATE resumes SET view_count = counted.views FROM (
	SELECT demo.id, (SELECT count(*)::int FROM resume_views WHERE resume_id = demo.id) AS views
	FROM resumes AS demo WHERE demo.provenance = 'demo'
) AS counted WHERE resumes.id = counted.id AND resumes.view_count <> counted.views;--> statement-breakpoint
-- Members who ended the monthly email before that took their address off the newsletter, too.
UPDATE email_signups SET status = 'unsubscribed' FROM "user" AS member
	JOIN email_preferences AS chosen ON chosen.user_id = member.id
WHERE lower(btrim(email_signups.email)) = lower(btrim(member.email)) AND member.email_verified
	AND NOT chosen.product_updates AND email_signups.status = 'active';
