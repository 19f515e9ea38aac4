import { timestamp } from "drizzle-orm/pg-core";

// Indexes that descend say `nullsFirst`: `order by x desc` means that, and cannot use one with nulls last.

/** A moment. Milliseconds, because a JavaScript date has no more and a page cursor must come back unchanged. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
