import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/base/dates.ts";
import type { JobCatalogue, ListJob } from "#app/domain/base/jobs.ts";
import type { Services } from "#app/services.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { statementsOf } from "#tests/helpers/statements.ts";
import { jobHandlers } from "./job-handlers.server.ts";

/** More than two pages of rows, and how long a page may be at most. */
const size = 1_201;
const pageSize = 500;

/** Rows of so many people; what each of the jobs has to do with every one of them. */
const people = sql`insert into "user" (id, name, email, email_verified)
	select 'person-' || lpad(n::text, 6, '0'), '', 'person-' || n || '@example.com', true
	from generate_series(1, ${size}) as n`;
const ids = sql.raw(
	`(select id, row_number() over (order by id) as n from "user" where id like 'person-%') as person`,
);
const at = (days: number) => sql`${addDays(testNow, days).toISOString()}::timestamptz`;

type List = {
	job: ListJob;
	/** The kind of job that it queues for each. */
	queues?: keyof JobCatalogue;
	rows: readonly ReturnType<typeof sql>[];
	now?: Date;
};

const lists: List[] = [
	{
		job: "remind-of-packs",
		rows: [
			people,
			sql`insert into user_purchases (user_id, origin, status, resumes_remaining, granted_at, expires_at)
				select id, 'granted', 'succeeded', 5, ${at(-24)}, ${at(6)} from ${ids}`,
		],
	},
	{
		job: "remind-of-charges",
		rows: [
			people,
			sql`insert into user_subscriptions (user_id, plan_id, status, stripe_status, current_period_start,
				current_period_end, stripe_customer_id, stripe_subscription_id, resumes_at)
				select id, 'pro-monthly', 'inactive', 'trialing', ${at(-24)}, ${at(6)}, 'cus_' || id, 'sub_' || id, ${at(6)}
				from ${ids}`,
		],
	},
	{
		job: "send-digest",
		now: new Date("2026-07-01T09:00:00.000Z"),
		rows: [
			people,
			// A third of the people reads the newsletter, too, and as many read it alone.
			sql`insert into email_signups (email, source, status)
				select 'person-' || n || '@example.com', 'blog', 'active' from generate_series(801, 1601) as n`,
		],
	},
	{
		job: "ask-outcomes",
		rows: [
			people,
			sql`insert into reading_history (user_id, resume_id, source, first_opened_at, last_opened_at)
				select person.id, resumes.id, 'free', ${at(-61)}, ${at(-61)} from resumes, ${ids}`,
		],
	},
	{
		job: "reconcile",
		queues: "reconcile-customer",
		rows: [
			sql`insert into stripe_customers (customer_id)
				select 'cus_' || lpad(n::text, 6, '0') from generate_series(1, ${size}) as n`,
		],
	},
	{
		job: "remind-of-drafts",
		rows: [
			people,
			sql`insert into intake_drafts (file_name, status, document, fields, doubts, unplaced, names, blur, waivers,
				removals, placed_at, created_at)
				select 'cv.pdf', 'ready', '{}', '{}', '[]', '[]', '[]', '{}', '[]', '[]', ${at(-100)}, ${at(-100)} from ${ids}`,
			sql`insert into contributions (user_id, draft_id, created_at, touched_at)
				select person.id, draft.id, ${at(-100)}, ${at(-100)} from ${ids}
				join (select id, row_number() over () as n from intake_drafts) as draft on draft.n = person.n`,
		],
	},
	{
		job: "reward-people",
		rows: [
			people,
			sql`insert into contributions (user_id, resume_id, submitted_at, published_at, created_at, touched_at)
				select person.id, resume.id, ${at(-9)}, ${at(-9)}, ${at(-9)}, ${at(-9)} from ${ids}
				join (select id, row_number() over () as n from resumes) as resume on resume.n = person.n`,
		],
	},
];

type Waiting = { id: string; key: string | null; data: JobCatalogue[ListJob] };

/** A site without workers, with these rows; its jobs are done by hand. */
async function openList({ job, queues = "send-mail", rows, now = testNow }: List) {
	const site = await createTestSite();
	const { services } = site;
	const { database } = services;
	await services.jobs.start({});
	site.setNow(now);
	await site.addResume({ createdAt: addDays(now, -9) });
	if (job === "reward-people") {
		await database.execute(sql`insert into resumes (title, company, role, industry, experience_level, tags,
				provenance, availability)
			select 'A resume', 'Harrow', 'Analyst', 'Tech', 'Intern', '{}', 'declared', 'none'
			from generate_series(2, ${size})`);
	}
	for (const statement of rows) await database.execute(statement);
	/** Does a page as a job does it. */
	const doPage = (
		page: Waiting,
		{ by = services, signal = new AbortController().signal } = {},
	): Promise<unknown> => {
		const handler = jobHandlers(by)[job] as (data: object, context: object) => Promise<void>;
		const { id, data, key } = page;
		return handler(data, { key: key ?? id, id, attempt: 1, signal, stopping: signal });
	};
	return {
		site,
		services,
		doPage,
		/** The page that waits in the queue, the first one before; null at the end. */
		async nextPage(done: ReadonlySet<string>): Promise<Waiting | null> {
			if (done.size === 0) return { id: "first", key: null, data: {} };
			const { rows } = await database.execute<Waiting>(
				sql`select id, singleton_key as key, data from pgboss.job where name = ${job}`,
			);
			const waiting = rows.filter(({ id }) => !done.has(id));
			expect(waiting.length).toBeLessThan(2);
			return waiting[0] ?? null;
		},
		/** Whom or what the jobs that it has queued are about; each key is one job. */
		async queued(): Promise<string[]> {
			const { rows } = await database.execute<{ key: string }>(
				sql`select singleton_key as key from pgboss.job where name = ${queues}`,
			);
			return rows.map(({ key }) => key);
		},
	};
}

describe.each(lists)("$job", (list) => {
	test("goes through thousands in pages, each a short job, and does each thing once", async () => {
		const { site, doPage, nextPage, queued } = await openList(list);
		const expected = list.job === "send-digest" ? 1_601 : size;
		const other = site.addProcess();
		await other.jobs.start({});
		const done = new Set<string>();
		for (;;) {
			const page = await nextPage(done);
			if (!page) break;
			const before = (await queued()).length;
			// Told to stop: nothing is done, and it is tried again.
			await doPage(page, { signal: AbortSignal.abort() });
			expect(await queued()).toHaveLength(before);
			expect(await nextPage(new Set([...done, page.id]))).toBeNull();
			// The try before still runs, in another process.
			await Promise.all([doPage(page), doPage(page, { by: other })]);
			const { length } = await queued();
			expect(length - before).toBeLessThanOrEqual(pageSize);
			// Cut off before it could say that it is done.
			await doPage(page);
			expect(await queued()).toHaveLength(length);
			done.add(page.id);
		}
		const all = await queued();
		expect(new Set(all).size).toBe(expected);
		expect(all).toHaveLength(expected);
	});
});

test("Two processes at once, one of which stops in the middle, leave nobody out and remind nobody twice", async () => {
	const [packs] = lists;
	if (!packs) throw new Error("There is no list of packs");
	const { site, services, queued } = await openList(packs);
	const [first, second] = [site.addProcess(), site.addProcess()];
	const work = (by: Services) =>
		by.jobs.start({ "remind-of-packs": jobHandlers(by)["remind-of-packs"] });
	await Promise.all([work(first), work(second)]);
	for (const _ of ["a run", "another run"]) await services.jobs.enqueue("remind-of-packs", {});
	await expect.poll(queued).not.toEqual([]);
	await first.jobs.stop();
	const isWaiting = sql`select from pgboss.job where name = 'remind-of-packs' and state < 'completed'`;
	await expect.poll(async () => (await services.database.execute(isWaiting)).rows.length).toBe(0);
	expect(new Set(await queued()).size).toBe(size);
	expect(await queued()).toHaveLength(size);
});

test("Each page of a long list is found by an index", async () => {
	const site = await createTestSite();
	const { services } = site;
	const { database, pool } = services;
	await services.jobs.start({});
	await site.addResume({ createdAt: addDays(testNow, -30) });
	const many = sql`generate_series(1, 5000) as n`;
	const ofMany = sql`"user" where id like 'many-%'`;
	// Most of it is over or far away.
	const end = sql`${at(0)} + make_interval(hours => (hashtext(id) % 5000))`;
	for (const rows of [
		sql`insert into "user" (id, name, email, email_verified)
			select 'many-' || n, '', 'many-' || n || '@example.com', true from ${many}`,
		sql`insert into user_purchases (user_id, origin, status, resumes_remaining, granted_at, expires_at)
			select id, 'granted', 'succeeded', 5, ${at(-24)}, ${end} from ${ofMany}`,
		sql`insert into user_subscriptions (user_id, plan_id, status, stripe_status, current_period_start,
			current_period_end, stripe_customer_id, stripe_subscription_id)
			select id, 'pro-monthly', 'active', 'active', ${at(-24)}, ${end}, 'cus_' || id, 'sub_' || id from ${ofMany}`,
		sql`insert into stripe_customers (customer_id) select 'cus_' || n from ${many}`,
		sql`insert into orders (plan_id, amount_in_cents, currency, status, paid_at, period_start,
			stripe_payment_intent, stripe_customer_id, stripe_subscription_id)
			select 'pro-monthly', 2999, 'usd', 'paid', ${at(-24)}, ${at(-24)}, 'pi_' || id, 'cus_' || id, 'sub_' || id
			from ${ofMany}`,
		sql`insert into email_signups (email, status) select 'many-' || n || '@example.com', 'active' from ${many}`,
		sql`insert into outcomes (user_id, due_at) select id, ${at(-1)} from ${ofMany}`,
		sql`insert into reading_history (user_id, resume_id, source, first_opened_at, last_opened_at)
			select people.id, resumes.id, 'free', ${at(-61)}, ${at(-61)} from resumes, (select id from ${ofMany}) as people`,
		sql`insert into contributions (user_id, created_at, touched_at) select id, ${at(-99)}, ${at(-99)} from ${ofMany}`,
		sql`insert into saved_searches (user_id, query, name, alert, saved_at)
			select id, 'q=' || id, 'Mine', 'never', ${at(-9)} from ${ofMany}`,
		sql`analyze`,
	]) {
		await database.execute(rows);
	}
	// In the middle: where few rows are left, to read a whole table is the better plan.
	const after = "80000000-0000-4000-8000-000000000000";
	const pages = [{}, { run: "a run", after }, { run: "a run", after: `newsletter:${after}` }];
	const asked = await statementsOf(pool, async () => {
		for (const { job } of [...lists, { job: "renew-search-keys" as const }]) {
			const handler = jobHandlers(services)[job] as (data: object, by: object) => Promise<void>;
			// Told to stop, it reads the page and does nothing.
			const signal = AbortSignal.abort();
			const context = { key: job, id: job, attempt: 1, signal, stopping: signal };
			for (const page of pages.slice(0, job === "send-digest" ? 3 : 2))
				await handler(page, context);
		}
	});
	const reads = asked.filter(({ text }) => /^select .* limit \$\d+$/su.test(text));
	expect(reads.length).toBeGreaterThanOrEqual(2 * lists.length);
	for (const { text, values } of reads) {
		const { rows } = await pool.query({ text: `explain ${text}`, values });
		const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
		// What has no row here is read as a whole.
		expect(`${text}\n${plan}`).not.toMatch(
			/Seq Scan on (?!resumes|one_time|email_pref|saved_search_keys)/u,
		);
	}
});
