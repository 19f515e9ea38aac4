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
import { inventVocabulary } from "./invented-resumes.ts";
import { describeMachine } from "./machine.ts";
import { median, percentile } from "./percentiles.ts";
import { filters, word } from "./search-kinds.ts";
import { createSearchLibrary } from "./search-library.ts";
import { formatNumber, formatTable } from "./tables.ts";
import { createVerdicts } from "./verdicts.ts";

/**
 * Publishing and telling beside this many saved searches: `node bench/alerts.ts [0 100000]`. Twenty searches a person,
 * each text saved by twenty; the library has 10,000 resumes with documents.
 */

const named = process.argv.slice(2).filter((text) => /^\d+$/u.test(text));
const sizes = named.length > 0 ? named.map(Number) : [0, 100_000];
const resumes = 10_000;
const published = 200;
const imported = 50;
const savedBy = 20;
const now = new Date("2026-06-15T12:00:00.000Z");
const vocabulary = inventVocabulary();
const verdicts = createVerdicts();
const { signal } = new AbortController();
/** Of a publication beside the first number of searches, in milliseconds. */
let first: number | undefined;

const postgres = await startThrowAwayPostgres();
const library = await createSearchLibrary(postgres.url, { count: resumes, vocabulary, now });
let clock = now;
const services = createServices({
	env: readEnvironment({ DATA_DIR: "/nowhere" }),
	log: createLog("silent"),
	databaseUrl: library.url,
	publicUrl: "http://localhost",
	clock: () => clock,
	stripe: { secretKey: "sk_test_nobody", webhookSecrets: ["whsec_nobody"] },
});
try {
	await services.jobs.start({});
	await services.pool.query("truncate arrived_resumes");
	console.log(`${resumes.toLocaleString("en-US")} resumes. ${describeMachine()}\n`);
	const rows: string[][] = [];
	for (const size of sizes) rows.push(await measure(size));
	const head = [
		"saved searches",
		"publish p50, ms",
		"p99",
		"compare 1, s",
		"emails",
		"compare 50, s",
	];
	console.log(`\n${formatTable([...head, "emails", "queue, s"], rows)}\n`);
	verdicts.conclude();
} finally {
	await services.close();
	await library.drop();
	await postgres.stop();
}

async function measure(size: number): Promise<string[]> {
	await save(services, size);
	const random = createRandom(`publish ${size}`);
	const times: number[] = [];
	for (let nth = 0; nth < published; nth++) {
		times.push(await timed(() => publish(random)));
		if (nth % 20 === 19) await services.pool.query("truncate arrived_resumes");
	}
	const p99 = percentile(times, 0.99);
	first ??= median(times);
	verdicts.check(
		median(times) < 1.25 * first,
		`Publishing takes ${formatNumber(median(times) / first)} times as long beside ${size} searches`,
	);
	const cells = [size.toLocaleString("en-US"), formatNumber(median(times)), formatNumber(p99)];
	let queueing = 0;
	for (const count of [1, imported]) {
		clock = new Date(clock.getTime() + 60_000);
		for (let nth = 0; nth < count; nth++) await publish(random);
		const compare = await timed(() => sendAlerts(services, { signal }));
		clock = new Date(clock.getTime() + 5 * 60_000);
		queueing = await timed(() => sendAlerts(services, { signal }));
		const emails = await countEmails();
		cells.push(formatNumber(compare / 1_000), emails.toLocaleString("en-US"));
		verdicts.check(
			4 * 60 + 2 * 120 + (compare + queueing) / 1_000 < 600,
			`${count} published: ${emails} emails are queued within ten minutes`,
		);
	}
	return [...cells, formatNumber(queueing / 1_000)];
}

/** Publishes a resume as the owner's form does, and gives it a document of the library. */
async function publish(random: Random): Promise<void> {
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

async function countEmails(): Promise<number> {
	const { rows } = await services.pool.query<{ emails: number }>(
		"select count(*)::int as emails from pgboss.job where name = 'send-mail' and data ->> 'at' = $1",
		[clock.toISOString()],
	);
	return rows[0]?.emails ?? 0;
}

async function timed(work: () => Promise<void>): Promise<number> {
	const start = performance.now();
	await work();
	return performance.now() - start;
}
