import { z } from "zod";
import { addDays } from "#app/domain/base/dates.ts";

/* The days that a list of the dashboard is narrowed to: `YYYY-MM-DD`, in UTC. */

const daySchema = z.iso.date();

/** A day as it stands in an address; null for anything else. */
export function parseDay(value: string | null): string | null {
	const day = daySchema.safeParse(value);
	// The database knows no year 0, and its latest year is far away.
	return day.success && day.data >= "1970-01-01" ? day.data : null;
}

/** The first instant of a day. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

// The database reads no year of five digits.
const latest = Date.UTC(10_000, 0) - 1;

/** The first instant that is no longer of a day; of the last day that there is, its last one. */
export const endOfDay = (day: string): Date =>
	new Date(Math.min(addDays(startOfDay(day), 1).getTime(), latest));
