import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, rise, thousands, word } from "../../quantities.ts";

export const rankingAnalytics: Theme = {
	key: "ranking-analytics",
	label: "recommendations and ranking",
	skills: [
		{ name: "Languages", keywords: ["Python", "SQL", "Scala", "R", "Bash", "Git"] },
		{
			name: "Methods",
			keywords: [
				"Learning to rank",
				"Off-policy evaluation",
				"Interleaving",
				"Embeddings",
				"Matrix factorization",
				"A/B testing",
				"Position bias correction",
			],
		},
		{
			name: "Tools",
			keywords: ["LightGBM", "PyTorch", "Spark", "BigQuery", "Airflow", "Elasticsearch", "Looker"],
		},
	],
	projects: [
		{
			name: "Course Recommender",
			levels: [0, 1],
			description: "Elective recommendations from anonymized enrollment sequences",
			highlights: [
				(r) =>
					`Hit rate at ten of ${r.int(41, 56)}%, against ${r.int(24, 31)}% for popularity, on ${thousands(r.int(9, 32) * 1000)} held-out enrollments`,
				() =>
					"Showed that gains vanish for first-year students and fell back to department popularity for them",
			],
		},
		{
			name: "Playlist Diversity Study",
			levels: [0, 1],
			description:
				"Analysis of how recommendation length and diversity relate in a public listening dataset",
			highlights: [
				(r) =>
					`${thousands(r.int(2, 9) * 1_000_000)} listening events processed with DuckDB and Polars on a laptop`,
				() => "Presented as a poster at the department's research day with code and data card",
			],
		},
		{
			name: "clickmodels-notebook",
			levels: [0, 2],
			description: "Tutorial notebooks on click models and unbiased learning to rank",
			highlights: [
				(r) =>
					`${r.int(150, 700, 10)} stars on GitHub; used in ${word(r.int(2, 4))} information retrieval courses`,
				() => "Recovers known relevance from simulated clicks before touching real data",
			],
		},
	],
	tags: [
		"ranking",
		"recommendations",
		"search",
		"learning to rank",
		"python",
		"sql",
		"off-policy evaluation",
	],
};

const line = linesOf(rankingAnalytics.key);

const surface = ["home feed", "search results", "related items", "email picks"] as const;

export const rankingAnalyticsBullets: Bullet[] = [
	line(
		[0, 0],
		(r) =>
			`Labeled ${thousands(r.int(8, 24) * 100)} query-result pairs with a written guideline and ${word(r.int(3, 5))} raters, measured NDCG by query type and found that ${r.pick(["long queries", "misspelled queries", "queries with a brand name"])} lose ${r.int(19, 33)}% against the average`,
	),
	line(
		[0, 0],
		(r) =>
			`Estimated position bias in ${r.pick(surface)} from randomized swaps of ${r.int(1, 3)}% of traffic and corrected click metrics with inverse propensity weights, reversing the verdict on ${word(r.int(2, 3))} past ranking changes`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [80, 160, 5], [25, 45], 1);
		return `Analyzed searches without results, grouped causes by hand and by clustering, and specified synonyms and fallbacks that brought their rate from ${(c.before / 10).toFixed(1)}% to ${(c.after / 10).toFixed(1)}%`;
	}),
	line(
		[0, 1],
		(r) =>
			`Built a diversity and freshness report for ${r.pick(surface)} in ${r.pick(["Looker", "Tableau", "Streamlit"])} on ${r.int(20, 90, 5)}M daily impressions; it exposed that ${r.int(4, 9)}% of items received ${r.int(58, 74)}% of exposure`,
	),
	line(
		[0, 1],
		() =>
			"Set up a weekly side-by-side review in which analysts and product managers judge real rankings without knowing the variant, and logged disagreements as new test cases",
	),
	line([1, 2], (r) => {
		const lift = r.int(14, 46) / 10;
		return `Trained a LightGBM ranker with ${r.int(45, 110, 5)} features on debiased clicks for ${r.pick(surface)}; the A/B test over ${word(r.int(2, 4))} weeks showed ${lift.toFixed(1)}% more conversions with latency unchanged`;
	}),
	line(
		[1, 2],
		(r) =>
			`Validated offline metrics against ${r.int(24, 60)} past A/B tests and replaced the team's AUC gate with a counterfactual estimate, raising agreement with online results from ${r.int(54, 62)}% to ${r.int(77, 86)}%`,
	),
	line(
		[1, 2],
		(r) =>
			`Introduced interleaving for early comparison of rankers, which needs about ${r.int(12, 30)} times fewer users than an A/B test; the team screened ${r.int(25, 60)} candidates in its first ${word(r.int(2, 3))} quarters`,
	),
	line(
		[2, 3],
		(r) =>
			`Formulated ${r.pick(surface)} ranking as a weighted sum of click, satisfaction and long-term value, with weights set by a holdout experiment; ${r.pick([28, 30, 56, 60])}-day retention rose ${(r.int(4, 13) / 10).toFixed(1)} points although clicks fell slightly`,
	),
	line([2, 3], (r) => {
		const c = rise(r, [9, 16, 1], [50, 110], 1);
		return `Designed exploration for new items with Thompson sampling and exposure budgets, raising their share of impressions from ${c.before}% to ${c.after}% at a cost of ${(r.int(1, 4) / 10).toFixed(1)}% in short-term conversion`;
	}),
	line(
		[2, 3],
		() =>
			"Wrote the metric tree that connects ranking loss, session success and retention, and settled with product and engineering which metric decides when they disagree",
	),
	line(
		[3, 4],
		(r) =>
			`Led measurement for ${word(r.int(4, 6))} ranking teams, with shared judgments, logged propensities and counterfactual evaluation; experiments per launch dropped from ${word(r.int(6, 9))} to ${word(r.int(2, 4))}`,
	),
	line(
		[3, 4],
		(r) =>
			`Quantified supplier-side effects of ranking with a two-sided randomized design, leading to exposure floors that kept ${r.int(11, 19)}% more new suppliers active after ${r.int(90, 180, 30)} days at no measurable cost to buyers`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the ${word(r.int(2, 3))}-year direction for ranking quality across search, feed and notifications (${r.int(40, 90, 5)} engineers and scientists), moving objectives from clicks to user-reported value and holding engagement level`,
	),
	line(
		[3, 4],
		() =>
			"Convinced leadership to end a click-optimized notification ranker by showing its effect on opt-outs and long-run visits, and designed the objective of its successor",
	),
];
