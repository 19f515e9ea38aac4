ALTER TABLE "checkouts" ADD COLUMN "confirming_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_last_four" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispute_due_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_purchases" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "ended_unpaid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "amount_in_cents" integer;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "card_last_four" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "card_expires_at" timestamp (3) with time zone;--> statement-breakpoint
-- A pack that was closed before has last been changed by that.
UPDATE "user_purchases" SET "closed_at" = "updated_at" WHERE "status" <> 'succeeded';
