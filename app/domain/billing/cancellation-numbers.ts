import { formatMonth } from "#app/domain/base/dates.ts";
import {
	type CancellationReason,
	cancellationReasons,
	type Satisfaction,
	satisfactions,
} from "./cancellation.ts";

/** How many months are drawn, the current one included. */
export const shownMonths = 12;

/** How many canceled in a month for a reason, with an opinion; `month` is `YYYY-MM`, in UTC. */
export type CancellationCount = {
	month: string;
	reason: CancellationReason;
	satisfaction: Satisfaction | null;
	count: number;
};

/** A table of numbers: a row for each month, a column for each answer. */
export type MonthlyNumbers = {
	series: readonly { key: string; label: string }[];
	/** Null where there is nothing to divide by. */
	months: readonly {
		month: string;
		label: string;
		values: readonly (number | null)[];
		total: number | null;
	}[];
};

export const noAnswer = { key: "none", label: "No answer" } as const;

const byReason = cancellationReasons.map((reason) => ({ key: reason, label: reason }));
const bySatisfaction = [
	...satisfactions.map(({ value, label }) => ({ key: value, label })),
	noAnswer,
];

/** The months that are shown, the oldest first, as `YYYY-MM`. */
export function monthsUntil(now: Date): string[] {
	return Array.from({ length: shownMonths }, (_, index) => {
		const back = shownMonths - 1 - index;
		const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
		return month.toISOString().slice(0, 7);
	});
}

/** When the first of the shown months begins. */
export function firstMonthStart(now: Date): Date {
	return new Date(`${monthsUntil(now)[0]}-01T00:00:00.000Z`);
}

/** The numbers of the last months, one table by reason and one by satisfaction; empty months count zero. */
export function numbersByMonth(
	counts: readonly CancellationCount[],
	now: Date,
): { reasons: MonthlyNumbers; satisfaction: MonthlyNumbers } {
	return {
		reasons: tabulate(counts, now, byReason, ({ reason }) => reason),
		satisfaction: tabulate(
			counts,
			now,
			bySatisfaction,
			({ satisfaction }) => satisfaction ?? noAnswer.key,
		),
	};
}

function tabulate(
	counts: readonly CancellationCount[],
	now: Date,
	series: MonthlyNumbers["series"],
	keyOf: (count: CancellationCount) => string,
): MonthlyNumbers {
	const months = monthsUntil(now).map((month) => {
		const ofMonth = counts.filter((count) => count.month === month);
		const values = series.map(({ key }) =>
			ofMonth.reduce((sum, count) => (keyOf(count) === key ? sum + count.count : sum), 0),
		);
		return {
			month,
			label: formatMonth(month),
			values,
			total: values.reduce((sum, value) => sum + value, 0),
		};
	});
	return { series, months };
}

/** The reason that an address asks for; null for all. */
export const readReason = (params: URLSearchParams): CancellationReason | null =>
	cancellationReasons.find((one) => one === params.get("reason")) ?? null;
