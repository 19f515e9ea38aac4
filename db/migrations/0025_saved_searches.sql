CREATE TABLE "arrived_resumes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "arrived_resumes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resume_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_finds" (
	"search_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "saved_search_finds_search_id_resume_id_pk" PRIMARY KEY("search_id","resume_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search_keys" (
	"key" text NOT NULL,
	"search_id" uuid NOT NULL,
	CONSTRAINT "saved_search_keys_key_search_id_pk" PRIMARY KEY("key","search_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"query" text NOT NULL,
	"name" text NOT NULL,
	"alert" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "saved_searches_text" CHECK (length(name) between 1 and 80 and length(query) <= 1900),
	CONSTRAINT "saved_searches_alert" CHECK (alert in ('at-once', 'weekly', 'never'))
);
--> statement-breakpoint
ALTER TABLE "arrived_resumes" ADD CONSTRAINT "arrived_resumes_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_keys" ADD CONSTRAINT "saved_search_keys_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrived_resumes_resume" ON "arrived_resumes" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "saved_search_finds_resume" ON "saved_search_finds" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "saved_search_finds_due" ON "saved_search_finds" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "saved_search_keys_search" ON "saved_search_keys" USING btree ("search_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_query" ON "saved_searches" USING btree ("user_id","query");--> statement-breakpoint
-- What comes into the library is compared with saved searches by a job: publishing costs one narrow row.
CREATE FUNCTION resumes_arrived() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO arrived_resumes (resume_id) SELECT id FROM added WHERE withdrawn_at IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resumes_arrived AFTER INSERT ON resumes
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION resumes_arrived();--> statement-breakpoint
CREATE FUNCTION resume_came_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO arrived_resumes (resume_id) VALUES (new.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resume_came_back AFTER UPDATE OF withdrawn_at ON resumes
	FOR EACH ROW WHEN (old.withdrawn_at IS NOT NULL AND new.withdrawn_at IS NULL) EXECUTE FUNCTION resume_came_back();
