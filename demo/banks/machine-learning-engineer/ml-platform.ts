import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { an, fall, rise, thousands, usd, word } from "../../quantities.ts";

export const mlPlatform: Theme = {
	key: "ml-platform",
	label: "machine learning platforms",
	skills: [
		{ name: "Languages", keywords: ["Python", "Go", "Scala", "SQL", "Rust", "Bash"] },
		{
			name: "ML systems",
			keywords: [
				"MLflow",
				"Kubeflow",
				"Ray",
				"Feast",
				"Airflow",
				"Metaflow",
				"Triton Inference Server",
				"KServe",
			],
		},
		{
			name: "Infrastructure",
			keywords: [
				"Kubernetes",
				"Terraform",
				"AWS",
				"Spark",
				"Kafka",
				"Prometheus",
				"Delta Lake",
				"Docker",
			],
		},
	],
	projects: [
		{
			name: "featherstore",
			levels: [0, 1],
			description: "Minimal feature store on DuckDB and Redis with point-in-time joins",
			highlights: [
				(r) =>
					`Serves ${r.int(20, 40)} features in under ${r.int(2, 5)} ms at the 99th percentile on a laptop`,
				() =>
					"Property-based tests prove that no training row sees a feature value from its future",
			],
		},
		{
			name: "Lab GPU Queue",
			levels: [0, 1],
			description: "Fair scheduler for a university lab's shared GPUs, replacing a sign-up sheet",
			highlights: [
				(r) =>
					`Raised utilization of ${r.int(8, 24)} GPUs from ${r.int(31, 42)}% to ${r.int(68, 81)}% for ${r.int(14, 36)} students`,
				() => "Preempts idle notebooks politely, with a warning and a saved checkpoint",
			],
		},
		{
			name: "model-diff",
			levels: [0, 4],
			description: "Open-source command-line tool that compares two model versions slice by slice",
			highlights: [
				(r) => `${r.int(200, 900, 50)} stars on GitHub; integrates with MLflow and GitHub Actions`,
				() => "Reports the slices that got worse first, with intervals",
			],
		},
	],
	tags: ["mlops", "kubernetes", "feature store", "ray", "mlflow", "model serving", "airflow"],
};

const line = linesOf(mlPlatform.key);

export const mlPlatformBullets: Bullet[] = [
	line(
		[0, 0],
		(r) =>
			`Added data and concept drift checks to ${r.int(9, 24)} production models with population stability index and alerting in Prometheus; ${word(r.int(2, 4))} silent feature failures surfaced in the first ${word(r.int(4, 8))} weeks`,
	),
	line([0, 0], (r) => {
		const c = fall(r, [70, 190, 10], [55, 80], 5);
		return `Parallelized a feature backfill with Ray on spot instances, with checkpoints per partition, reducing ${an(r.int(6, 18))}-month backfill from ${c.before} to ${c.after} hours of wall-clock time`;
	}),
	line(
		[0, 1],
		(r) =>
			`Wrote the model registry's promotion workflow (tests, approval, canary, rollback) on MLflow and GitHub Actions, used for ${r.int(60, 220, 10)} releases in its first ${word(r.int(6, 9))} months`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [12, 26, 1], [60, 82], 1);
		return `Slimmed training images with multi-stage builds and pinned CUDA layers, cutting start-up of GPU jobs from ${c.before} to ${c.after} minutes and registry storage by ${r.int(48, 66)}%`;
	}),
	line(
		[0, 1],
		() =>
			"Wrote a project template with typed configuration, tests on tiny data and a working deployment, so that a new model starts from something that runs in production on the first day",
	),
	line(
		[1, 2],
		(r) =>
			`Built a feature store on Feast, Spark and Redis with point-in-time joins for ${r.int(300, 900, 50)} features; ${r.int(8, 20)} models share them and training-serving skew incidents fell from ${r.int(9, 15)} to ${r.int(1, 3)} a year`,
	),
	line([1, 2], (r) => {
		const c = rise(r, [28, 42, 1], [60, 110], 1);
		return `Introduced gang scheduling, quotas and preemption with Kueue on ${r.int(120, 480, 20)} GPUs, raising utilization from ${c.before}% to ${c.after}% and halving queue times for small jobs`;
	}),
	line(
		[1, 2],
		(r) =>
			`Moved ${r.int(12, 30)} models from bespoke Flask servers to KServe with Triton, autoscaling and shadow traffic, bringing the time from trained model to production from ${word(r.int(4, 7))} weeks to ${word(r.int(2, 5))} days`,
	),
	line(
		[2, 3],
		(r) =>
			`Designed an online inference platform serving ${r.int(30, 90, 5)} models at ${thousands(r.int(20, 120, 10) * 1000)} predictions per second with p99 under ${r.int(20, 45, 5)} ms, including feature fetch`,
	),
	line(
		[2, 3],
		(r) =>
			`Built lineage from raw table to served prediction by hooking into Spark, MLflow and the feature store; audits that took ${word(r.int(2, 3))} weeks now take ${word(r.int(2, 4))} hours and ${r.int(14, 30)} orphaned models were retired`,
	),
	line(
		[2, 3],
		(r) =>
			`Cut yearly GPU spend by ${usd(r.int(7, 32) * 100_000)} (${r.int(24, 41)}%) with elastic training on spot capacity, asynchronous checkpoints and idle-notebook shutdown, without slower experiments in the user survey`,
	),
	line(
		[3, 4],
		(r) =>
			`Led ${word(r.int(6, 9))} engineers in building the company's training platform for ${r.int(90, 260, 10)} practitioners on Ray and Kubernetes; weekly experiments per person rose from ${word(r.int(3, 4))} to ${word(r.int(8, 10))} in a year`,
	),
	line(
		[3, 4],
		(r) =>
			`Wrote the platform's service levels, deprecation policy and cost attribution; ${r.int(12, 28)} teams moved off ${word(r.int(3, 5))} legacy stacks in ${r.int(11, 18)} months with support incidents down ${r.int(35, 58)}%`,
	),
	line(
		[4, 4],
		(r) =>
			`Set machine learning infrastructure strategy across ${word(r.int(4, 7))} business units, negotiating a ${usd(r.int(20, 60, 5) * 1_000_000)} capacity commitment against a bottom-up demand model that held within ${r.int(6, 11)}%`,
	),
	line(
		[4, 4],
		() =>
			"Merged two competing machine learning platforms after an acquisition by letting user journeys decide each component, and kept both teams through the change",
	),
];
