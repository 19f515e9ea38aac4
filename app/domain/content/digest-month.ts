/** The calendar month that a monthly mail is about: the one before the day it is sent. */
export type DigestMonth = {
	/** `YYYY-MM` */
	month: string;
	from: Date;
	/** Exclusive. */
	until: Date;
};

/** The last whole month, in UTC. */
export function lastMonth(now: Date): DigestMonth {
	return spanOf(now.getUTCFullYear(), now.getUTCMonth() - 1);
}

/** @param month `YYYY-MM` */
export function monthSpan(month: string): DigestMonth {
	const [year = 0, number = 1] = month.split("-").map(Number);
	return spanOf(year, number - 1);
}

function spanOf(year: number, monthIndex: number): DigestMonth {
	const from = new Date(Date.UTC(year, monthIndex, 1));
	const until = new Date(Date.UTC(year, monthIndex + 1, 1));
	return { month: from.toISOString().slice(0, 7), from, until };
}
