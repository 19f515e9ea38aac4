import { startThrowAwayPostgres } from "@offerfolio/local-postgres/testing";
import { migrateDatabase } from "#app/data/base/migrate.server.ts";
import { formatTable } from "../../bench/tables.ts";
import { askSite, withJudgedSite } from "./ask-site.ts";
import { judgePairs, readPairs } from "./for-you.ts";
import { type Failure, judge, type Verdict } from "./judge.ts";
import { blindSearchesFile, readJudgedLibrary, readSearches } from "./library.ts";

/**
 * How well the site's search answers what job seekers type: per kind of search, and every search without a good
 * answer with what came first. Of the blind set the table alone, lest the search be mended with it.
 * `npm run measure:search [-- other-searches.json]`
 */

const start = performance.now();
const library = readJudgedLibrary();
const other = process.argv[2];
const searches = readSearches(other);
const blind = other === undefined ? readSearches(blindSearchesFile) : [];
const postgres = await startThrowAwayPostgres();
try {
	await migrateDatabase(postgres.url);
	const { answers, pairs } = await withJudgedSite(postgres.url, async (services) => ({
		answers: await askSite(services, library, [...searches, ...blind]),
		pairs: await judgePairs(services, readPairs()),
	}));
	const { verdicts, failures } = judge(searches, library, answers);
	console.log(toTable(verdicts));
	if (blind.length > 0) {
		console.log(`\nThe blind set:\n\n${toTable(judge(blind, library, answers).verdicts)}`);
	}
	console.log(`\n${failures.length} without a good answer:\n`);
	for (const failure of failures) console.log(describe(failure));
	const right = pairs.filter(({ isRight }) => isRight);
	const found = pairs.filter(({ isFound }) => isFound);
	console.log(
		`\nFor you: of ${pairs.length} pairs ${right.length} in the right order, ${found.length} better ones found.\n`,
	);
	for (const { pair, said } of pairs.filter((one) => !one.isRight)) {
		console.log(`${pair.id}: ${pair.better}, ${pair.why} → ${said}`);
	}
	const seconds = (performance.now() - start) / 1_000;
	console.log(`\n${library.length} resumes filled and asked in ${seconds.toFixed(1)} s`);
} finally {
	await postgres.stop();
}

type Row = Omit<Verdict, "kind"> & { kind: string };

function totalOf(verdicts: readonly Verdict[]): Row {
	const sum = (of: (verdict: Verdict) => number) =>
		verdicts.reduce((total, verdict) => total + of(verdict), 0);
	const count = sum(({ searches }) => searches);
	return {
		kind: "all",
		searches: count,
		answered: sum(({ answered }) => answered),
		empty: sum(({ empty }) => empty),
		share: sum(({ share, searches }) => share * searches) / count,
	};
}

function toTable(verdicts: readonly Verdict[]): string {
	const head = ["kind", "searches", "good in first five", "%", "wrongly empty", "share good"];
	return formatTable(head, [...verdicts, totalOf(verdicts)].map(toRow));
}

function toRow({ kind, searches, answered, empty, share }: Row): string[] {
	const percent = ((100 * answered) / searches).toFixed(0);
	return [kind, `${searches}`, `${answered}`, percent, `${empty}`, share.toFixed(2)];
}

function describe({ judged: { search, kind }, first }: Failure): string {
	const came = first.map(({ title, company }) => `${title} (${company})`).join("; ");
	return `${kind}: “${search}” → ${came || "nothing"}`;
}
