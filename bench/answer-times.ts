import { parseArgs } from "node:util";
import { databaseUrl, execute } from "#tests/helpers/postgres-server.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { percentile } from "./percentiles.ts";
import { startPostgres } from "./scope.ts";
import { type SiteProcess, startSite } from "./site-process.ts";
import { formatNumber, formatTable } from "./tables.ts";

/**
 * Whether the time of an answer tells who has an account: signing in, signing up and asking for a reset
 * for 200 addresses that have one and 200 that have none, in a shuffled order, each from a network of its
 * own. What else a machine does only ever adds time, so the quickest tenth of each is compared.
 * `node bench/answer-times.ts [--quiet]`
 */

const { values: options } = parseArgs({ options: { quiet: { type: "boolean", default: false } } });
const people = 200;
const warmUps = 10;
const password = "a-quiet-room";
const guess = "another-room";
let networks = 0;

const requests = {
	"signing in": { path: "/auth/signin", form: { password: guess }, status: 401 },
	"asking for a reset": { path: "/auth/forgot-password", form: {}, status: 200 },
	// The last: it makes accounts.
	"signing up": {
		path: "/auth/signup",
		form: { password: guess, confirmPassword: guess },
		status: 200,
	},
};

await using postgres = await startPostgres();
await execute(postgres.url, "create database answers");
const database = databaseUrl(postgres.url, "answers");
await using site = await startSite({
	variables: { DATABASE_URL: database, TRUSTED_PROXIES: "127.0.0.0/8,::1/128", DEMO: "off" },
});
const addresses = { known: name("known-x"), unknown: name("unknown") };
for (const email of addresses.known) {
	await post(site, "/auth/signup", { email, password, confirmPassword: password }, 200);
}
await execute(database, 'update "user" set email_verified = true');
await execute(database, "analyze");
if (options.quiet) await waitForQuiet(300);
console.log(`${describeMachine()}\n`);
const rows: string[][] = [];
for (const [request, { path, form, status }] of Object.entries(requests)) {
	const times = { known: [] as number[], unknown: [] as number[] };
	for (const { kind, email, isWarmUp } of inTurns(addresses)) {
		const took = await post(site, path, { email, ...form }, status);
		if (!isWarmUp) times[kind].push(took);
	}
	const [known, unknown] = [percentile(times.known, 0.1), percentile(times.unknown, 0.1)];
	rows.push([request, ...[known, unknown, known - unknown].map(formatNumber)]);
}
console.log(formatTable(["ms, the quickest tenth", "known", "unknown", "difference"], rows));

function name(kind: string): string[] {
	return Array.from({ length: people + warmUps }, (_, index) => `${kind}-${index}@example.com`);
}

/** Both kinds shuffled, those that warm up before the others. */
function inTurns(addresses: { known: string[]; unknown: string[] }) {
	const all = (["known", "unknown"] as const).flatMap((kind) =>
		addresses[kind].map((email, index) => ({ kind, email, isWarmUp: index < warmUps })),
	);
	return all
		.map((entry) => ({ entry, at: Math.random() - (entry.isWarmUp ? 1 : 0) }))
		.sort((a, b) => a.at - b.at)
		.map(({ entry }) => entry);
}

/** Posts a form from a network that nobody has used. @returns milliseconds */
async function post(
	{ url }: SiteProcess,
	path: string,
	form: Record<string, string>,
	status: number,
): Promise<number> {
	const network = networks++;
	const begin = performance.now();
	const response = await fetch(url + path, {
		method: "POST",
		headers: { Origin: url, "X-Forwarded-For": `10.${network >> 8}.${network & 255}.1` },
		body: new URLSearchParams(form),
		redirect: "manual",
	});
	await response.arrayBuffer();
	if (response.status !== status) throw new Error(`${path} answered ${response.status}`);
	return performance.now() - begin;
}
