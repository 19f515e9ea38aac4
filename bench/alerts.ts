import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { startThrowAwayPostgres } from "@offerfolio/local-postgres/testing";
import { createServices } from "#app/compose-services.server.ts";
import { emptyQuery, type ResumeQuery } from "#app/domain/library/resume-query.ts";
import { proposeName, savedQuery } from "#app/domain/library/saved-search.ts";
import { readEnvironment } from "#app/env.server.ts";
import { addResume } from "#app/operations/intake/add-resume.server.ts";
import { sendAlerts } from "#app/operations/library/send-alerts.server.ts";
import type { Services } from "#app/services.ts";
import { createRandom, type Random } from "#demo/random.ts";
import { createLog } from "#server/log.ts";
import { execute } from "#tests/helpers/postgres-server.ts";
import { inventVocabulary } from "./invented-resumes.ts";
import { describeMachine } from "./machine.ts";
import { median, percentile } from "./percentiles.ts";
import { filters, word } from "./search-kinds.ts";
import { createSearchLibrary } from "./search-library.ts";
import { formatNumber, formatTable } from "./tables.ts";
import { timed } from "./timed.ts";
import { createVerdicts } from "./verdicts.ts";

/**
 * Publishing and telling beside many saved searches: `node bench/alerts.ts [100000] [--rounds 200]`. Twenty searches a
 * person, each text saved by twenty; the library has 10,000 resumes with documents. Two copies of it, one without a
 * search, are published into in turn, so that whatever else the machine does meets both; beside the time on the clock
 * stands that of the processor, of this process and of the backends of Postgres.
 */

const { values: options, positionals } = parseArgs({
	options: { rounds: { type: "string", default: "200" } },
	allowPositionals: true,
});
const size = Number(positionals[0] ?? 100_000);
const rounds = Number(options.rounds);
const resumes = 10_000;
const warmUps = 10;
const imported = 50;
const savedBy = 20;
const now = new Date("2026-06-15T12:00:00.000Z");
const vocabulary = inventVocabulary();
const verdicts = createVerdicts();
const { signal } = new AbortController();
let clock = now;

const postgres = await startThrowAwayPostgres();
const library = await createSearchLibrary(postgres.url, { count: resumes, vocabulary, now });
const name = new URL(library.url).pathname.slice(1);
await execute(postgres.url, `create database beside template ${name}`);
const beside = new URL(library.url);
beside.pathname = "/beside";
const sites = [await openSite(library.url, 0), await openSite(beside.href, size)];
try {
	console.log(`${resumes.toLocaleString("en-US")} resumes. ${describeMachine()}\n`);
	for (let round = -warmUps; round < rounds; round++) {
		// Neither is always the first.
		for (const site of round % 2 ? sites : sites.toReversed()) await publishOnce(site, round >= 0);
	}
	const [alone, crowded] = sites.map(({ took }) => took);
	if (!alone || !crowded) throw new Error("Two sites are compared");
	const slower = (kind: keyof Took) => median(crowded[kind]) / median(alone[kind]);
	verdicts.check(
		slower("clock") < 1.25 && slower("processor") < 1.25,
		`Publishing beside ${size} searches takes ${formatNumber(slower("clock"))} times as long as beside none, and ${formatNumber(slower("processor"))} times the processor`,
	);
	const worst = percentile(crowded.processor, 0.99);
	verdicts.check(worst < 50, `Of the processor, it takes ${formatNumber(worst)} ms at p99 (50)`);
	const rows = [];
	for (const site of sites) rows.push([...cellsOf(site), ...(await measureAlerts(site))]);
	const head = ["saved searches", "publish p50, ms", "p99", "of the processor p50, ms", "p99"];
	const alerts = ["compare 1, s", "emails", "compare 50, s", "emails", "queue, s"];
	console.log(`\n${formatTable([...head, ...alerts], rows)}\n`);
	verdicts.conclude();
} finally {
	for (const { services } of sites) await services.close();
	await library.drop();
	await postgres.stop();
}

/** Of each publication, in milliseconds. */
type Took = { clock: number[]; processor: number[] };
type Site = { services: Services; size: number; random: Random; took: Took };

async function openSite(databaseUrl: string, size: number): Promise<Site> {
	const services = createServices({
		env: readEnvironment({ DATA_DIR: "/nowhere" }),
		log: createLog("silent"),
		databaseUrl,
		publicUrl: "http://localhost",
		clock: () => clock,
		stripe: { secretKey: "sk_test_nobody", webhookSecrets: ["whsec_nobody"] },
	});
	await services.jobs.start({});
	await services.pool.query("truncate arrived_resumes");
	await save(services, size);
	// Both publish the same.
	const random = createRandom("publish");
	return { services, size, random, took: { clock: [], processor: [] } };
}

async function publishOnce({ services, random, took }: Site, isCounted: boolean): Promise<void> {
	const before = await processorTime(services);
	const clock = await timed(() => publish(services, random));
	const after = await processorTime(services);
	if (!isCounted) return;
	took.clock.push(clock);
	took.processor.push(after - before);
}

/**
 * How long the processor has worked for this process and the backends of a site's database, in milliseconds. Where the
 * system does not tell it of others (other than Linux), of this process alone.
 */
async function processorTime({ pool }: Services): Promise<number> {
	const { rows } = await pool.query<{ pid: number }>(
		"select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
	);
	const backends = await Promise.all(
		rows.map(async ({ pid }) => {
			const text = await readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => "0");
			return Number(text.split(" ")[0]) / 1e6;
		}),
	);
	const { user, system } = process.cpuUsage();
	return backends.reduce((sum, time) => sum + time, (user + system) / 1e3);
}

function cellsOf({ size, took }: Site): string[] {
	const times = [took.clock, took.processor].flatMap((each) => [
		formatNumber(median(each)),
		formatNumber(percentile(each, 0.99)),
	]);
	return [size.toLocaleString("en-US"), ...times];
}

/** One resume and then many are compared with the saved searches. */
async function measureAlerts({ services, random }: Site): Promise<string[]> {
	await services.pool.query("truncate arrived_resumes");
	const cells: string[] = [];
	let queueing = 0;
	for (const count of [1, imported]) {
		clock = new Date(clock.getTime() + 60_000);
		for (let nth = 0; nth < count; nth++) await publish(services, random);
		const compare = await timed(() => sendAlerts(services, { signal }));
		clock = new Date(clock.getTime() + 5 * 60_000);
		queueing = await timed(() => sendAlerts(services, { signal }));
		const emails = await countEmails(services);
		cells.push(formatNumber(compare / 1_000), emails.toLocaleString("en-US"));
		verdicts.check(
			4 * 60 + 2 * 120 + (compare + queueing) / 1_000 < 600,
			`${count} published: ${emails} emails are queued within ten minutes`,
		);
	}
	return [...cells, formatNumber(queueing / 1_000)];
}

/** Publishes a resume as the owner's form does, and gives it a document of the library. */
async function publish(services: Services, random: Random): Promise<void> {
	const some = (count: number) =>
		Array.from({ length: count }, () => word(random, vocabulary.words, 20, 5_000)).join(" ");
	const chosen = filters(random, vocabulary, [0, 1, 2, 3]);
	const result = await addResume(
		services,
		{ sessionId: crypto.randomUUID(), now: clock },
		{
			fields: {
				title: some(4),
				company: chosen.company?.[0] ?? "",
				role: chosen.role?.[0] ?? "",
				industry: chosen.industry?.[0] ?? "",
				experienceLevel: "Mid-level",
				description: some(40),
				tags: some(4).split(" "),
				provenance: "curated",
				offerMonth: null,
				location: "Austin, TX",
				education: "Harrow State University",
				previousRole: "Teacher",
				visaSponsored: false,
				isFeatured: false,
				openToEveryone: false,
				fileUrl: null,
			},
		},
	);
	if (!result.success) throw new Error(result.error);
	await services.pool.query(
		`insert into resume_documents (resume_id, document, style)
		select $1, document, style from resume_documents offset $2 limit 1`,
		[result.id, random.int(0, 500)],
	);
}

/** Saves searches of the kinds that people make: by filters, by words, by both. */
async function save({ search, pool }: Services, size: number): Promise<void> {
	const random = createRandom("saved");
	for (let saved = 0; saved < size; saved += savedBy) {
		const query = invent(random, saved);
		const keys = await search.keysOf(query);
		await pool.query(
			`with people as (
				insert into "user" (id, name, email, email_verified)
				select 'p' || nth, '', 'p' || nth || '@example.com', true from generate_series(0, $6 - 1) as nth
				where $1 = 0 on conflict do nothing returning id
			), saved as (
				insert into saved_searches (user_id, query, name, alert, saved_at)
				select 'p' || ($1 + nth) % $6, $2, $3, 'at-once', $4 from generate_series(0, $7 - 1) as nth
				on conflict do nothing returning id
			)
			insert into saved_search_keys (key, search_id) select key, id from saved, unnest($5::text[]) as key`,
			[saved, savedQuery(query), proposeName(query), now, keys, Math.max(1, size / 20), savedBy],
		);
	}
	await pool.query("analyze saved_searches, saved_search_keys");
}

function invent(random: Random, nth: number): ResumeQuery {
	const kind = random.int(0, 4);
	const chosen = [[0], [1, 3], [0, 1], [], [2]][kind] ?? [];
	const search =
		kind < 2
			? ""
			: `${word(random, vocabulary.words, 20, 5_000)} ${nth % 3 ? "" : word(random, vocabulary.words, 20, 300)}`;
	return {
		...emptyQuery,
		search: search.trim(),
		filters: { ...emptyQuery.filters, ...filters(random, vocabulary, chosen) },
	};
}

async function countEmails({ pool }: Services): Promise<number> {
	const { rows } = await pool.query<{ emails: number }>(
		"select count(*)::int as emails from pgboss.job where name = 'send-mail' and data ->> 'at' = $1",
		[clock.toISOString()],
	);
	return rows[0]?.emails ?? 0;
}
