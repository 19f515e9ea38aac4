import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { an, fall, rise, thousands, usd, word } from "../../quantities.ts";

export const productAnalytics: Theme = {
	key: "product-analytics",
	label: "product analytics and causal inference",
	skills: [
		{ name: "Languages", keywords: ["SQL", "Python", "R", "Jinja", "Bash", "Git"] },
		{
			name: "Methods",
			keywords: [
				"Causal inference",
				"Difference-in-differences",
				"Propensity scores",
				"Instrumental variables",
				"Cohort analysis",
				"Survival analysis",
				"Metric design",
			],
		},
		{
			name: "Tools",
			keywords: [
				"dbt",
				"Snowflake",
				"BigQuery",
				"Looker",
				"Amplitude",
				"Airflow",
				"DoWhy",
				"Tableau",
			],
		},
	],
	projects: [
		{
			name: "Late Buses, Missed Classes",
			levels: [0, 1],
			description:
				"Study of transit delays and attendance from public feeds and anonymized swipe counts",
			highlights: [
				(r) =>
					`Instrumented delays with upstream road incidents; ten minutes of delay lower attendance by ${(r.int(16, 38) / 10).toFixed(1)}%`,
				() => "Presented to the campus transit office, which moved one departure as a trial",
			],
		},
		{
			name: "dag-quiz",
			levels: [0, 1],
			description:
				"Web quiz that teaches which variables to control for, with graphs drawn by the learner",
			highlights: [
				(r) =>
					`${thousands(r.int(12, 58) * 100)} learners finished at least one level; median of ${r.int(7, 13)} levels`,
				() => "Checks answers with d-separation and explains each mistaken path",
			],
		},
		{
			name: "Open Metrics Glossary",
			levels: [0, 3],
			description:
				"Public repository of product metric definitions in SQL with the pitfalls of each",
			highlights: [
				(r) =>
					`${r.int(60, 130, 5)} definitions with tests against a synthetic event log; ${r.int(14, 42)} contributors`,
				() => "Written so that two analysts on different warehouses get the same number",
			],
		},
	],
	tags: ["product analytics", "causal inference", "sql", "dbt", "metrics", "retention", "looker"],
};

const line = linesOf(productAnalytics.key);

export const productAnalyticsBullets: Bullet[] = [
	line(
		[0, 0],
		(r) =>
			`Investigated ${an(r.int(4, 9))}% drop in ${r.pick(["weekly actives", "new activations", "completed uploads"])} in SQL and traced it to ${r.pick(["one app version on older phones", "a logging change", "a holiday shift in two countries"])} within ${word(r.int(2, 4))} days, avoiding an unneeded rollback`,
	),
	line(
		[0, 0],
		(r) =>
			`Segmented ${thousands(r.int(20, 90, 5) * 1000)} accounts by behavior in their first ${r.pick(["week", "two weeks", "month"])} with k-medoids, described ${word(r.int(4, 6))} groups with product research and found one that retains ${(r.int(16, 28) / 10).toFixed(1)} times as well as the average`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [14, 32, 1], [60, 85], 1);
		return `Modeled ${r.int(20, 55, 5)} core metrics in dbt with tests and owners, replacing ${c.before} competing dashboards with ${c.after} and making weekly numbers agree between product and finance`;
	}),
	line(
		[0, 1],
		(r) =>
			`Estimated the effect of ${r.pick(["team invitations", "mobile app use", "an onboarding call"])} on retention with propensity weighting and sensitivity bounds: ${word(r.int(3, 5))} points instead of the ${r.int(14, 22)} that a raw comparison suggests`,
	),
	line(
		[0, 1],
		() =>
			"Wrote specifications for event tracking with engineers before each launch and checked the data on release day, so that launch reviews start from numbers everyone accepts",
	),
	line([1, 2], (r) => {
		const c = rise(r, [24, 38, 1], [15, 35], 1);
		return `Found with survival analysis that accounts stall between ${r.pick(["first import and first share", "trial start and second user", "first project and first automation"])}; two changes aimed there raised week-eight retention from ${c.before}% to ${c.after}%`;
	}),
	line(
		[1, 2],
		(r) =>
			`Measured a forced ${r.pick(["interface migration", "price display change", "policy update"])} with synthetic controls across ${r.int(18, 45)} markets, putting its cost at ${(r.int(6, 19) / 10).toFixed(1)}% of sessions and ending ${word(r.int(2, 4))} months of debate`,
	),
	line(
		[1, 2],
		(r) =>
			`Built churn early warning on ${thousands(r.int(4, 22) * 1000)} accounts with reason codes for success managers and a randomized holdout; contacted accounts renewed ${word(r.int(4, 8))} points more often than held-out ones`,
	),
	line(
		[2, 3],
		(r) =>
			`Defined the north star metric and its ${word(r.int(4, 6))} input metrics for ${word(r.int(4, 8))} squads by testing ${r.int(14, 30)} candidates on predictive and causal grounds, adopted for planning company-wide`,
	),
	line(
		[2, 3],
		(r) =>
			`Used eligibility cutoffs as regression discontinuities to value ${r.pick(["premium support", "loyalty tiers", "credit limits"])}, leading to a redesign that saves ${usd(r.int(9, 36) * 100_000)} a year with retention held`,
	),
	line(
		[2, 3],
		() =>
			"Started causal office hours and a review of observational claims before they reach leadership; authors now state the comparison, the threats and what would change their mind",
	),
	line(
		[3, 4],
		(r) =>
			`Led analytics for a product area of ${r.int(60, 140, 10)} people with ${word(r.int(4, 7))} scientists embedded in squads, reallocating ${r.int(18, 30)}% of roadmap capacity to ${word(r.int(2, 3))} problems found by sizing work`,
	),
	line([3, 4], (r) => {
		const c = fall(r, [20, 45, 1], [55, 80], 1);
		return `Introduced a semantic layer with certified metrics and automated anomaly triage, cutting ad hoc requests from ${c.before} to ${c.after} a week and freeing ${word(r.int(2, 4))} scientists for causal work`;
	}),
	line(
		[4, 4],
		(r) =>
			`Set the data science agenda for ${word(r.int(3, 5))} business units with their general managers; ${word(r.int(4, 6))} studies changed annual plans, including the exit from a segment that consumed ${usd(r.int(4, 15) * 1_000_000)} a year`,
	),
	line(
		[3, 4],
		() =>
			"Rewrote how launches are judged: expected effect and decision rule stated in advance, results published whatever they are, and an archive that new teams read before proposing repeats",
	),
];
