import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { an, fall, minutes, rise, thousands, usd, word } from "../../quantities.ts";

export const developerInfrastructure: Theme = {
	key: "developer-infrastructure",
	label: "developer infrastructure",
	skills: [
		{ name: "Languages", keywords: ["Go", "Python", "Rust", "TypeScript", "Bash", "Starlark"] },
		{
			name: "Build and test",
			keywords: [
				"Bazel",
				"Gradle",
				"Buildkite",
				"GitHub Actions",
				"Jenkins",
				"Nix",
				"Turborepo",
				"pytest",
			],
		},
		{
			name: "Delivery",
			keywords: [
				"Argo CD",
				"Spinnaker",
				"Docker",
				"Kubernetes",
				"Helm",
				"LaunchDarkly",
				"Backstage",
			],
		},
		{
			name: "Foundations",
			keywords: ["Linux", "AWS", "Terraform", "gRPC", "Prometheus", "PostgreSQL", "tree-sitter"],
		},
	],
	projects: [
		{
			name: "flakefinder",
			levels: [0, 1],
			description: "pytest plugin that reruns suspicious tests and ranks them by flakiness",
			highlights: [
				(r) =>
					`Found ${r.int(9, 30)} order-dependent tests in ${word(r.int(3, 6))} well-known open-source projects and reported them with fixes`,
				() => "Uses a beta-binomial estimate, so that a test with few runs is not condemned early",
			],
		},
		{
			name: "Autograder",
			levels: [0, 1],
			description:
				"Grading service for a systems course that runs student code in isolated containers",
			highlights: [
				(r) =>
					`Graded ${thousands(r.int(30, 90) * 100)} submissions in a semester with feedback in under ${r.int(40, 90, 10)} seconds`,
				() =>
					"Limits CPU, memory and network with cgroups and gVisor after a classmate's fork bomb",
			],
		},
		{
			name: "mini-make",
			levels: [0, 2],
			description: "Small build tool in Rust with content hashing and parallel execution",
			highlights: [
				(r) =>
					`Rebuilds ${an(r.int(300, 900, 50))}-file C project in ${(r.int(4, 12) / 10).toFixed(1)} s after a one-line change`,
				() =>
					"Detects undeclared inputs by tracing file access, the most common cause of wrong incremental builds",
			],
		},
		{
			name: "codeowners-lint",
			levels: [2, 4],
			description: "Open-source check that keeps CODEOWNERS files true to the organization chart",
			highlights: [
				(r) => `Runs in more than ${r.int(200, 900, 50)} public repositories`,
				() => "Suggests owners from review history instead of line counts",
			],
		},
	],
	tags: [
		"bazel",
		"ci/cd",
		"developer experience",
		"go",
		"kubernetes",
		"build systems",
		"github actions",
	],
};

const line = linesOf(developerInfrastructure.key);

export const developerInfrastructureBullets: Bullet[] = [
	line([0, 1], (r) => {
		const c = fall(r, [18, 36, 1], [35, 60], 1);
		return `Shortened the ${r.pick(["backend", "integration", "end-to-end"])} test stage from ${minutes(c.before)} to ${minutes(c.after)} by sharding tests on recorded durations in ${r.pick(["GitHub Actions", "Buildkite", "GitLab CI"])} and caching dependencies by lockfile hash`;
	}),
	line(
		[0, 1],
		(r) =>
			`Wrote a ${r.pick(["Go", "Python", "Rust"])} command-line tool that ${r.pick(["sets up a local environment with seeded data", "opens a preview environment per branch", "fetches the logs of a failed CI step"])}; ${r.int(25, 80, 5)} engineers used it weekly by the end of the ${r.pick(["summer", "quarter"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Built a bot that detects flaky tests from ${r.int(30, 90, 10)} days of CI history and opens tickets with their owners, leading to ${r.int(35, 120, 5)} fixed or deleted tests within ${r.int(6, 11)} weeks`,
	),
	line(
		[0, 1],
		(r) =>
			`Wrote ${r.int(8, 20)} custom ${r.pick(["ESLint", "golangci-lint", "Ruff-style Python"])} rules with automatic fixes for ${r.pick(["unsafe SQL building", "missing timeouts on network calls", "time zone mistakes"])} and applied them to ${r.int(90, 400, 10)} files`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [22, 48, 1], [50, 75], 1);
		return `Introduced Bazel remote caching and execution for ${r.pick(["Java and Go", "C++ and Python", "TypeScript and Go"])} targets, bringing median pull-request feedback from ${minutes(c.before)} to ${minutes(c.after)} at ${an(r.int(88, 96))}% cache hit rate`;
	}),
	line(
		[1, 2],
		(r) =>
			`Developed a merge queue that tests batches and bisects failures, keeping the main branch green ${r.int(97, 99)}% of the time (before: ${r.int(81, 90)}%) at ${r.int(120, 380, 10)} merges a day`,
	),
	line(
		[1, 2],
		(r) =>
			`Provided preview environments per pull request on Kubernetes with copy-on-write databases; ${r.int(9, 20)} teams use them and bugs reported after release fell by ${r.int(14, 32)}%`,
	),
	line(
		[2, 3],
		(r) =>
			`Moved ${r.int(140, 420, 10)} repositories from Jenkins to ${r.pick(["Buildkite", "GitHub Actions"])} with codemods and per-team dashboards, finishing in ${r.int(5, 9)} months and retiring ${r.int(300, 900, 50)} hand-maintained jobs`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [180, 420, 10], [35, 60], 10);
		return `Cut monthly CI spend from $${c.before}K to $${c.after}K with spot capacity, test selection from the dependency graph and right-sized runners, at unchanged queue times`;
	}),
	line([2, 3], (r) => {
		const c = rise(r, [6, 14, 1], [200, 500], 1);
		return `Built progressive delivery on Argo Rollouts with automated analysis of error rate and latency, raising deploys per service from ${c.before} to ${c.after} a month and stopping ${r.int(20, 60)} bad releases at canary stage`;
	}),
	line([3, 4], (r) => {
		const c = fall(r, [8, 20, 1], [75, 92], 1);
		return `Launched the internal developer portal on Backstage with ownership, scorecards and service templates for ${thousands(r.int(300, 1100, 50))} engineers; a new service reaches production in ${c.after === 1 ? "1 day" : `${c.after} days`} instead of ${c.before}`;
	}),
	line(
		[3, 4],
		(r) =>
			`Led ${word(r.int(5, 9))} engineers in a move of ${r.int(60, 180, 10)} repositories into a Bazel monorepo, with history kept and large-scale changes now done in days; ${r.int(70, 92)}% of surveyed engineers preferred it after a year`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the developer productivity strategy for ${thousands(r.int(500, 1800, 100))} engineers around lead time, build latency and interruptions, raising deployment frequency ${r.int(2, 4)}x and quarterly tooling satisfaction from ${r.int(48, 58)}% to ${r.int(74, 86)}%`,
	),
	line(
		[4, 4],
		(r) =>
			`Made the case for remote development environments, led the pilot with ${word(r.int(4, 7))} teams and the rollout to ${thousands(r.int(400, 1400, 100))} engineers, saving an estimated ${usd(r.int(16, 48) * 100_000)} a year in setup and hardware`,
	),
	line(
		[0, 1],
		() =>
			"Interviewed engineers in several teams about slow builds, reproduced the worst cases and wrote up causes and fixes in a report that set the tooling team's next quarter",
	),
	line(
		[2, 3],
		(r) =>
			`Designed hermetic toolchains with ${r.pick(["Nix", "Bazel"])}, so that the same commit builds bit for bit on laptops and in CI and a bisect can be trusted`,
	),
	line(
		[3, 4],
		() =>
			"Wrote the deprecation policy for internal libraries and the codemod tooling behind it: whoever removes an interface migrates its callers, which ended upgrades that never finished",
	),
];
