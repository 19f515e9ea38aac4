import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, rise, thousands, usd, word } from "../../quantities.ts";

export const riskFraud: Theme = {
	key: "risk-fraud",
	label: "risk and fraud",
	skills: [
		{ name: "Languages", keywords: ["Python", "SQL", "R", "Scala", "SAS", "Git"] },
		{
			name: "Methods",
			keywords: [
				"Gradient boosting",
				"Anomaly detection",
				"Graph analysis",
				"Survival analysis",
				"Calibration",
				"Reject inference",
				"SHAP",
				"Scorecards",
			],
		},
		{
			name: "Tools",
			keywords: [
				"XGBoost",
				"scikit-learn",
				"NetworkX",
				"Spark",
				"Neo4j",
				"Snowflake",
				"Airflow",
				"MLflow",
			],
		},
	],
	projects: [
		{
			name: "Phishing Page Detector",
			levels: [0, 1],
			description:
				"Classifier on URL, certificate and page features with a browser extension in front",
			highlights: [
				(r) =>
					`Precision of ${r.int(93, 97)}% at ${r.int(78, 88)}% recall on pages collected after the training period`,
				() =>
					"Split data by campaign instead of at random, which lowered the score and made it honest",
			],
		},
		{
			name: "Loan Default Fairness Audit",
			levels: [0, 1],
			description: "Course project on calibration and error rates by group in public mortgage data",
			highlights: [
				(r) =>
					`Analyzed ${thousands(r.int(2, 8) * 100_000)} applications; equal calibration hid a gap of ${word(r.int(6, 10))} points in false rejections`,
				() => "Compared three remedies and their cost, with a policy memo for a lay reader",
			],
		},
		{
			name: "ring-finder",
			levels: [0, 3],
			description: "Open-source toolkit for finding collusion rings in transaction graphs",
			highlights: [
				(r) => `Handles ${r.int(8, 40)}M edges on one machine through sparse label propagation`,
				() => "Includes a generator of synthetic rings for teaching and for testing detectors",
			],
		},
	],
	tags: [
		"fraud detection",
		"risk modeling",
		"xgboost",
		"graph analysis",
		"python",
		"sql",
		"credit risk",
	],
};

const line = linesOf(riskFraud.key);

export const riskFraudBullets: Bullet[] = [
	line([0, 0], (r) => {
		const c = rise(r, [41, 56, 1], [18, 38], 1);
		return `Engineered ${r.int(24, 60)} velocity and device features for the ${r.pick(["account takeover", "card testing", "fake listing", "promotion abuse"])} model; recall at the review team's capacity rose from ${c.before}% to ${c.after}% on later months`;
	}),
	line(
		[0, 0],
		(r) =>
			`Analyzed ${thousands(r.int(6, 24) * 100)} chargebacks by hand and by SQL, split them into fraud, confusion and merchant error, and showed that ${r.int(29, 44)}% could be avoided by a clearer ${r.pick(["billing name", "renewal email", "receipt"])}`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [90, 180, 10], [30, 55], 5);
		return `Retired ${r.int(18, 42)} of ${r.int(60, 95, 5)} fraud rules after measuring overlap and precision, cutting false alerts from ${c.before} to ${c.after} a day with the same fraud caught`;
	}),
	line(
		[0, 1],
		(r) =>
			`Built a monitoring notebook, later a scheduled job, for score drift and label delay over ${r.int(30, 80, 5)} features, which flagged a broken ${r.pick(["IP geolocation feed", "device fingerprint", "email age field"])} ${word(r.int(4, 9))} days before losses would have shown it`,
	),
	line(
		[0, 1],
		() =>
			"Reviewed cases alongside fraud analysts for a month, turned their unwritten signals into features and reason codes, and fed disagreements back into the labeling guide",
	),
	line(
		[1, 2],
		(r) =>
			`Replaced a rules engine for ${r.pick(["payouts", "new accounts", "gift card orders"])} with a calibrated XGBoost model and cost-based thresholds, reducing losses by ${r.int(26, 44)}% (${usd(r.int(8, 38) * 100_000)} a year) at an equal review load`,
	),
	line(
		[1, 2],
		(r) =>
			`Linked accounts by device, card and address in a graph of ${r.int(20, 90, 5)}M nodes with Spark; community scores exposed ${r.int(40, 160, 10)} rings and added ${word(r.int(6, 10))} points of recall at the same precision`,
	),
	line(
		[1, 2],
		(r) =>
			`Corrected selection bias by letting ${(r.int(5, 15) / 10).toFixed(1)}% of declined traffic through under a loss budget, revealing that ${r.int(18, 31)}% of declines were good customers; approval rose ${(r.int(12, 29) / 10).toFixed(1)} points`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [46, 78, 1], [30, 50], 1);
		return `Designed real-time transaction scoring with engineering (${r.int(30, 60, 5)} ms budget, streaming features in Flink), lowering fraud from ${c.before} to ${c.after} basis points of volume in ${word(r.int(3, 4))} quarters`;
	}),
	line(
		[2, 3],
		(r) =>
			`Rebuilt the ${r.pick(["merchant credit", "small-business loan", "installment"])} scorecard with survival models and reject inference; the Gini coefficient rose from 0.${r.int(44, 51)} to 0.${r.int(56, 63)} and independent validation passed without major findings`,
	),
	line(
		[2, 3],
		() =>
			"Negotiated with policy and support which errors cost customers most, set separate thresholds for new and long-standing accounts, and gave each decline a reason that can be appealed",
	),
	line(
		[3, 4],
		(r) =>
			`Led risk science for ${word(r.int(3, 5))} product lines with ${word(r.int(5, 8))} scientists, unifying ${r.int(9, 16)} models on shared features and one decision log; net loss fell ${usd(r.int(6, 19) * 1_000_000)} a year with approvals up`,
	),
	line(
		[3, 4],
		(r) =>
			`Coordinated the response to ${r.pick(["a synthetic identity wave", "a refund abuse ring", "a bust-out scheme"])}: daily war room, interim rules, retrained model in ${word(r.int(5, 9))} days; exposure was held to ${usd(r.int(5, 18) * 100_000)} of ${usd(r.int(4, 9) * 1_000_000)} at risk`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the risk appetite framework with the chief risk officer (loss, friction and fairness limits per product) for ${usd(r.int(2, 18) * 1_000_000_000)} of yearly volume, and the model governance behind it for ${r.int(20, 45)} models`,
	),
	line(
		[3, 4],
		() =>
			"Wrote the model risk policy for machine learning with compliance and audit: documentation, challenger models, monitoring and retirement; regulators reviewed it without objection",
	),
];
