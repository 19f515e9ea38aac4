import { formatMonth } from "#app/domain/base/dates.ts";
import { type MonthlyNumbers, monthsUntil } from "#app/domain/billing/cancellation-numbers.ts";
import { plans, type SoldPlanId } from "#app/domain/billing/plans.ts";
import { formatFigure, share, type Unit } from "./overview.ts";

/* The business by plan and month. What each figure counts stands in docs/admin.md, "Figures of the business". */

/** A month as it is looked at: the present one ends now. */
export type MonthBounds = { month: string; begins: Date; ends: Date };

/** Pro in a month: customers with a paid period at its beginning and its end, and those who were lost. */
export type MonthOfPro = {
	month: string;
	atBegin: number;
	atEnd: number;
	recurringInCents: number;
	left: number;
	/** Of those who left: whose renewal was not paid. */
	leftUnpaid: number;
};

/** Accounts that were made in a month, and how many of them paid within 30 days, by what they bought first. */
export type MonthOfAccounts = { month: string; accounts: number; pack: number; pro: number };

export type BusinessRows = {
	pro: readonly MonthOfPro[];
	/** Customers with a running pack at the end of a month. */
	packs: readonly { month: string; holders: number }[];
	accounts: readonly MonthOfAccounts[];
	refunds: readonly { month: string; planId: SoldPlanId; refundedInCents: number }[];
};

/** For how many days after signing up a first payment counts as a conversion. */
export const conversionDays = 30;

/** A figure by month: what it counts, in words, and its numbers. */
export type BusinessPlot = {
	name: string;
	/** What is counted, in a sentence. */
	meaning: string;
	unit: Unit;
	numbers: MonthlyNumbers;
};

export function businessBounds(now: Date): MonthBounds[] {
	return monthsUntil(now).map((month) => {
		const begins = new Date(`${month}-01T00:00:00.000Z`);
		const next = new Date(Date.UTC(begins.getUTCFullYear(), begins.getUTCMonth() + 1, 1));
		return { month, begins, ends: next < now ? next : now };
	});
}

const packSeries = { key: plans.pack.id, label: plans.pack.name };
const proSeries = { key: plans.pro.id, label: plans.pro.name };

/** The plots of the business, each with a stack for every month. */
export function businessPlots(rows: BusinessRows, now: Date): BusinessPlot[] {
	const months = monthsUntil(now);
	const of = <Row extends { month: string }>(list: readonly Row[], month: string) =>
		list.find((row) => row.month === month);
	const plot = (
		more: Pick<BusinessPlot, "name" | "meaning" | "unit">,
		series: MonthlyNumbers["series"],
		valuesOf: (month: string) => (number | null)[],
	): BusinessPlot => ({
		...more,
		numbers: {
			series,
			months: months.map((month) => {
				const values = valuesOf(month);
				const isKnown = values.some((value) => value !== null);
				const total = isKnown ? values.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null;
				return { month, label: formatMonth(month), values, total };
			}),
		},
	});
	const refunded = (month: string, planId: SoldPlanId) =>
		rows.refunds.find((row) => row.month === month && row.planId === planId)?.refundedInCents ?? 0;
	return [
		plot(
			{
				name: "Members",
				meaning: `People with a paid ${plans.pro.name} period, or a running ${plans.pack.name} that was paid, at the end of the month. Who has both counts in both.`,
				unit: "count",
			},
			[proSeries, packSeries],
			(month) => [of(rows.pro, month)?.atEnd ?? 0, of(rows.packs, month)?.holders ?? 0],
		),
		plot(
			{
				name: "Recurring revenue",
				meaning: `What the ${plans.pro.name} months that ran at the end of the month were paid with, after refunds. Packs do not recur.`,
				unit: "money",
			},
			[proSeries],
			(month) => [of(rows.pro, month)?.recurringInCents ?? 0],
		),
		plot(
			{
				name: "Churn",
				meaning: `Of the ${plans.pro.name} members at the beginning of the month, the share without a paid period at its end. A pause counts as away until it ends.`,
				unit: "percent",
			},
			[
				{ key: "left", label: "Left" },
				{ key: "unpaid", label: "Renewal not paid" },
			],
			(month) => {
				const { atBegin, left, leftUnpaid } = of(rows.pro, month) ?? {
					atBegin: 0,
					left: 0,
					leftUnpaid: 0,
				};
				return [share(left - leftUnpaid, atBegin), share(leftUnpaid, atBegin)];
			},
		),
		plot(
			{
				name: "Conversion",
				meaning: `Of the accounts made in the month, the share that paid within ${conversionDays} days, by what they bought first. The last two months are not complete.`,
				unit: "percent",
			},
			[proSeries, packSeries],
			(month) => {
				const { accounts, pack, pro } = of(rows.accounts, month) ?? {
					accounts: 0,
					pack: 0,
					pro: 0,
				};
				return [share(pro, accounts), share(pack, accounts)];
			},
		),
		plot(
			{
				name: "Refunds",
				meaning: "What was given back of the payments of the month, whenever it was given back.",
				unit: "money",
			},
			[proSeries, packSeries],
			(month) => [refunded(month, plans.pro.id), refunded(month, plans.pack.id)],
		),
	];
}

/** "41 now, 38 in May 2026": what a plot says at a glance, also to those who do not see it. */
export function describeBusiness({ unit, numbers: { months } }: BusinessPlot): string {
	const [before, present] = months.slice(-2);
	const now = `${formatFigure(present?.total ?? null, unit)} ${unit === "count" ? "now" : "so far this month"}`;
	return before ? `${now}, ${formatFigure(before.total, unit)} in ${before.label}` : now;
}
