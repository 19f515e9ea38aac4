import { formatPrice } from "#app/domain/base/money.ts";
import { dayAfter, lastWeeks, weekOf } from "#app/domain/base/weeks.ts";
import type { UseName } from "#app/domain/library/search-demand.ts";

/* What the owner sees of the site's use: figures of three periods, and plots of half a year by week. */

export const overviewWeeks = 26;

const periods = [
	{ name: "Today", days: 1, before: "yesterday" },
	{ name: "7 days", days: 7, before: "the 7 days before" },
	{ name: "28 days", days: 28, before: "the 28 days before" },
] as const;

/** The first day that the overview looks at. */
export function overviewStart(today: string): string {
	const [week = today] = lastWeeks(today, overviewWeeks);
	return week;
}

/** What was paid on a day; `purchases` are the orders that are no renewal. */
export type DayOfOrders = {
	day: string;
	orders: number;
	purchases: number;
	grossInCents: number;
	netInCents: number;
};

type Measure = UseName | "order" | "purchase" | "gross" | "net";
export type Unit = "count" | "money" | "percent";
type DailyFigures = Record<Measure, ReadonlyMap<string, number>>;

/** Rows of the database as one map of days for each measure. */
export function dailyFigures(
	counts: readonly { day: string; name: UseName; count: number }[],
	orders: readonly DayOfOrders[],
): DailyFigures {
	const counted = (name: UseName) =>
		new Map(counts.filter((row) => row.name === name).map(({ day, count }) => [day, count]));
	const paid = (field: Exclude<keyof DayOfOrders, "day">) =>
		new Map(orders.map((row) => [row.day, row[field]]));
	return {
		search: counted("search"),
		"sign-up": counted("sign-up"),
		open: counted("open"),
		checkout: counted("checkout"),
		order: paid("orders"),
		purchase: paid("purchases"),
		gross: paid("grossInCents"),
		net: paid("netInCents"),
	};
}

// Made once: one for each figure is a fifth of what the page takes.
const inForm = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat("en-US", options);
const tenths = inForm({ maximumFractionDigits: 1 });
const compact = inForm({ notation: "compact", maximumFractionDigits: 0 });
const compactTenths = inForm({ notation: "compact", maximumFractionDigits: 1 });

/** "12", "$1,234.50", "4.2%"; a dash where there is nothing to divide by. */
export function formatFigure(value: number | null, unit: Unit): string {
	if (value === null) return "–";
	if (unit === "money") return formatPrice(value);
	if (unit === "percent") return `${tenths.format(value)}%`;
	return value.toLocaleString("en-US");
}

/** "+25%, was 12": how a figure differs from the period before. */
export function describeChange(now: number | null, before: number | null, unit: Unit): string {
	const was = `was ${formatFigure(before, unit)}`;
	if (now === null || before === null || before === 0 || unit === "percent") return was;
	const change = Math.round(((now - before) / before) * 100);
	if (now === before) return "the same as before";
	const sign = change > 0 ? "+" : change < 0 ? "−" : "±";
	return `${sign}${Math.abs(change).toLocaleString("en-US")}%, ${was}`;
}

/** The share in percent; null when nothing can be divided. */
export const share = (part: number, whole: number): number | null =>
	whole === 0 ? null : (part / whole) * 100;

type Kind = { label: string; unit: Unit; of: (sum: (measure: Measure) => number) => number | null };

const kinds = {
	searches: { label: "Searches", unit: "count", of: (sum) => sum("search") },
	signUps: { label: "Sign-ups", unit: "count", of: (sum) => sum("sign-up") },
	opens: { label: "Resumes opened", unit: "count", of: (sum) => sum("open") },
	checkouts: { label: "Checkouts started", unit: "count", of: (sum) => sum("checkout") },
	orders: { label: "Orders", unit: "count", of: (sum) => sum("order") },
	revenue: {
		label: "Revenue, net of refunds and disputes",
		unit: "money",
		of: (sum) => sum("net"),
	},
	joining: {
		label: "Sign-ups per search",
		unit: "percent",
		of: (sum) => share(sum("sign-up"), sum("search")),
	},
	buying: {
		label: "New orders per sign-up",
		unit: "percent",
		of: (sum) => share(sum("purchase"), sum("sign-up")),
	},
} as const satisfies Record<string, Kind>;

function sumOf(figures: DailyFigures, from: string, days: number) {
	return (measure: Measure): number => {
		let sum = 0;
		for (let index = 0; index < days; index++) {
			sum += figures[measure].get(dayAfter(from, index)) ?? 0;
		}
		return sum;
	};
}

export type FigureRow = {
	label: string;
	cells: { period: string; value: string; change: string }[];
};

/** Every figure of today, 7 and 28 days (today is the last of them), beside the period before. */
export function overviewFigures(figures: DailyFigures, today: string): FigureRow[] {
	return Object.values(kinds).map(({ label, unit, of }: Kind) => ({
		label,
		cells: periods.map(({ name, days }) => {
			const from = dayAfter(today, 1 - days);
			const value = of(sumOf(figures, from, days));
			const before = of(sumOf(figures, dayAfter(from, -days), days));
			return {
				period: name,
				value: formatFigure(value, unit),
				change: describeChange(value, before, unit),
			};
		}),
	}));
}

export const figurePeriods = periods.map(({ name, before }) => ({ name, before }));

export type WeekSeries = { label: string; values: (number | null)[] };
export type WeekPlotData = {
	name: string;
	/** What a reader must know to read it right. */
	note?: string;
	unit: Unit;
	/** Amounts are drawn as columns, a share as a line. */
	form: "columns" | "line";
	/** Their Mondays. The last one still runs. */
	weeks: string[];
	main: WeekSeries;
	/** Columns behind the main ones, never lower than these. */
	behind?: WeekSeries;
};

/** The plots of the overview. */
export function overviewPlots(figures: DailyFigures, today: string): WeekPlotData[] {
	const weeks = lastWeeks(today, overviewWeeks);
	const byWeek = new Map<string, Map<Measure, number>>(weeks.map((week) => [week, new Map()]));
	for (const [measure, days] of Object.entries(figures) as [Measure, Map<string, number>][]) {
		for (const [day, value] of days) {
			const week = byWeek.get(weekOf(day));
			week?.set(measure, (week.get(measure) ?? 0) + value);
		}
	}
	const values = (of: Kind["of"]) =>
		weeks.map((week) => of((measure) => byWeek.get(week)?.get(measure) ?? 0));
	const plot = ({ label, unit, of }: Kind, more: Partial<WeekPlotData> = {}): WeekPlotData => ({
		name: label,
		unit,
		form: unit === "percent" ? "line" : "columns",
		weeks,
		main: { label, values: values(of) },
		...more,
	});
	return [
		plot(kinds.searches),
		plot(kinds.signUps),
		plot(kinds.opens, { note: "Each resume counts once per person per day." }),
		plot(kinds.checkouts),
		plot(kinds.orders, { note: "Includes Pro renewals." }),
		plot(kinds.revenue, {
			name: "Revenue",
			note: "Refunds and disputes count in the week of the payment.",
			main: { label: "Kept", values: values(kinds.revenue.of) },
			behind: { label: "Paid", values: values((sum) => sum("gross")) },
		}),
		plot(kinds.joining),
		plot(kinds.buying, { note: "Packs and first Pro payments, without renewals." }),
	];
}

/** The smallest step of an axis: what is counted comes in ones, money in dollars. */
export const smallestStep: Record<Unit, number> = { count: 1, money: 100, percent: 0.1 };

/** A number of an axis: "1.5K", "$20". */
export function formatTick(value: number, unit: Unit): string {
	if (unit === "percent") return formatFigure(value, unit);
	const amount = unit === "money" ? value / 100 : value;
	// Nobody writes "$295.9".
	const short = amount < 1000 ? compact : compactTenths;
	return `${unit === "money" ? "$" : ""}${short.format(amount)}`;
}

/** A plot in words, for people who do not see it. */
export function describePlot({ unit, weeks, main, behind }: WeekPlotData): string {
	const full = main.values.slice(0, -1);
	const highest = Math.max(0, ...full.map((value) => value ?? 0));
	const last = full.at(-1) ?? null;
	return [
		`${weeks.length} weeks to the present one.`,
		`Last full week: ${formatFigure(last, unit)}.`,
		`Highest full week: ${formatFigure(highest, unit)}.`,
		...(behind ? [`${behind.label} and ${main.label.toLowerCase()}.`] : []),
	].join(" ");
}
