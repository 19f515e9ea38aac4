import type { Bullet } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { an, fall, minutes, rise, thousands, usd, word } from "../../quantities.ts";

const line = linesOf("any");

export const anyBullets: Bullet[] = [
	// Interns and first jobs
	line(
		[0, 0],
		(r) =>
			`Completed ${an(r.int(10, 14))}-week project on ${r.pick(["trial conversion", "seller churn", "support ticket routing", "search abandonment"])} from question to recommendation, and presented it to ${r.int(15, 45, 5)} analysts, engineers and product managers`,
	),
	line(
		[0, 0],
		(r) =>
			`Built a logistic regression baseline for ${r.pick(["trial conversion", "renewal", "ticket escalation"])} in scikit-learn before any complex model; at an AUC of 0.${r.int(74, 81)} it came within 0.0${r.int(1, 3)} of gradient boosting and was the one put to use`,
	),
	line([0, 0], (r) => {
		const c = fall(r, [40, 110, 10], [70, 90], 1);
		return `Optimized a daily BigQuery job by partitioning, pruning columns and dropping a cross join, cutting its run time from ${minutes(c.before)} to ${minutes(c.after)} and its cost by ${r.int(55, 80)}%`;
	}),
	line(
		[0, 0],
		(r) =>
			`Explored ${thousands(r.int(6, 40) * 1000)} free-text survey answers with sentence embeddings and clustering, checked the ${r.int(12, 20)} themes by hand with a researcher and sized each for the planning meeting`,
	),
	line(
		[0, 0],
		() =>
			"Kept a reproducible analysis repository during the internship, with tests, data notes and a decision log, which the mentor turned into the template for later interns",
	),
	line(
		[0, 1],
		(r) =>
			`Automated a weekly report on ${r.pick(["activation", "marketplace health", "service quality", "trial cohorts"])} with dbt, Python and Slack, saving about ${word(r.int(3, 7))} hours of manual work a week and exposing ${word(r.int(2, 4))} broken inputs`,
	),
	line(
		[0, 1],
		(r) =>
			`Wrote ${r.int(30, 80, 5)} data tests in ${r.pick(["dbt", "Great Expectations"])} for ${word(r.int(4, 8))} key tables, catching ${r.int(9, 24)} upstream issues in one quarter before they reached dashboards`,
	),
	line(
		[0, 1],
		(r) =>
			`Answered ${r.int(25, 60, 5)} ad hoc questions for ${r.pick(["marketing", "operations", "customer success", "finance"])} in ${word(r.int(3, 6))} months, then replaced the ${word(r.int(5, 8))} most frequent with self-serve Looker views`,
	),
	line(
		[0, 1],
		(r) =>
			`Matched ${thousands(r.int(40, 260, 20) * 1000)} customer records across ${word(r.int(2, 4))} systems with probabilistic linkage in Splink, reaching ${r.int(95, 98)}% precision on a hand-checked sample`,
	),
	line(
		[1, 1],
		(r) =>
			`Took over the ${r.pick(["lead scoring", "churn", "lifetime value"])} model, found leakage from a field filled in after the outcome, and rebuilt it; lift in the top decile went from a false ${(r.int(62, 79) / 10).toFixed(1)} to a real ${(r.int(28, 41) / 10).toFixed(1)} that holds in use`,
	),
	line(
		[1, 1],
		() =>
			"Paired with a product manager on sizing before each quarter's planning, showing ranges and assumptions instead of single numbers, which the team now expects from every proposal",
	),
	line([1, 2], (r) => {
		const c = rise(r, [18, 27, 1], [20, 50], 1);
		return `Built a lead scoring model on ${thousands(r.int(20, 90, 5) * 1000)} past opportunities with calibrated probabilities and reasons in Salesforce; conversion of worked leads rose from ${c.before}% to ${c.after}% against a random control`;
	}),
	line(
		[1, 2],
		(r) =>
			`Modeled customer lifetime value with a BG/NBD approach and validated it on ${word(r.int(2, 3))} held-out years; acquisition bids by segment based on it improved payback by ${word(r.int(2, 4))} months`,
	),
	line(
		[1, 2],
		(r) =>
			`Productionized ${word(r.int(3, 5))} notebooks as tested Python packages with Airflow and MLflow, bringing the failure rate of weekly runs from ${r.int(11, 22)}% to ${r.int(1, 3)}%`,
	),
	line(
		[2, 2],
		(r) =>
			`Led a ${word(r.int(3, 6))}-month study of ${r.pick(["support quality and renewal", "delivery time and repeat orders", "page speed and conversion"])} with an engineer and a researcher; its dose-response curve set the service target and justified ${usd(r.int(4, 16) * 100_000)} of investment`,
	),
	line(
		[2, 3],
		(r) =>
			`Developed a marketing mix model in ${r.pick(["PyMC", "Stan"])} calibrated with ${word(r.int(5, 9))} geo-experiments, shifting ${usd(r.int(3, 12) * 1_000_000)} of yearly spend between channels and raising incremental sales ${r.int(6, 12)}% in the next test`,
	),
	line(
		[2, 3],
		(r) =>
			`Mentored ${word(r.int(2, 4))} junior scientists and ${word(r.int(2, 3))} interns through analysis reviews and paired modeling; ${r.pick(["most were promoted or received return offers", "two of them now lead projects", "two were promoted within 18 months"])}`,
	),
	line(
		[2, 3],
		(r) =>
			`Reduced warehouse spend by ${r.int(28, 46)}% (${usd(r.int(2, 9) * 100_000)} a year) by rewriting ${r.int(12, 30)} heavy models as incremental dbt runs and retiring ${r.int(80, 220, 10)} unread tables`,
	),
	line(
		[2, 3],
		(r) =>
			`Rebuilt the hiring exercise around a messy dataset and a written memo, scored blind by two readers; agreement between interviewers rose from ${r.int(55, 63)}% to ${r.int(78, 87)}%`,
	),
	line(
		[2, 3],
		() =>
			"Translated a vague executive question about quality into three measurable ones, declined one as unanswerable with the data at hand, and proposed what to start recording",
	),
	// Senior and above
	line(
		[3, 3],
		(r) =>
			`Acted as lead scientist for a product with ${(r.int(12, 64) / 10).toFixed(1)}M monthly users, planning the work of ${word(r.int(3, 5))} scientists by decision value and delivering ${r.int(9, 15)} studies a year that changed a roadmap`,
	),
	line(
		[3, 4],
		(r) =>
			`Introduced written analysis reviews and a shared library of ${r.int(25, 60, 5)} methods notes for ${r.int(20, 55, 5)} scientists; retracted findings fell from ${word(r.int(6, 9))} to ${word(r.int(1, 2))} a year`,
	),
	line(
		[3, 4],
		(r) =>
			`Built the business case and led the move from a legacy warehouse to ${r.pick(["Snowflake", "BigQuery", "Databricks"])} with data engineering, migrating ${r.int(300, 900, 50)} tables in ${word(r.int(7, 10))} months and cutting query time by ${r.int(60, 82)}%`,
	),
	line(
		[3, 4],
		(r) =>
			`Hired ${word(r.int(5, 9))} scientists and wrote the career ladder for the discipline with separate tracks for inference, modeling and analytics; yearly attrition fell from ${r.int(19, 27)}% to ${r.int(6, 11)}%`,
	),
	line(
		[3, 4],
		(r) =>
			`Sized the market for ${r.pick(["a self-serve tier", "a new region", "a premium service"])} with triangulated models and stated uncertainty; first-year results landed inside the ${r.pick([80, 90])}% interval and the launch paid back in ${r.int(11, 19)} months`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the data science strategy for ${r.int(40, 110, 10)} scientists and analysts with the head of data: fewer dashboards, more experiments, one metric layer; time spent on ad hoc requests fell from ${r.int(44, 56)}% to ${r.int(16, 24)}%`,
	),
	line(
		[4, 4],
		(r) =>
			`Advised the executive team in a quarterly evidence review; ${word(r.int(4, 6))} of ${word(r.int(7, 9))} disputed investments were settled by a study designed for the purpose, redirecting ${usd(r.int(6, 24) * 1_000_000)}`,
	),
	line(
		[4, 4],
		(r) =>
			`Created the privacy standard for analysis with legal and security (aggregation limits, differential privacy for released statistics) and saw it adopted by ${r.int(18, 45)} teams in ${r.int(10, 16)} months`,
	),
];
