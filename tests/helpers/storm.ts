import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { findRunning } from "@offerfolio/local-postgres/testing";
import pg from "pg";
import { addPerson } from "#app/data/account/people.server.ts";
import { type DatabasePool, openDatabase } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { createPasswordHashing } from "#app/integrations/password-hashing.server.ts";
import { supervisorFile } from "#server/open-port.ts";
import type { SupervisorState } from "#server/supervisor/messages.ts";
import { type RunningSite, startSite } from "./running-site.ts";
import { findBrokenInvariants } from "./site.ts";
import { openLoad } from "./storm-load.ts";
import { openVisits, type Visits } from "./storm-visits.ts";
import { until } from "./until.ts";

/** All connections to the database end; Postgres, or the process that serves, is killed; or it is replaced. */
export type Blow = "connections" | "postgres" | "server" | "reload";

export type StormReport = {
	/** Milliseconds until the site answered again, by blow; how many connections of which pool it ended. */
	blows: { kind: Blow; milliseconds: number; ended: Record<string, number> }[];
	/** What became of a hundred requests a second, each on a connection of its own. */
	visits: Visits;
	/** What the site had said yes to, by kind. */
	acknowledged: Record<string, number>;
	/** What of it is not in the database. */
	lost: string[];
	/** What the checker of invariants finds. */
	broken: unknown[];
	/** Whether the process ended by itself. */
	hasEnded: boolean;
};

const password = "a-quiet-room";
const members = 4;
const library = 40;

/**
 * A site of its own with its built-in Postgres, under load, whose database is struck again and again: all
 * connections are ended at once, or Postgres is killed. Each blow falls when every kind of work has got
 * through since the last one.
 */
export async function storm(order: readonly Blow[]): Promise<StormReport> {
	const variables = {
		DEMO: "off",
		LOG_LEVEL: "fatal",
		// A reader who is let in because the check failed leaves no row to look for.
		ACCESS_ON_FAILURE: "deny",
		TRUSTED_PROXIES: "127.0.0.0/8,::1/128",
	};
	const site = await startSite(variables, { supervised: true });
	try {
		return await strike(site, order);
	} finally {
		await site.stop();
	}
}

async function strike(site: RunningSite, order: readonly Blow[]): Promise<StormReport> {
	const url = `${(await findRunning(site.dataDir)).url}&application_name=storm`;
	const own = openDatabase(url);
	const { emails, ids } = await furnish(own);
	const load = openLoad(site.url, { emails, password, resumes: ids });
	const visitors = openVisits(site.url);
	const blows: StormReport["blows"] = [];
	try {
		for (const kind of order) {
			await load.untilAllGotThrough();
			const { ended, isOver = () => answers(site) } = await blow(kind, site, url);
			const start = performance.now();
			await until(isOver);
			blows.push({ kind, milliseconds: performance.now() - start, ended });
		}
		await load.untilAllGotThrough();
		const acknowledged = await load.stop();
		const visits = await visitors.stop();
		const found = { lost: [] as string[], broken: [] as unknown[] };
		// What was paid reaches the site by events, which are sent again until it has heard them.
		await until(async () => {
			found.lost = await findLost(own, acknowledged);
			found.broken = await findBrokenInvariants({ services: own });
			return found.lost.length + found.broken.length === 0;
		}).catch(() => {});
		return {
			...found,
			blows,
			visits,
			acknowledged: Object.fromEntries(
				Object.entries(acknowledged).map(([kind, all]) => [kind, all.length]),
			),
			hasEnded: site.hasEnded(),
		};
	} finally {
		await load.stop();
		await visitors.stop();
		await own.close();
	}
}

type Struck = { ended: Record<string, number>; isOver?: () => Promise<boolean> };

async function blow(kind: Blow, site: RunningSite, url: string): Promise<Struck> {
	if (kind === "connections") return { ended: await endConnections(url) };
	if (kind === "postgres") return { ended: await killPostgres(site.dataDir) };
	const { serving } = await readState(site);
	if (kind === "server") {
		process.kill(serving, "SIGKILL");
		return { ended: { "the process that serves": 1 } };
	}
	process.kill(site.pid, "SIGUSR2");
	const isOver = async () => (await readState(site)).serving !== serving && (await answers(site));
	return { ended: {}, isOver };
}

async function readState({ dataDir, url }: RunningSite): Promise<SupervisorState> {
	const file = supervisorFile({ dataDir, port: Number(new URL(url).port) });
	return JSON.parse(await readFile(file, "utf8"));
}

/** Members with one password, and a library to open. */
async function furnish({ database }: DatabasePool) {
	const hash = await createPasswordHashing().hash(password);
	const emails = Array.from({ length: members }, () => `${randomUUID()}@example.com`);
	const now = new Date();
	await database.transaction(async (transaction) => {
		for (const email of emails) {
			await addPerson(transaction, { email, emailVerified: true, password: hash, now });
		}
	});
	const rows = await database
		.insert(resumes)
		.values(
			Array.from({ length: library }, (_, index) => ({
				title: `Engineer ${index}`,
				company: "Google",
				role: "Software Engineer",
				industry: "Tech",
				experienceLevel: "Mid-level",
				provenance: "demo" as const,
				availability: "document" as const,
			})),
		)
		.returning({ id: resumes.id });
	return { emails, ids: rows.map(({ id }) => id) };
}

/** @returns how many connections of which pool there were */
async function endConnections(url: string): Promise<Record<string, number>> {
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => {});
	await client.connect();
	const { rows } = await client.query<{ name: string }>(
		`select application_name as name from pg_stat_activity
		where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> 'storm'
			and pg_terminate_backend(pid)`,
	);
	await client.end();
	const counts: Record<string, number> = {};
	for (const { name } of rows) counts[name] = (counts[name] ?? 0) + 1;
	return counts;
}

async function killPostgres(dataDir: string): Promise<Record<string, number>> {
	process.kill((await findRunning(dataDir)).pid, "SIGKILL");
	return { "postgres itself": 1 };
}

/** Ready, and able to render a page that nobody has asked for before. */
async function answers(site: RunningSite): Promise<boolean> {
	if (site.hasEnded()) throw new Error("The process has ended");
	const asked = [`${site.url}/readyz`, `${site.url}/resumes?q=engineer${randomUUID()}`];
	const found = await Promise.all(asked.map((url) => fetch(url).catch(() => null)));
	await Promise.all(found.map((answer) => answer?.arrayBuffer().catch(() => null)));
	return found.every((answer) => answer?.status === 200);
}

async function findLost(
	{ pool }: DatabasePool,
	acknowledged: Record<string, readonly string[]>,
): Promise<string[]> {
	const kept: Record<string, string> = {
		messages: "select subject as key from contact_messages",
		accounts: `select email as key from "user"`,
		purchases: "select stripe_session_id as key from user_purchases",
		openings: `select u.email || ' ' || a.resume_id as key
			from user_resume_access a join "user" u on u.id = a.user_id`,
	};
	const lost = await Promise.all(
		Object.entries(acknowledged).map(async ([kind, all]) => {
			const { rows } = await pool.query<{ key: string }>(kept[kind] ?? "");
			const found = new Set(rows.map(({ key }) => key));
			return all.filter((key) => !found.has(key)).map((key) => `${kind}: ${key}`);
		}),
	);
	return lost.flat();
}
