CREATE TABLE "promises" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mailbox_hash" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promises_once" ON "promises" USING btree ("order_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "promises_one_guarantee" ON "promises" USING btree ("mailbox_hash") WHERE kind = 'guarantee';--> statement-breakpoint
CREATE INDEX "promises_mailbox" ON "promises" USING btree ("mailbox_hash");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_order" ON "contact_messages" USING btree ("order_id");