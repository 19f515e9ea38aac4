import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, rise, thousands, usd, word } from "../../quantities.ts";

export const fraudMl: Theme = {
	key: "fraud",
	label: "fraud and abuse detection",
	skills: [
		{ name: "Languages", keywords: ["Python", "Scala", "Java", "SQL", "Go", "C++"] },
		{
			name: "Modeling",
			keywords: [
				"XGBoost",
				"PyTorch Geometric",
				"Graph neural networks",
				"Anomaly detection",
				"Calibration",
				"Active learning",
				"Sequence models",
			],
		},
		{
			name: "Systems",
			keywords: [
				"Flink",
				"Kafka",
				"Redis",
				"Spark",
				"Neo4j",
				"Feast",
				"Kubernetes",
				"ONNX Runtime",
			],
		},
	],
	projects: [
		{
			name: "Review Bouncer",
			levels: [0, 1],
			description: "Detector of coordinated fake reviews from text, timing and reviewer graphs",
			highlights: [
				(r) =>
					`Average precision of 0.${r.int(71, 84)} on a public dataset split by time, ${word(r.int(6, 10))} points above text alone`,
				() =>
					"Graph features explained most of the gain; an ablation and its failure cases are in the report",
			],
		},
		{
			name: "Stream Features",
			levels: [0, 1],
			description:
				"Sliding-window aggregates over transaction streams in Rust with exactly-once replay",
			highlights: [
				(r) =>
					`${thousands(r.int(120, 420, 20) * 1000)} events per second on four cores with ${word(r.int(6, 10))} window lengths`,
				() =>
					"Replays history through the same code as live traffic, so that training and serving values agree",
			],
		},
		{
			name: "adversary-gym",
			levels: [0, 3],
			description: "Open-source simulator in which fraud strategies adapt to a detector",
			highlights: [
				(r) =>
					`Ships ${word(r.int(5, 8))} attacker policies; used for a workshop paper and ${word(r.int(2, 3))} student theses`,
				() => "Shows how quickly a static model decays and what exploration costs",
			],
		},
	],
	tags: [
		"fraud detection",
		"graph neural networks",
		"real-time ml",
		"flink",
		"xgboost",
		"anomaly detection",
	],
};

const line = linesOf(fraudMl.key);

export const fraudMlBullets: Bullet[] = [
	line([0, 0], (r) => {
		const c = rise(r, [38, 52, 1], [15, 35], 1);
		return `Implemented ${r.int(20, 48)} sliding-window features in Flink for ${r.pick(["login", "payment", "sign-up", "messaging"])} events, raising recall at ${r.pick([90, 95])}% precision from ${c.before}% to ${c.after}% on the following quarter`;
	}),
	line(
		[0, 0],
		(r) =>
			`Rebuilt the training set for ${r.pick(["account takeover", "spam", "payment fraud"])} with correct label delay and a time-based split, exposing that the reported AUC of 0.${r.int(96, 98)} was really 0.${r.int(86, 91)} and making later gains real`,
	),
	line(
		[0, 1],
		(r) =>
			`Trained an isolation forest and an autoencoder on ${r.int(15, 60, 5)}M sessions to rank unusual devices for review; ${r.int(18, 34)}% of the top ${r.int(300, 900, 100)} were confirmed abuse that no rule had caught`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [38, 72, 2], [45, 65], 1);
		return `Converted a gradient boosting model to ONNX with batched feature lookup, reducing scoring latency at p99 from ${c.before} ms to ${c.after} ms so that it fits the authorization path`;
	}),
	line(
		[0, 1],
		() =>
			"Wrote reason codes from SHAP values in the language of the review team, tested them with analysts on past cases, and fed the codes they found misleading back into feature work",
	),
	line(
		[1, 2],
		(r) =>
			`Deployed a graph neural network over ${r.int(20, 120, 10)}M accounts, devices and cards with hourly refreshed embeddings, adding ${word(r.int(6, 10))} points of recall on organized fraud at the same alert volume`,
	),
	line(
		[1, 2],
		(r) =>
			`Cut manual reviews by ${r.int(28, 46)}% with calibrated scores and cost-based thresholds per segment, holding losses and saving about ${usd(r.int(4, 15) * 100_000)} a year in review time`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [21, 42, 1], [75, 90], 1);
		return `Automated retraining with delayed labels, champion-challenger tests and rollback, shortening the model refresh from ${c.before} to ${c.after} days and stopping decay of about ${word(r.int(2, 4))} points a month`;
	}),
	line(
		[2, 3],
		(r) =>
			`Designed real-time scoring for ${thousands(r.int(4, 18) * 1000)} transactions per second with streaming features, fallback rules and ${r.int(40, 70, 5)} ms p99, lowering fraud losses by ${r.int(24, 39)}% in ${word(r.int(3, 4))} quarters`,
	),
	line(
		[2, 3],
		(r) =>
			`Trained a transformer on raw event sequences (${r.pick([128, 256, 512])} actions per account) that replaced ${r.int(180, 420, 20)} hand-made features and caught ${r.int(17, 33)}% more takeovers at an equal challenge rate`,
	),
	line(
		[2, 3],
		() =>
			"Added randomized exploration under a loss budget with risk and finance, which keeps labels honest for declined traffic and settles arguments about thresholds with data",
	),
	line(
		[3, 4],
		(r) =>
			`Led the abuse platform shared by ${word(r.int(4, 7))} products: event schema, features, decisions and appeals; a new defense ships in ${word(r.int(2, 4))} days instead of ${word(r.int(5, 8))} weeks`,
	),
	line(
		[3, 4],
		(r) =>
			`Ran red-team exercises each quarter against ${r.int(8, 16)} production models with security, closing ${r.int(14, 30)} evasion paths and cutting the time to detect new attack patterns from ${r.int(9, 16)} days to ${r.int(2, 3)}`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the direction for fraud and integrity modeling across ${r.int(40, 90, 10)} engineers and scientists, moving from rules per product to one account-level risk state that reduced losses by ${usd(r.int(8, 26) * 1_000_000)} a year`,
	),
];
