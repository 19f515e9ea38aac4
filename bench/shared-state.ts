import { setTimeout as wait } from "node:timers/promises";
import { execute } from "#tests/helpers/postgres-server.ts";
import { signIn } from "./site-process.ts";
import { visitVariables } from "./visits.ts";

/** What two processes on one database have to agree about: each finding says what came out, and whether that is right. */
export type Finding = { what: string; expected: string; found: string };

type Sites = { one: string; other: string; database: string };

/** All of it, in an order in which nothing disturbs the next. */
export async function compareProcesses(
	sites: Sites,
	resumes: readonly string[],
): Promise<Finding[]> {
	return [
		...(await shareSession(sites)),
		...(await shareLimit(sites)),
		...(await shareCredit(sites, resumes)),
	];
}

const statusOf = async (url: string, cookie: string) =>
	(await fetch(url, { headers: { cookie, accept: "text/html" }, redirect: "manual" })).status;

function post(url: string, cookie: string, form: Record<string, string>, network = "10.9.9.9") {
	return fetch(url, {
		method: "POST",
		headers: {
			cookie,
			accept: "text/html",
			origin: new URL(url).origin,
			"x-forwarded-for": network,
		},
		body: new URLSearchParams(form),
		redirect: "manual",
	});
}

async function shareSession({ one, other }: Sites): Promise<Finding[]> {
	const cookie = await signIn(one, "pro@offerfolio.example");
	const before = await statusOf(`${other}/settings`, cookie);
	await post(`${one}/auth/signout`, cookie, {});
	const after = await statusOf(`${other}/settings`, cookie);
	return [
		{ what: "a session of one in the other", expected: "200", found: String(before) },
		{ what: "after signing out in one, in the other", expected: "302", found: String(after) },
	];
}

/** Five wrong passcodes a minute from one network, whichever process they are told. */
async function shareLimit({ one, other }: Sites): Promise<Finding[]> {
	const statuses: number[] = [];
	for (const url of [one, other, one, other, one, other, one]) {
		statuses.push(
			(await post(`${url}/admin`, "", { passcode: "wrong-passcode" }, "10.8.8.8")).status,
		);
	}
	const elsewhere = await post(`${other}/admin`, "", { passcode: visitVariables.ADMIN_PASSCODE });
	return [
		{
			what: "wrong passcodes told to both in turn",
			expected: "401 401 401 401 401 429 429",
			found: statuses.join(" "),
		},
		{
			what: "the right one from another network",
			expected: "302",
			found: String(elsewhere.status),
		},
	];
}

/** A pack of five, opened through both processes at once: first one resume many times, then many. */
async function shareCredit(
	{ one, other, database }: Sites,
	resumes: readonly string[],
): Promise<Finding[]> {
	const cookie = await signIn(one, "pack@offerfolio.example");
	const free = await execute<{ id: string }>(
		database,
		"select id from resumes where open_to_everyone",
	);
	const isFree = (path: string) => free.some(({ id }) => path.endsWith(id));
	// What is open to everyone takes no credit.
	const [first = "", ...others] = resumes.filter((path) => !isFree(path));
	const id = first.split("/").at(-1);
	const read = async (query: string) => {
		const [row] = await execute<{ value: string }>(database, `select (${query})::text as value`);
		return row?.value ?? "";
	};
	const packs = `select sum(p.resumes_remaining) from user_purchases p
		join "user" u on u.id = p.user_id where u.email = 'pack@offerfolio.example'`;
	const opened = (source: string) => `select count(*) from user_resume_access a
		join "user" u on u.id = a.user_id where u.email = 'pack@offerfolio.example' and a.source = '${source}'`;
	const views = `select view_count from resumes where id = '${id}'`;
	const viewsBefore = Number(await read(views));
	const creditBefore = Number(await read(packs));

	const openBoth = async (paths: readonly string[]) => {
		const answers = await Promise.all(
			paths.map((path, index) => post(`${index % 2 ? one : other}${path}/open`, cookie, {})),
		);
		return answers.filter(({ headers }) => headers.get("location")?.endsWith("/read")).length;
	};
	const same = await openBoth(Array(20).fill(first));
	const left = await read(packs);
	const pro = await signIn(one, "pro@offerfolio.example");
	await Promise.all([one, other, one].map((url) => post(`${url}${first}/open`, pro, {})));
	const many = await openBoth(others.slice(0, 40));

	// Views are counted in the background.
	let rose = 0;
	for (let tries = 0; tries < 100 && rose < 2; tries++) {
		rose = Number(await read(views)) - viewsBefore;
		await wait(100);
	}
	return [
		{ what: "credits before", expected: "5", found: String(creditBefore) },
		{ what: "one resume opened 20 times at once: let in", expected: "20", found: String(same) },
		{ what: "credits left after it", expected: "4", found: left },
		{ what: "40 more at once: let in (4 credits, 1 free)", expected: "5", found: String(many) },
		{ what: "credits left at the end", expected: "0", found: await read(packs) },
		{ what: "resumes opened with the pack", expected: "5", found: await read(opened("pack")) },
		{ what: "resumes opened free", expected: "1", found: await read(opened("free")) },
		{ what: "views of the first, by two people through both", expected: "2", found: String(rose) },
	];
}
