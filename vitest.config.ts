import "./server/require-node.ts";
import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { markdownFiles } from "./app/content/markdown/files-plugin.server.ts";
import { FailureReport } from "./tests/helpers/failure-report.ts";
import { FileOrder } from "./tests/helpers/file-order.ts";

/**
 * Every test belongs to one project, by where it lies:
 * `unit` needs nothing, `database` a Postgres, `app` the site in this process, `e2e` a browser as well.
 * The results of `vitest run --project X` are kept in test-results/X.json.
 */
const withDatabase = ["app/data", "app/operations", "app/integrations", "server", "packages"];
const testsOf = (folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const postgres = "tests/helpers/postgres-setup.ts";
const lockOrder = "tests/helpers/lock-order.ts";

/**
 * After how long a test or what comes before it counts as hanging, in milliseconds: the longest take half a
 * minute, and a busy machine may take its time.
 */
const timeoutMilliseconds = 240_000;

const isShuffled = process.argv.some((argument) => argument.startsWith("--sequence.shuffle"));

export default defineConfig({
	plugins: [markdownFiles],
	test: {
		reporters: [
			"default",
			["json", { outputFile: `test-results/${chosenProjects()}.json` }],
			new FailureReport(`test-results/${chosenProjects()}.failures.txt`),
		],
		passWithNoTests: false,
		// One worker less than there are cores, but two at least: they also wait for Postgres and for browsers. A third
		// on two cores made the whole run longer: 23 minutes instead of 20.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		// `--sequence.shuffle.files` takes Vitest's own instead: the order of the files must not matter.
		sequence: isShuffled ? {} : { sequencer: FileOrder },
		restoreMocks: true,
		// What is waited for comes; how soon is the machine's affair.
		expect: { poll: { timeout: 60_000 } },
		unstubEnvs: true,
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: [
						"app/**/*.test.{ts,tsx}",
						"demo/**/*.test.ts",
						"bench/**/*.test.ts",
						"tests/*.test.ts",
						"tests/search-quality/*.test.ts",
						"tests/reading-quality/*.test.ts",
						"tests/similar-quality/*.test.ts",
					],
					exclude: [...configDefaults.exclude, ...testsOf(withDatabase)],
					setupFiles: "tests/helpers/fail-on-console-error.ts",
					// Loading the modules again for each file takes longer than the tests: files share what they have loaded.
					isolate: false,
					testTimeout: timeoutMilliseconds,
				},
			},
			{
				extends: true,
				test: {
					name: "database",
					include: testsOf(withDatabase),
					globalSetup: postgres,
					setupFiles: lockOrder,
					isolate: false,
					testTimeout: timeoutMilliseconds,
					hookTimeout: timeoutMilliseconds,
				},
			},
			{
				extends: true,
				// The build as it serves: React without what it checks for developers, which takes longer than all the rest of
				// a page. JSX that is made here has to be for that React as well.
				oxc: { jsx: { development: false } },
				test: {
					name: "app",
					env: { NODE_ENV: "production" },
					include: testsOf(["tests/app"]),
					globalSetup: postgres,
					setupFiles: lockOrder,
					isolate: false,
					testTimeout: timeoutMilliseconds,
					hookTimeout: timeoutMilliseconds,
				},
			},
			{
				extends: true,
				test: {
					name: "e2e",
					include: testsOf(["tests/e2e"]),
					globalSetup: "tests/helpers/site-template.ts",
					isolate: false,
					// Each step has its own limit (30 s); a journey of many may take its time.
					testTimeout: timeoutMilliseconds,
					hookTimeout: timeoutMilliseconds,
				},
			},
		],
	},
});

/** The names after `--project`, or "all". */
function chosenProjects(): string {
	const names = process.argv.flatMap((argument, index) => {
		if (argument.startsWith("--project=")) return [argument.slice("--project=".length)];
		return process.argv[index - 1] === "--project" ? [argument] : [];
	});
	return names.join("-") || "all";
}
