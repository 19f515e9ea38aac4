import type { Bullet } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { an, fall, minutes, rise, thousands, usd, word } from "../../quantities.ts";

const line = linesOf("any");

export const anyBullets: Bullet[] = [
	// Interns and first jobs
	line(
		[0, 0],
		(r) =>
			`Reproduced a published baseline within ${(r.int(3, 9) / 10).toFixed(1)} points, then improved it for the team's data by ${(r.int(14, 36) / 10).toFixed(1)} points with better sampling and a simpler head; the model entered production after ${an(r.int(10, 14))}-week internship`,
	),
	line(
		[0, 0],
		(r) =>
			`Ran ${r.int(60, 180, 10)} tracked experiments in Weights & Biases during the internship, reported the ${word(r.int(4, 7))} negative results along with the gains and left every run reproducible from a commit and a seed`,
	),
	line([0, 0], (r) => {
		const c = fall(r, [11, 26, 1], [45, 70], 1);
		return `Sped up a PyTorch data loader by ${r.pick(["decoding on worker processes and prefetching", "packing samples into WebDataset shards", "caching decoded samples as memory maps"])}, cutting an epoch from ${c.before} to ${c.after} minutes with no change to the model`;
	}),
	line(
		[0, 0],
		(r) =>
			`Compared a gradient boosting baseline with ${word(r.int(2, 4))} neural models for ${r.pick(["delivery times", "ticket routing", "renewal risk"])} and recommended the baseline, which gave up ${(r.int(2, 7) / 10).toFixed(1)} points for ${an(r.int(12, 30))}-fold lower serving cost`,
	),
	line(
		[0, 0],
		() =>
			"Presented a paper with code and critique at the weekly reading group, and turned the discussion into an ablation that saved the team from adopting a fragile method",
	),
	line(
		[0, 1],
		(r) =>
			`Wrote ${r.int(40, 110, 5)} tests for feature and training code (shape, leakage, determinism, tiny-batch overfitting), which caught ${word(r.int(3, 7))} bugs, one of which had held back accuracy by ${(r.int(8, 21) / 10).toFixed(1)} points`,
	),
	line(
		[0, 1],
		(r) =>
			`Built a labeling interface in ${r.pick(["Streamlit", "Label Studio", "Gradio"])} with model suggestions, raising throughput from ${r.int(55, 80)} to ${r.int(130, 210, 5)} labels an hour and collecting ${thousands(r.int(6, 24) * 1000)} labels in ${word(r.int(3, 7))} weeks`,
	),
	line(
		[0, 1],
		(r) =>
			`Calibrated a ${r.pick(["churn", "click", "toxicity", "relevance"])} classifier with isotonic regression, lowering expected calibration error from 0.${r.int(11, 18)} to 0.0${r.int(2, 4)} so that downstream thresholds could be set in plain probabilities`,
	),
	line(
		[0, 1],
		(r) =>
			`Deployed a first model as a FastAPI service on Kubernetes with input validation, canary release and dashboards; it has answered ${r.int(2, 30)}M requests with ${word(r.int(2, 4))} minor incidents`,
	),
	line(
		[1, 1],
		(r) =>
			`Took over ${word(r.int(2, 4))} aging models without documentation, wrote model cards, retrained them on fresh data and raised their main metric by ${(r.int(15, 48) / 10).toFixed(1)}% to ${(r.int(52, 79) / 10).toFixed(1)}%`,
	),
	line(
		[1, 1],
		(r) =>
			`Cleaned a training set of ${r.int(2, 9)}M rows by removing duplicates across splits and ${r.int(3, 8)}% mislabeled cases; the honest test score fell at first, and the live metric rose ${(r.int(11, 32) / 10).toFixed(1)}%`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [240, 600, 60], [55, 80], 30);
		return `Reduced training time from ${minutes(c.before)} to ${minutes(c.after)} with mixed precision, gradient accumulation and a profiled input pipeline, which took experiments per week from ${word(r.int(4, 6))} to ${r.int(12, 20)}`;
	}),
	line(
		[1, 2],
		(r) =>
			`Shipped ${word(r.int(3, 6))} model updates in a year through shadow mode, canary and A/B test, with ${word(r.int(2, 3))} rolled back within an hour by automated guardrails and no customer-visible incident`,
	),
	line(
		[1, 2],
		(r) =>
			`Built a slice-based evaluation report over ${r.int(24, 60)} segments in CI, which blocked ${word(r.int(3, 6))} releases that improved the average while hurting ${r.pick(["new users", "a minority language", "small merchants", "older devices"])}`,
	),
	line(
		[2, 2],
		(r) =>
			`Owned a model serving ${(r.int(12, 95) / 10).toFixed(1)}M users end to end, from data contract to on-call; ${word(r.int(3, 5))} releases in ${word(r.int(9, 10))} months raised its business metric by ${(r.int(22, 64) / 10).toFixed(1)}% in cumulative holdout`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [22, 46, 1], [55, 78], 1);
		return `Replaced a notebook handover between research and engineering by one packaged codebase with typed configuration, taking the path from idea to online test from ${c.before} to ${c.after} days`;
	}),
	line(
		[2, 3],
		(r) =>
			`Cut inference spend by ${r.int(32, 58)}% (${usd(r.int(3, 16) * 100_000)} a year) through distillation, batching and cheaper instances, verified by a non-inferiority test on ${word(r.int(3, 5))} quality metrics`,
	),
	line(
		[2, 3],
		(r) =>
			`Mentored ${word(r.int(2, 4))} engineers and ${word(r.int(2, 3))} interns moving into machine learning through paired debugging and a course of ${word(r.int(6, 9))} sessions on the team's own failures`,
	),
	line(
		[2, 3],
		(r) =>
			`Negotiated data contracts with ${word(r.int(4, 7))} upstream teams (schema, freshness, null rates) enforced in Kafka and dbt; model incidents caused by data fell from ${r.int(11, 19)} to ${r.int(2, 4)} a year`,
	),
	line(
		[2, 3],
		() =>
			"Chose a rules-plus-regression solution over a neural one for a decision that customers may contest, and wrote up when the trade-off should be revisited",
	),
	// Senior and above
	line(
		[3, 3],
		(r) =>
			`Led ${word(r.int(4, 8))} engineers and scientists through a ${word(r.int(2, 3))}-quarter rebuild of a core model and its data path, launched on schedule with ${(r.int(14, 42) / 10).toFixed(1)}% more revenue per user and ${r.int(20, 45)}% less compute`,
	),
	line([3, 4], (r) => {
		const c = rise(r, [8, 16, 1], [150, 300], 1);
		return `Introduced a model review (problem framing, baseline, slices, rollback) run by peers, growing yearly launches from ${c.before} to ${c.after} with fewer incidents`;
	}),
	line(
		[3, 4],
		(r) =>
			`Wrote the incident guide for machine learning systems and led ${word(r.int(4, 9))} reviews of severe cases; time to detect silent quality loss fell from ${r.int(9, 17)} days to ${r.int(5, 20)} hours`,
	),
	line(
		[3, 4],
		(r) =>
			`Hired ${word(r.int(5, 9))} machine learning engineers with a work-sample interview of own design, and grew ${word(r.int(2, 3))} of them into technical leads within ${word(r.int(2, 3))} years`,
	),
	line(
		[3, 4],
		(r) =>
			`Partnered with legal and policy on model documentation and impact assessments for ${r.int(20, 48)} systems ahead of the EU AI Act, retiring ${word(r.int(3, 6))} that could not meet the bar`,
	),
	line(
		[3, 4],
		(r) =>
			`Built the compute plan for ${word(r.int(2, 3))} years from scaling measurements and product demand, reallocating ${r.int(22, 40)}% of GPU hours to the projects with the best marginal return`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the machine learning strategy for an organization of ${r.int(90, 260, 10)}: shared foundations, fewer models and evaluation before ambition; the model count fell by ${r.int(35, 55)}% while measured impact rose`,
	),
	line(
		[4, 4],
		(r) =>
			`Advised the chief technology officer on ${word(r.int(4, 7))} build-or-buy decisions worth ${usd(r.int(6, 40) * 1_000_000)}, each with a working prototype and an exit plan; ${word(r.int(2, 3))} vendor contracts were avoided`,
	),
	line(
		[4, 4],
		(r) =>
			`Represented the company in ${word(r.int(2, 4))} open-source and standards groups and published ${word(r.int(3, 6))} peer-reviewed papers with product teams, bringing in ${word(r.int(3, 5))} senior hires`,
	),
	line(
		[4, 4],
		() =>
			"Stopped a flagship model program after a year when evaluation showed a plateau that product would not feel, moved its people to data quality, and defended the decision in public",
	),
];
