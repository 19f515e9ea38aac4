import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, ms, rise, thousands, word } from "../../quantities.ts";

export const recommendation: Theme = {
	key: "recommendation",
	label: "recommendation systems",
	skills: [
		{ name: "Languages", keywords: ["Python", "C++", "Scala", "SQL", "Go", "Java"] },
		{
			name: "Modeling",
			keywords: [
				"PyTorch",
				"TorchRec",
				"TensorFlow",
				"Two-tower retrieval",
				"Learning to rank",
				"Sequence models",
				"Contextual bandits",
				"LightGBM",
			],
		},
		{
			name: "Systems",
			keywords: [
				"Faiss",
				"Spark",
				"Flink",
				"Kafka",
				"Redis",
				"Triton Inference Server",
				"Ray",
				"Kubernetes",
			],
		},
	],
	projects: [
		{
			name: "Paper Trail",
			levels: [0, 1],
			description: "Recommender for new machine learning papers from a reader's saved list",
			highlights: [
				(r) =>
					`${r.int(120, 680, 20)} weekly readers; recall at 20 of ${r.int(36, 48)}% with citation-trained embeddings, against ${r.int(21, 28)}% for TF-IDF`,
				() => "Refreshes nightly on a free-tier VM with Faiss and SQLite",
			],
		},
		{
			name: "seqrec-bench",
			levels: [0, 1],
			description:
				"Reimplementation of five sequential recommenders in PyTorch with one training loop",
			highlights: [
				() =>
					"Found that a tuned GRU matches newer models on three of four datasets, in line with published replication studies",
				(r) =>
					`${r.int(90, 460, 10)} stars on GitHub; each result reproduces with one command and a fixed seed`,
			],
		},
		{
			name: "bandit-serve",
			levels: [0, 3],
			description: "Small open-source service for contextual bandits with logged propensities",
			highlights: [
				(r) =>
					`Answers ${thousands(r.int(3, 9) * 1000)} requests per second on four cores, written in Go with Python bindings`,
				() =>
					"Includes off-policy evaluation with confidence intervals so that a policy can be judged before it serves",
			],
		},
	],
	tags: ["recommender systems", "pytorch", "ranking", "embeddings", "faiss", "retrieval", "spark"],
};

const line = linesOf(recommendation.key);

const items = ["videos", "listings", "articles", "products", "playlists"] as const;

export const recommendationBullets: Bullet[] = [
	line([0, 0], (r) => {
		const c = rise(r, [28, 39, 1], [15, 35], 1);
		return `Trained a two-tower retrieval model in PyTorch on ${r.int(20, 90, 5)}M interactions with in-batch negatives and log-Q correction, raising offline recall at 100 from ${c.before}% to ${c.after}% for ${r.pick(items)}`;
	}),
	line(
		[0, 0],
		(r) =>
			`Wrote a Spark pipeline that builds ${r.int(14, 36)} sequence features from ${word(r.int(3, 6))} months of events with point-in-time correctness; adding them to the ranker improved offline NDCG by ${(r.int(12, 38) / 10).toFixed(1)}%`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [42, 85, 1], [45, 70], 1);
		return `Replaced brute-force nearest neighbors with a Faiss ${r.pick(["HNSW", "IVF-PQ"])} index over ${r.int(2, 12)}M ${r.pick(items)}, taking p99 retrieval from ${ms(c.before)} to ${ms(c.after)} at ${r.int(95, 98)}% recall of exact search`;
	}),
	line(
		[0, 1],
		(r) =>
			`Added content embeddings for cold-start ${r.pick(items)} from text and images, lifting impressions of items younger than ${word(r.int(2, 7))} days by ${r.int(24, 58)}% in an A/B test with overall clicks unchanged`,
	),
	line(
		[0, 1],
		() =>
			"Built a debugging page that shows, for any user and item, the features, scores and filters at each stage of ranking, which cut the guesswork from every quality complaint",
	),
	line(
		[1, 2],
		(r) =>
			`Shipped a multi-task ranker (click, completion, dismissal) with MMoE in TensorFlow; ${word(r.int(2, 4))} weeks of A/B testing showed ${(r.int(11, 34) / 10).toFixed(1)}% more completed sessions and ${r.int(6, 14)}% fewer dismissals`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [180, 720, 60], [92, 98], 1);
		return `Moved user features from nightly batch to Kafka and Flink, bringing feature age from ${Math.round(c.before / 60)} hours to under ${word(r.int(2, 4))} minutes and improving next-item hit rate by ${(r.int(18, 52) / 10).toFixed(1)}%`;
	}),
	line(
		[1, 2],
		(r) =>
			`Found training-serving skew in ${r.int(9, 27)} features by logging served values and replaying them, fixed the causes and recovered ${(r.int(8, 24) / 10).toFixed(1)}% of conversions without a model change`,
	),
	line(
		[2, 3],
		(r) =>
			`Replaced ${word(r.int(4, 7))} hand-tuned candidate sources by one transformer over the last ${r.pick([100, 200, 256])} user actions, served on GPUs with Triton; watch time rose ${(r.int(12, 37) / 10).toFixed(1)}% at ${r.int(10, 30, 5)}% lower serving cost`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [18, 36, 1], [50, 72], 1);
		return `Sharded ${r.int(120, 480, 20)} GB of embedding tables with TorchRec and mixed-dimension embeddings, cutting training from ${c.before} to ${c.after} hours on ${r.pick([16, 32])} A100 GPUs with equal normalized entropy`;
	}),
	line(
		[2, 3],
		() =>
			"Introduced logged propensities and a counterfactual gate before online tests, agreed its thresholds with product, and documented the cases in which it must not be trusted",
	),
	line(
		[3, 4],
		(r) =>
			`Led the redesign of ranking for ${word(r.int(3, 5))} surfaces as shared retrieval, ranking and blending stages; a new surface launches in ${word(r.int(3, 5))} weeks instead of ${word(r.int(4, 6))} months and ${r.int(9, 15)} models became ${word(r.int(3, 5))}`,
	),
	line(
		[3, 4],
		(r) =>
			`Set long-term value as the ranking objective with data science, using surrogates validated on ${r.int(40, 110, 10)} past tests; ${r.pick([60, 90])}-day retention rose ${(r.int(4, 12) / 10).toFixed(1)} points over ${word(r.int(2, 4))} quarters`,
	),
	line(
		[4, 4],
		(r) =>
			`Directed the recommendation architecture for ${r.int(50, 120, 10)} engineers across feed, search and notifications, sequencing a ${word(r.int(2, 3))}-year move to sequence models that each year paid for its compute in retention`,
	),
];
