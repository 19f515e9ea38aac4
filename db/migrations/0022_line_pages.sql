CREATE TABLE "line_pages" (
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"lines" integer NOT NULL,
	CONSTRAINT "line_pages_user_id_at_pk" PRIMARY KEY("user_id","at")
);
--> statement-breakpoint
ALTER TABLE "line_pages" ADD CONSTRAINT "line_pages_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_pages_recent" ON "line_pages" USING btree ("at");