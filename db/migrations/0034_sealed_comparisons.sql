CREATE TABLE "sealed_comparisons" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sealed_comparisons_size" CHECK (octet_length(sealed) between 52 and 2097152)
);
--> statement-breakpoint
ALTER TABLE "sealed_comparisons" ADD CONSTRAINT "sealed_comparisons_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;