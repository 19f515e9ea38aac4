ALTER TABLE "contributions" ADD COLUMN "is_taken_down" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "earlier_said" jsonb;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "earlier_submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_taken_down" CHECK (not is_taken_down or withdrawn_at is not null);--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_earlier" CHECK (earlier_submitted_at is null or (published_at is not null and earlier_said is not null));