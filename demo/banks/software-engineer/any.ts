import type { Bullet } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import {
	an,
	fall,
	minutes,
	plural,
	pluralWord,
	rise,
	short,
	thousands,
	usd,
	word,
} from "../../quantities.ts";

const line = linesOf("any");

export const anyBullets: Bullet[] = [
	// Interns and first jobs
	line(
		[0, 0],
		(r) =>
			`Delivered ${an(r.int(10, 14))}-week internship project from design document to production: ${r.pick(["a bulk-edit API", "an audit log viewer", "a usage export", "a configuration history service"])}, enabled for ${r.int(15, 100, 5)}% of customers before handover`,
	),
	line(
		[0, 0],
		(r) =>
			`Presented the design and results of the internship project to ${r.int(20, 60, 5)} engineers; the team kept the code and extended it to ${word(r.int(2, 4))} further ${r.pick(["use cases", "services", "regions"])} after the summer`,
	),
	line(
		[0, 0],
		(r) =>
			`Merged ${r.int(24, 58)} pull requests in ${r.int(10, 14)} weeks across ${word(r.int(2, 4))} repositories, each with tests and reviewed by at least one senior engineer, with no rollback`,
	),
	line(
		[0, 0],
		(r) =>
			`Profiled a nightly ${r.pick(["report", "import", "billing export"])} with ${r.pick(["py-spy", "async-profiler", "pprof"])}, found quadratic ${r.pick(["string building", "list scanning", "date parsing"])} and brought its run time from ${r.int(70, 160, 10)} to ${r.int(8, 20)} minutes`,
	),
	line([0, 1], (r) => {
		const c = rise(r, [48, 66, 1], [20, 40], 1);
		return `Raised branch coverage of the ${r.pick(["permissions", "pricing", "import", "notification"])} module from ${c.before}% to ${Math.min(c.after, 88)}% with table-driven and property-based tests that exposed ${word(r.int(3, 7))} defects`;
	}),
	line(
		[0, 1],
		(r) =>
			`Fixed ${r.int(26, 64)} customer-reported bugs in ${word(r.int(3, 6))} months, adding a regression test to each and tracing ${word(r.int(4, 8))} of them to one ${r.pick(["time zone conversion", "race in cache invalidation", "integer overflow in an ID mapping"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Added ${r.pick(["CSV and Parquet export", "saved filters", "role-based visibility", "bulk invitations"])} to an internal admin tool in ${r.pick(["React and Django", "React and Go", "Vue and Spring Boot"])}, replacing about ${r.int(30, 120, 10)} manual database queries a week by support`,
	),
	line(
		[0, 1],
		(r) =>
			`Instrumented ${r.int(14, 40)} user actions with typed analytics events and validated them against the warehouse in dbt, giving the product team its first reliable ${r.pick(["activation funnel", "retention curve", "feature adoption report"])}`,
	),
	line(
		[0, 1],
		() =>
			"Rewrote the onboarding guide and local setup scripts after noting every stumble of the first week; the next three hires opened a pull request on their second day",
	),
	line(
		[0, 1],
		(r) =>
			`Migrated ${r.int(30, 110, 5)} scheduled jobs from cron on one server to ${r.pick(["Airflow", "Kubernetes CronJobs", "Temporal schedules"])} with alerts on missed runs, exposing ${word(r.int(3, 6))} that had failed silently for weeks`,
	),
	line(
		[1, 1],
		(r) =>
			`Joined the on-call rotation after ${word(r.int(3, 5))} months, resolved ${r.int(15, 40)} pages and turned the ${word(r.int(3, 5))} most frequent causes into permanent fixes, cutting the team's pages by ${r.int(25, 45)}%`,
	),
	line(
		[1, 1],
		(r) =>
			`Took a feature of ${word(r.int(3, 5))} months end to end (${r.pick(["scheduled reports", "shared workspaces", "usage alerts", "custom roles"])}), from interviews with ${word(r.int(5, 9))} customers to rollout; ${r.int(22, 48)}% of accounts used it within a quarter`,
	),
	// Mid-level
	line([1, 2], (r) => {
		const c = fall(r, [24, 60, 2], [60, 85], 1);
		return `Sped up the ${r.pick(["nightly aggregation", "customer data export", "search reindex"])} from ${c.before} to ${c.after} minutes by streaming rows in batches, dropping an unused join and parallelizing by account`;
	}),
	line(
		[1, 2],
		(r) =>
			`Upgraded ${r.pick(["a Java 8 codebase to Java 21", "a Python 2.7 service to Python 3.12", "a Rails 5 application to Rails 7", "a Node 14 service to Node 22"])} of ${r.int(60, 180, 10)}K lines in small reversible steps over ${word(r.int(3, 6))} months, without a release freeze`,
	),
	line(
		[1, 2],
		(r) =>
			`Built audit logging for ${r.int(45, 120, 5)} administrative actions with tamper-evident hashes and a search view, which closed ${word(r.int(2, 4))} SOC 2 findings and unblocked ${word(r.int(3, 8))} enterprise deals`,
	),
	line(
		[2, 2],
		(r) =>
			`Led ${word(r.int(2, 4))} engineers through a ${word(r.int(3, 6))}-month project to support ${r.pick(["multiple workspaces per account", "data residency in the EU", "single sign-on and SCIM", "usage-based plans"])}, shipped to ${thousands(r.int(8, 45) * 100)} business customers`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [12, 26, 1], [50, 75], 1);
		return `Removed ${r.int(60, 210, 10)}K lines of dead code and ${r.int(40, 140, 10)} stale feature flags with usage data from production, cutting the build from ${minutes(c.before)} to ${minutes(c.after)}`;
	}),
	line(
		[2, 3],
		(r) =>
			`Mentored ${word(r.int(2, 5))} engineers and ${pluralWord(r.int(1, 3), "intern")} through weekly pairing and design reviews; ${r.pick(["one engineer was", "two were"])} promoted within ${r.int(14, 20)} months`,
	),
	line(
		[2, 3],
		(r) =>
			`Ran a zero-downtime migration of ${short(r.int(4, 24) * 1e8)} rows from ${r.pick(["MongoDB to PostgreSQL", "MySQL 5.7 to Aurora", "DynamoDB to PostgreSQL"])} with dual writes, backfill and per-tenant cutover, verified by row checksums`,
	),
	line(
		[2, 3],
		(r) =>
			`Reworked the technical interview into a ${r.pick(["paired debugging", "code review", "small-service"])} exercise with written rubrics and trained ${r.int(12, 30)} interviewers; offer acceptance rose from ${r.int(52, 60)}% to ${r.int(68, 79)}%`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [38, 90, 2], [40, 65], 1);
		return `Analyzed ${r.int(24, 60)} incident reviews for recurring causes and introduced ${r.pick(["timeouts and retries by default", "safe migration tooling", "configuration canaries"])}; hours of customer impact fell from ${c.before} to ${c.after} a quarter`;
	}),
	// Senior and above
	line(
		[3, 3],
		(r) =>
			`Served as technical lead of ${word(r.int(5, 9))} engineers: broke ${r.pick(["a nine-month", "a ten-month", "a twelve-month"])} roadmap into increments of ${word(r.int(2, 4))} weeks and delivered ${r.int(84, 95)}% of quarterly commitments on time over ${word(r.int(4, 6))} quarters`,
	),
	line(
		[3, 3],
		(r) =>
			`Negotiated scope with product and legal for ${r.pick(["GDPR deletion", "data residency", "customer-managed encryption keys"])} and designed a solution across ${word(r.int(6, 10))} services that passed external audit on the first attempt`,
	),
	line(
		[3, 4],
		(r) =>
			`Authored ${r.int(9, 22)} design documents and reviewed some ${r.int(50, 140, 10)} by other teams; introduced a one-page decision record that is now kept by ${r.int(10, 28)} teams`,
	),
	line(
		[3, 4],
		(r) =>
			`Cut yearly cloud spend by ${usd(r.int(9, 42) * 100_000)} (${r.int(17, 34)}%) by attributing cost to teams, moving cold data to cheaper tiers and renegotiating commitments together with finance`,
	),
	line(
		[3, 4],
		(r) =>
			`Sponsored ${word(r.int(3, 6))} engineers into technical lead roles, wrote the expectations for the senior level with ${word(r.int(2, 4))} peers and calibrated promotions for an organization of ${r.int(60, 180, 10)}`,
	),
	line(
		[3, 4],
		(r) =>
			`Led the technical assessment of ${word(r.int(2, 4))} acquisition targets and the integration of one of them, merging identity, billing and data of ${plural(r.int(20, 90, 5) * 1000, "customer")} in ${word(r.int(7, 10))} months`,
	),
	line(
		[4, 4],
		(r) =>
			`Drove company-wide adoption of ${r.pick(["Kotlin for new JVM services", "trunk-based development", "a paved road for service creation", "OpenTelemetry"])} across ${r.int(25, 60)} teams through templates, office hours and ${word(r.int(2, 4))} reference migrations instead of mandates`,
	),
	line(
		[4, 4],
		(r) =>
			`Advised the CTO on technical risk in a quarterly written review; ${word(r.int(4, 7))} of its ${word(r.int(8, 10))} recommendations were funded, among them the retirement of ${an(r.int(11, 17))}-year-old core system`,
	),
	line(
		[4, 4],
		(r) =>
			`Resolved a two-year disagreement between ${word(r.int(3, 5))} teams over ${r.pick(["ownership of customer identity", "the event schema", "synchronous versus event-driven integration"])} with a prototype, measured trade-offs and a staged plan all teams signed`,
	),
	line(
		[4, 4],
		(r) =>
			`Shaped a ${word(r.int(2, 3))}-year platform strategy for ${r.int(150, 420, 10)} engineers that halved the number of supported stacks and returned ${r.int(12, 22)}% of engineering time from maintenance to product work`,
	),
];
