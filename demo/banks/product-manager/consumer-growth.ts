import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { an, fall, rise, short, thousands, usd, word } from "../../quantities.ts";

export const consumerGrowth: Theme = {
	key: "consumer-growth",
	label: "consumer growth",
	skills: [
		{
			name: "Product",
			keywords: [
				"Activation funnels",
				"A/B testing",
				"Lifecycle messaging",
				"Referral programs",
				"User interviews",
				"Roadmapping",
				"PRDs",
			],
		},
		{
			name: "Analytics",
			keywords: [
				"SQL",
				"Amplitude",
				"Mixpanel",
				"Looker",
				"Cohort analysis",
				"Google Analytics",
				"Optimizely",
			],
		},
		{
			name: "Tools",
			keywords: ["Figma", "Jira", "Braze", "AppsFlyer", "Notion", "Statsig"],
		},
	],
	projects: [
		{
			name: "Campus Eats Swap",
			levels: [0, 1],
			description: "Web app on which students pass on unused meal-plan swipes",
			highlights: [
				(r) =>
					`Grew from a dormitory group chat to ${thousands(r.int(400, 1800, 50))} registered students in one semester, ${r.int(38, 61)}% of them through invitations`,
				() =>
					"Interviewed 22 students before writing a requirement; dropped the planned rating system as a result",
			],
		},
		{
			name: "Onboarding Teardown Newsletter",
			levels: [0, 1],
			description:
				"Biweekly analysis of the first five minutes of a consumer app, with redesigned screens",
			highlights: [
				(r) =>
					`${thousands(r.int(5, 32) * 100)} subscribers after a year, with an open rate of ${r.int(44, 62)}%`,
				() =>
					"Each issue ends with three testable hypotheses and the metric that would decide them",
			],
		},
		{
			name: "Habit Garden",
			levels: [0, 2],
			description: "iOS habit tracker built with two friends; led product, research and launch",
			highlights: [
				(r) =>
					`${thousands(r.int(12, 85) * 100)} downloads; raised day-7 retention from ${r.int(14, 18)}% to ${r.int(23, 29)}% over five releases`,
				() =>
					"Cut the sign-up wall after a test showed that it cost a third of new users and added nothing to retention",
			],
		},
	],
	tags: ["growth", "a/b testing", "activation", "retention", "amplitude", "sql", "onboarding"],
};

const line = linesOf(consumerGrowth.key);

const rate = (tenths: number) => `${(tenths / 10).toFixed(1)}%`;

export const consumerGrowthBullets: Bullet[] = [
	line([0, 0], (r) => {
		const c = rise(r, [310, 440, 5], [9, 22], 1);
		return `Wrote the spec for a shorter sign-up (${word(r.int(6, 8))} fields to ${word(r.int(2, 4))}) and saw it through an A/B test with ${thousands(r.int(18, 70, 2) * 1000)} visitors; completion rose from ${rate(c.before)} to ${rate(c.after)}`;
	}),
	line(
		[0, 0],
		(r) =>
			`Interviewed ${r.int(12, 24)} lapsed users and tagged ${thousands(r.int(4, 16) * 100)} ${r.pick(["app store reviews", "support tickets", "cancellation comments"])}, then ranked the reasons for leaving; ${word(r.int(2, 4))} of the findings entered the next quarter's roadmap`,
	),
	line(
		[0, 1],
		(r) =>
			`Built the ${r.pick(["activation", "referral", "re-engagement"])} dashboard in ${r.pick(["Amplitude", "Looker", "Mixpanel"])} after defining ${r.int(18, 40)} events with engineering, replacing a weekly spreadsheet and exposing ${an(r.int(17, 34))}% drop-off at ${r.pick(["phone verification", "contact import", "notification permission"])}`,
	),
	line([0, 1], (r) => {
		const c = rise(r, [38, 62, 1], [14, 32], 1);
		return `Moved the ${r.pick(["notification permission", "location permission", "account creation"])} prompt to the moment of first value, raising its acceptance from ${c.before}% to ${c.after}% in a test over ${word(r.int(2, 4))} weeks`;
	}),
	line([1, 2], (r) => {
		const c = rise(r, [190, 260, 5], [10, 22], 1);
		return `Redesigned onboarding around one completed ${r.pick(["playlist", "lesson", "plan", "collection"])} in the first session; day-7 retention of new users went from ${rate(c.before)} to ${rate(c.after)} and held for ${word(r.int(3, 6))} monthly cohorts`;
	}),
	line(
		[1, 2],
		(r) =>
			`Launched a two-sided referral program with fraud limits, which brought ${r.int(9, 18)}% of new accounts within ${word(r.int(4, 7))} months at ${r.int(35, 58)}% of the paid acquisition cost`,
	),
	line(
		[1, 2],
		(r) =>
			`Replaced ${r.int(24, 48)} overlapping emails and pushes with a lifecycle program in Braze capped at ${word(r.int(3, 5))} a week; unsubscribes fell by ${r.int(28, 49)}% while reactivations rose ${r.int(7, 16)}%`,
	),
	line([2, 3], (r) => {
		const c = rise(r, [24, 42, 1], [60, 140], 1);
		return `Raised test throughput of the growth team from ${c.before} to ${c.after} experiments a year with shared templates, sequential analysis and a weekly decision meeting; about ${r.int(22, 34)}% shipped`;
	}),
	line(
		[2, 3],
		(r) =>
			`Identified ${r.pick(["following five creators", "saving three items", "inviting one contact"])} within ${word(r.int(2, 4))} days as the strongest causal lever on retention by holdout tests, and refocused ${word(r.int(2, 3))} squads on it; monthly actives grew ${r.int(8, 17)}% in ${word(r.int(2, 3))} quarters`,
	),
	line(
		[2, 3],
		(r) =>
			`Opened an SEO surface of ${short(r.int(8, 60) * 10_000)} ${r.pick(["topic", "recipe", "comparison", "answer"])} pages from existing user content with quality thresholds, adding ${short(r.int(4, 19) * 100_000)} organic visits a month and ${r.int(6, 13)}% of sign-ups`,
	),
	line(
		[3, 4],
		(r) =>
			`Led growth in ${word(r.int(3, 6))} new countries with local sign-in, payment and content partners, reaching ${(r.int(11, 46) / 10).toFixed(1)}M monthly users in ${r.int(14, 22)} months at $${(r.int(120, 290, 10) / 100).toFixed(2)} per activated user`,
	),
	line([3, 4], (r) => {
		const c = fall(r, [52, 78, 1], [18, 35], 1);
		return `Built the subscription retention plan (pause, annual switch, save offers, billing recovery) with finance and data science; monthly churn went from ${rate(c.before)} to ${rate(c.after)}, worth ${usd(r.int(4, 16) * 1_000_000)} in annual revenue`;
	}),
	line(
		[4, 4],
		(r) =>
			`Directed ${word(r.int(4, 7))} product managers across acquisition, activation and lifecycle; replaced channel targets by one incremental-contribution model that moved ${usd(r.int(8, 26) * 1_000_000)} of yearly spend`,
	),
	line(
		[2, 4],
		() =>
			"Stopped a popular growth loop that imported contacts by default after research showed it eroded trust, and proposed an opt-in version with lower volume and better retention that executives accepted",
	),
	line(
		[0, 1],
		(r) =>
			`Rewrote the ${r.pick(["welcome email series", "first-session tips", "invitation messages"])} with a content designer after reading a week of replies to it, and set up the holdout that lets the team judge it honestly`,
	),
	line(
		[2, 3],
		() =>
			"Wrote the guide to trustworthy experiments (power, stopping, novelty, guardrails) with data science; a test without a written hypothesis no longer enters the queue",
	),
	line(
		[3, 4],
		() =>
			"Made long-term holdouts a standing practice against the wishes of two channel owners, and used their results to reset how the company credits marketing",
	),
];
