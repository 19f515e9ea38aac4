ALTER TABLE "pack_credits" ADD COLUMN "returned_for" text;--> statement-breakpoint
-- Until now only a withdrawal has given a credit back.
UPDATE "pack_credits" SET "returned_for" = 'withdrawal' WHERE "returned_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "pack_credits_one_swap" ON "pack_credits" USING btree ("purchase_id") WHERE returned_for = 'swap';--> statement-breakpoint
ALTER TABLE "pack_credits" ADD CONSTRAINT "pack_credits_returned" CHECK ((returned_at is null) = (returned_for is null));