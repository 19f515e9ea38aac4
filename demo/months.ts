/** A month as a whole number (months since year 0), so that spans are plain subtraction. */
export type Month = number;

/** `month` counts from 0 (January) to 11. */
export const monthOf = (year: number, month: number): Month => year * 12 + month;

/** The month in which an instant lies, in UTC. */
export const monthOfDate = (date: Date): Month =>
	monthOf(date.getUTCFullYear(), date.getUTCMonth());

export const yearOf = (month: Month): number => Math.floor(month / 12);

/** 0 for January to 11 for December. */
export const monthInYear = (month: Month): number => ((month % 12) + 12) % 12;

/** As resume documents hold it: "2024-05". */
export const writeMonth = (month: Month): string =>
	`${yearOf(month)}-${String(monthInYear(month) + 1).padStart(2, "0")}`;

/** The inverse of writeMonth; the text must be `YYYY-MM`. */
export const readMonth = (text: string): Month =>
	monthOf(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1);
