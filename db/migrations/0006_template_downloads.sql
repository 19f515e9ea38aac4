CREATE TABLE "template_downloads" (
	"template" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "template_downloads_user_id_template_day_pk" PRIMARY KEY("user_id","template","day")
);
--> statement-breakpoint
ALTER TABLE "template_downloads" ADD CONSTRAINT "template_downloads_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_downloads_day" ON "template_downloads" USING btree ("day");