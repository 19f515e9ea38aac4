CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- The text that a search looks through, one field a line, in lower case. Declared immutable so that a
-- generated column may use it: array_to_string is only called stable because of types other than text.
CREATE FUNCTION resume_search_text(title text, company text, role text, industry text, description text, tags text[])
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower(concat_ws(E'\n', title, company, role, industry, description, array_to_string(tags, E'\n')))
$$;--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_allowances" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text NOT NULL,
	"return_to" text DEFAULT '/' NOT NULL,
	"password_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "pack_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"spent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"returned_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "reading_history" (
	"user_id" text NOT NULL,
	"resume_id" uuid NOT NULL,
	"source" text NOT NULL,
	"first_opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_history_user_id_resume_id_pk" PRIMARY KEY("user_id","resume_id")
);
--> statement-breakpoint
CREATE TABLE "resume_documents" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"style" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_files" (
	"key" text PRIMARY KEY NOT NULL,
	"resume_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"blocks" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_sheets" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"geometry" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_views" (
	"resume_id" uuid NOT NULL,
	"viewer_key" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "resume_views_resume_id_viewer_key_day_pk" PRIMARY KEY("resume_id","viewer_key","day")
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"role" text NOT NULL,
	"industry" text NOT NULL,
	"experience_level" text NOT NULL,
	"description" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"file_url" text,
	"view_count" integer DEFAULT 0 NOT NULL,
	"provenance" text NOT NULL,
	"offer_month" varchar(7),
	"availability" text NOT NULL,
	"facts" jsonb,
	"sheet_version" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (resume_search_text(title, company, role, industry, description, tags)) STORED NOT NULL,
	CONSTRAINT "resumes_view_count" CHECK (view_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"resumes_remaining" integer NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"stripe_session_id" text NOT NULL,
	"stripe_payment_intent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_purchases_stripe_session_id_unique" UNIQUE("stripe_session_id"),
	CONSTRAINT "user_purchases_stripe_payment_intent_unique" UNIQUE("stripe_payment_intent"),
	CONSTRAINT "user_purchases_remaining" CHECK (resumes_remaining between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "user_resume_access" (
	"user_id" text NOT NULL,
	"resume_id" uuid NOT NULL,
	"source" text NOT NULL,
	"purchase_id" uuid,
	"accessed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_resume_access_user_id_resume_id_pk" PRIMARY KEY("user_id","resume_id"),
	CONSTRAINT "user_resume_access_source" CHECK ((source = 'pack') = (purchase_id is not null))
);
--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"status" text NOT NULL,
	"stripe_status" text NOT NULL,
	"current_period_start" timestamp (3) with time zone NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"grace_until" timestamp (3) with time zone,
	"stripe_customer_id" text NOT NULL,
	"stripe_subscription_id" text NOT NULL,
	"synced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_subscriptions_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_credits" ADD CONSTRAINT "pack_credits_purchase_id_user_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."user_purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_credits" ADD CONSTRAINT "pack_credits_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_history" ADD CONSTRAINT "reading_history_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_history" ADD CONSTRAINT "reading_history_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_documents" ADD CONSTRAINT "resume_documents_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_sheets" ADD CONSTRAINT "resume_sheets_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_views" ADD CONSTRAINT "resume_views_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_purchases" ADD CONSTRAINT "user_purchases_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_resume_access" ADD CONSTRAINT "user_resume_access_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_resume_access" ADD CONSTRAINT "user_resume_access_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_resume_access" ADD CONSTRAINT "user_resume_access_purchase_id_user_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."user_purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider_unique" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "outbox_mails_recent" ON "outbox_mails" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "pack_credits_once" ON "pack_credits" USING btree ("purchase_id","resume_id") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "reading_history_recent" ON "reading_history" USING btree ("user_id","last_opened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "resume_files_kind" ON "resume_files" USING btree ("resume_id","origin","kind");--> statement-breakpoint
CREATE INDEX "resumes_recent" ON "resumes" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "resumes_popular" ON "resumes" USING btree ("view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "resumes_featured" ON "resumes" USING btree ("is_featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "resumes_featured_strip" ON "resumes" USING btree ("view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_featured and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "resumes_facets" ON "resumes" USING btree ("company","role","industry","experience_level","is_featured") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "resumes_search_text" ON "resumes" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "resumes_filters" ON "resumes" USING gin (company gin_trgm_ops,role gin_trgm_ops,industry gin_trgm_ops) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_unique" ON "user" USING btree (lower(btrim("email")));--> statement-breakpoint
CREATE INDEX "user_purchases_user" ON "user_purchases" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_resume_access_one_free" ON "user_resume_access" USING btree ("user_id") WHERE source = 'free';--> statement-breakpoint
CREATE INDEX "user_resume_access_purchase" ON "user_resume_access" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_user" ON "user_subscriptions" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
-- The words of the library, for "did you mean": refreshed when the library changes.
CREATE MATERIALIZED VIEW search_vocabulary AS
	SELECT word, count(*)::int AS resumes
	FROM resumes, LATERAL (
		SELECT DISTINCT word FROM regexp_split_to_table(search_text, '[^[:alnum:]+#]+') AS word
	) AS words
	WHERE withdrawn_at IS NULL AND length(word) > 2
	GROUP BY word;--> statement-breakpoint
CREATE UNIQUE INDEX search_vocabulary_word ON search_vocabulary (word);--> statement-breakpoint
CREATE INDEX search_vocabulary_trigrams ON search_vocabulary USING gin (word gin_trgm_ops);
