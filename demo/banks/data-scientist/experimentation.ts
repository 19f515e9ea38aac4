import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, rise, short, thousands, usd, word } from "../../quantities.ts";

export const experimentation: Theme = {
	key: "experimentation",
	label: "experimentation",
	skills: [
		{ name: "Languages", keywords: ["Python", "R", "SQL", "Scala", "Bash", "Git"] },
		{
			name: "Methods",
			keywords: [
				"A/B testing",
				"CUPED",
				"Sequential testing",
				"Power analysis",
				"Bootstrap",
				"Bayesian inference",
				"Switchback designs",
				"Heterogeneous treatment effects",
			],
		},
		{
			name: "Tools",
			keywords: [
				"pandas",
				"statsmodels",
				"Spark",
				"Airflow",
				"dbt",
				"Snowflake",
				"Looker",
				"Statsig",
			],
		},
	],
	projects: [
		{
			name: "peeking",
			levels: [0, 1],
			description:
				"Interactive simulation of what repeated significance checks do to false positives",
			highlights: [
				(r) =>
					`Shows error growing from 5% to ${r.int(19, 26)}% with daily checks; used in ${word(r.int(2, 4))} university statistics courses`,
				() =>
					"Implements group-sequential and always-valid intervals side by side in Python and JavaScript",
			],
		},
		{
			name: "Dining Hall Nudge Trial",
			levels: [0, 1],
			description:
				"Preregistered cluster-randomized trial of menu labels in eight campus dining halls",
			highlights: [
				(r) =>
					`Collected ${thousands(r.int(14, 42) * 1000)} meal choices; vegetarian share rose ${(r.int(16, 34) / 10).toFixed(1)} points (95% interval excludes zero)`,
				() =>
					"Corrected for clustering with randomization inference, which halved the apparent precision",
			],
		},
		{
			name: "cupedpy",
			levels: [1, 4],
			description: "Open-source Python package for variance reduction in online experiments",
			highlights: [
				(r) =>
					`About ${thousands(r.int(8, 40) * 100)} downloads a month; documentation with ${r.int(8, 16)} worked examples`,
				() =>
					"Covers ratio metrics through the delta method and checks every estimator against simulation",
			],
		},
	],
	tags: [
		"a/b testing",
		"experimentation",
		"python",
		"sql",
		"cuped",
		"statistics",
		"causal inference",
	],
};

const line = linesOf(experimentation.key);

export const experimentationBullets: Bullet[] = [
	line([0, 0], (r) => {
		const c = fall(r, [28, 42, 1], [25, 45], 1);
		return `Implemented CUPED in ${r.pick(["Python", "R"])} on ${r.int(40, 90, 5)} past experiments and showed that the median test would have needed ${c.after} days instead of ${c.before}; the platform team adopted the code after the internship`;
	}),
	line(
		[0, 0],
		(r) =>
			`Audited ${r.int(60, 140, 10)} finished A/B tests for sample ratio mismatch, found it in ${r.int(5, 12)}% and traced most cases to ${r.pick(["bot filtering after assignment", "redirects that lost users in one arm", "late logging on slow devices"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Analyzed ${r.int(12, 30)} experiments on ${r.pick(["onboarding", "checkout", "notifications", "search"])} with preregistered metrics and guardrails, writing a one-page decision memo for each; ${word(r.int(4, 8))} launches and ${word(r.int(3, 6))} rollbacks followed`,
	),
	line(
		[0, 1],
		(r) =>
			`Built a power calculator in ${r.pick(["Streamlit", "Shiny", "a Looker extension"])} from live baseline variances, used for ${r.int(70, 92)}% of new tests within ${word(r.int(2, 4))} months in place of a rule of thumb`,
	),
	line(
		[0, 1],
		() =>
			"Reanalyzed a celebrated experiment at a mentor's request, found a novelty effect that faded after the second week, and presented the correction to the team that had shipped it",
	),
	line(
		[1, 2],
		(r) =>
			`Moved ${short(r.int(2, 9) * 1_000_000)}-user tests from fixed horizons to group-sequential boundaries, ending ${r.int(24, 41)}% of them early without raising the false-positive rate, as shown on ${thousands(r.int(1, 5) * 1000)} A/A replays`,
	),
	line(
		[1, 2],
		(r) =>
			`Estimated treatment effects by segment with causal forests and honest splitting; limiting a ${r.pick(["discount", "reminder", "new layout"])} to the ${r.int(28, 44)}% of users it helps kept ${r.int(82, 95)}% of the gain at ${r.int(45, 60)}% of the cost`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [9, 16, 1], [55, 80], 1);
		return `Automated experiment reports with dbt and Airflow on one metric layer, reducing the time from test end to decision from ${c.before} to ${c.after} days and ending disputes over definitions`;
	}),
	line(
		[2, 3],
		(r) =>
			`Designed switchback experiments for ${r.pick(["dispatch", "delivery fees", "matching", "surge messaging"])} where users interfere, choosing ${r.pick([30, 45, 60, 90])}-minute windows by simulation; user-level tests had overstated the effect by ${r.int(35, 80, 5)}%`,
	),
	line(
		[2, 3],
		(r) =>
			`Validated ${word(r.int(3, 5))} short-term proxies of annual retention on ${r.int(80, 160, 10)} past tests with surrogate indices, letting teams decide after ${word(r.int(2, 4))} weeks on effects that take ${word(r.int(9, 12))} months to show`,
	),
	line(
		[2, 3],
		() =>
			"Introduced preregistration as a short form in the experiment tool, agreed with product leads which deviations need a rerun, and made the archive searchable for new teams",
	),
	line([3, 4], (r) => {
		const c = rise(r, [90, 220, 10], [180, 350], 10);
		return `Led the experimentation platform's statistics roadmap with ${word(r.int(3, 6))} engineers, growing yearly tests from ${c.before} to ${c.after} with automated quality checks that block ${r.int(6, 11)}% as invalid`;
	}),
	line(
		[3, 4],
		(r) =>
			`Quantified cumulative impact with a ${r.pick(["1%", "2%"])} global holdout and shrinkage, showing that summed test wins overstated yearly gains by ${r.int(38, 62)}%; annual targets for ${r.int(9, 20)} teams were rebuilt on the result`,
	),
	line(
		[4, 4],
		(r) =>
			`Set experimentation standards for ${r.int(30, 70, 5)} product teams and trained ${r.int(140, 380, 20)} people, raising the share of launches backed by a valid test from ${r.int(28, 40)}% to ${r.int(74, 88)}% in ${word(r.int(2, 3))} years`,
	),
	line(
		[4, 4],
		(r) =>
			`Advised executives to pause a redesign budgeted at ${usd(r.int(8, 30) * 1_000_000)} after a geo-experiment with synthetic controls showed no lift; the program was cut to the ${word(r.int(2, 3))} components with evidence`,
	),
];
