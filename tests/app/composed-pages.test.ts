import { gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
	freeAllowances,
	resumeUses,
	userResumeAccess,
	userSubscriptions,
} from "#app/data/base/schema/entitlements.server.ts";
import { checkouts } from "#app/data/base/schema/payments.server.ts";
import { setPackStatus } from "#app/data/billing/purchases.server.ts";
import { findLinesOf } from "#app/data/reader/lines-in-words.server.ts";
import { addStars, removeStar } from "#app/data/reader/shortlist.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import { withdrawResume } from "#app/operations/intake/withdraw-resume.server.ts";
import { changeKeptLine } from "#app/operations/reader/keep-line.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { createApp } from "#tests/helpers/app.ts";
import { cachedPaths, namedResume, readableResume } from "#tests/helpers/cached-paths.ts";
import { addCareers } from "#tests/helpers/careers.ts";
import { ask } from "#tests/helpers/http-client.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { serveSite } from "#tests/helpers/served-site.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";

/** Public pages for members: rendered once for all to whom they show the same, with what is a person's own in its places. */

const session = (cookies: string) =>
	cookies.split("; ").filter((one) => one.includes("session"))[0] ?? "";
// A composed page leaves room behind the viewer.
const bare = (text: string) =>
	text.replaceAll(/ nonce="[^"]*"/gu, "").replace(/(?<="pastDue\\*":[^{}]*\}) +/u, "");

async function openSite() {
	const site = await createTestSite();
	const ids = [await site.addResume({ id: namedResume })];
	await site.addResume({ id: readableResume, openToEveryone: true });
	for (let count = 1; count < 8; count++)
		ids.push(await site.addResume({ title: `Ledgers ${count}` }));
	for (const id of ids) await addDocument(site, id, documentWith("quicksilver"));
	await addCareers(site, { title: "Teacher", role: "Consultant", people: 5, word: "kept" });
	const app = await createApp(site);
	return { site, app, ids, ...(await serve(site.services)) };
}

async function serve(services: TestSite["services"]) {
	const { port, metrics, ruleOf } = await serveSite(services);
	const get = async (path: string, headers: Record<string, string>) => {
		const answer = await ask(port, path, {
			headers: { "accept-encoding": "gzip", ...headers },
		});
		const isCompressed = answer.headers["content-encoding"] === "gzip";
		const text = (isCompressed ? gunzipSync(answer.body) : answer.body).toString();
		return { ...answer, isCompressed, text };
	};
	const count = async (state: string) => {
		const { body } = await metrics.render();
		return Number(
			new RegExp(`answers_total\\{state="${state}"\\} (\\d+)`, "u").exec(body)?.[1] ?? 0,
		);
	};
	return { get, count, ruleOf };
}

/** Members of every kind, each with what makes them one. */
async function addMembers(site: TestSite, ids: readonly string[]): Promise<Person[]> {
	const { database } = site.services;
	const unlock = (person: Person, resumeId = "", purchaseId: string | null = null) =>
		database
			.insert(userResumeAccess)
			.values({ userId: person.id, resumeId, source: purchaseId ? "pack" : "free", purchaseId });
	const star = (person: Person, count: number) =>
		addStars(database, person.id, ids.slice(0, count), testNow);
	const kinds: [string, (person: Person) => Promise<unknown>][] = [
		["plain@example.com", async () => {}],
		["o'hara@example.com", (person) => unlock(person, ids[0])],
		['"quo\\"ted"@example.com', (person) => star(person, 1)],
		["a&b<c>@example.com", (person) => star(person, 3)],
		["ünï@exämple.com", (person) => star(person, 6)],
		["smile😀@example.com", (person) => site.addPack(person)],
		[
			"opened@example.com",
			async (person) => {
				const pack = await site.addPack(person, { resumesRemaining: 3 });
				await unlock(person, ids[1], pack);
				await unlock(person, ids[2], pack);
			},
		],
		["guarantee@example.com", (person) => site.addPack(person, { resumesRemaining: 4 })],
		["emptied@example.com", (person) => site.addPack(person, { resumesRemaining: 0 })],
		["refunded@example.com", (person) => site.addPack(person, { status: "refunded" })],
		["pro@example.com", (person) => site.addSubscription(person)],
		["leaving@example.com", (person) => site.addSubscription(person, { status: "canceled" })],
		[
			"pausing@example.com",
			(person) => site.addSubscription(person, { resumesAt: addDays(testNow, 60) }),
		],
		[
			"late@example.com",
			(person) =>
				site.addSubscription(person, { status: "past_due", graceUntil: addDays(testNow, 3) }),
		],
		[
			"lost@example.com",
			(person) =>
				site.addSubscription(person, { status: "past_due", graceUntil: addDays(testNow, -1) }),
		],
		["given@example.com", (person) => site.addProGrant(person)],
		[
			"paying@example.com",
			(person) =>
				database.insert(checkouts).values({
					sessionId: "cs_test_paying",
					userId: person.id,
					planId: plans.pack.id,
					url: "/",
					createdAt: testNow,
					expiresAt: addDays(testNow, 1),
					confirmingSince: testNow,
				}),
		],
	];
	const people: Person[] = [];
	for (const [email, make] of kinds) {
		const person = await site.addPerson({ email });
		await make(person);
		people.push(person);
	}
	return people;
}

test("A composed page is byte for byte the one that would be rendered, for every kind of member", async () => {
	const { site, app, ids, get, count, ruleOf } = await openSite();
	const people = await addMembers(site, ids);
	const paths = cachedPaths
		.filter((path) => !ruleOf(path.split("?")[0] ?? "")?.asksWhoLooks)
		.flatMap((path) =>
			/^\/(?:resumes|pricing|insights)/u.test(path) ? [path, dataOf(path)] : [path],
		);
	paths.push("/resumes.data?_routes=routes%2Fsite%2Flayout%2Croutes%2Fsite%2Fresumes");
	let composed = 0;
	for (const [index, person] of people.entries()) {
		const cookie = session(await app.cookieOf(person));
		const looks = person.email.length % 2 === 0 ? "; theme=dark; offerfolio.list=dense" : "";
		// Each kind of member looks at a fourth of the pages, and at what asks for more than the viewer; at all of them
		// with `npm run crowd`.
		const some = paths.filter(
			(path, at) =>
				process.env.COMPOSED || at % 4 === index % 4 || ruleOf(path.split("?")[0] ?? "")?.readOwn,
		);
		for (const path of some) {
			const headers = { Cookie: cookie + looks };
			const rendered = await app.ask(path, { headers });
			const wanted = bare(await rendered.text());
			await get(path, headers);
			const { text, headers: told, status } = await get(path, headers);
			composed++;
			expect([path, person.email, status, bare(text)]).toEqual([path, person.email, 200, wanted]);
			expect(told["cache-control"]).toBe("private, no-store");
			expect(told.vary).toBe("Cookie, Accept-Encoding");
			expect(told.etag).toBeUndefined();
			expect(told["content-type"]).toBe(rendered.headers.get("content-type"));
			const [nonce = "none"] =
				/(?<='nonce-)[^']+/u.exec(String(told["content-security-policy"])) ?? [];
			const given = new Set([...text.matchAll(/ nonce="([^"]*)"/gu)].map(([, value]) => value));
			expect([...given]).toEqual(path.includes(".data") ? [] : [nonce]);
		}
	}
	// Each second answer came out of memory.
	expect(await count("composed")).toBeGreaterThanOrEqual(composed);
	// The data of a page are made once for all who need as much room, of whatever kind they are.
	const made = await count("made");
	for (const person of people) {
		await get("/resumes/at/google.data", { Cookie: session(await app.cookieOf(person)) });
	}
	expect((await count("made")) - made).toBeLessThan(people.length / 2);
	expect(site.logged()).not.toContain("so that it could be composed");
});

const dataOf = (path: string) => path.replace(/^([^?]*)/u, "$1.data");

test("A page whose loader asks who looks is rendered for them alone", async () => {
	const { site, app, get, count } = await openSite();
	const cookie = session(await app.cookieOf(await site.addPerson({ email: "ada@example.com" })));
	for (const path of ["/checklist", "/resumes/lines", "/resumes?q=zeppelin"]) {
		for (const _ of [1, 2, 3]) {
			const { status, text } = await get(path, { Cookie: cookie });
			expect([path, status, text.includes("Account: ada@example.com")]).toEqual([path, 200, true]);
		}
	}
	expect(await count("composed")).toBe(0);
});

test("A resume is composed for those who may read it at this moment, and its words reach nobody else", async () => {
	const { site, app, ids, get, count } = await openSite();
	const { services } = site;
	const { database } = services;
	const other = await serve(site.addProcess());
	const [id = "", second = ""] = ids;
	const path = `/resumes/${id}/read`;
	const addMember = async (email: string, make?: (person: Person) => Promise<unknown>) => {
		const person = await site.addPerson({ email });
		await make?.(person);
		const headers = { Cookie: session(await app.cookieOf(person)) };
		const read = (ask = get, of = path) => ask(of, headers);
		return { person, headers, read };
	};
	const word = "quicksilver";
	const isKept = 'aria-pressed="true" aria-label="Keep';
	const ada = await addMember("ada@example.com", (person) => site.addSubscription(person));
	const bob = await addMember("bob@example.com", (person) => site.addSubscription(person));
	const eve = await addMember("eve@example.com");

	for (const one of [ada, bob, ada, bob]) {
		for (const of of [path, dataOf(path)]) {
			const { text, status, headers } = await one.read(get, of);
			const rendered = await app.ask(of, { headers: one.headers });
			expect(status).toBe(200);
			expect(text).toContain(word);
			expect(bare(text)).toBe(bare(await rendered.text()));
			expect(headers["cache-control"]).toBe("private, no-store");
		}
	}
	// The page and its data were made once for both, and each reading was written down.
	expect([await count("made"), await count("composed")]).toEqual([2, 6]);
	const uses = await database.select().from(resumeUses);
	expect(uses.map(({ userId }) => userId).sort()).toEqual([ada.person.id, bob.person.id].sort());

	for (const of of [path, dataOf(path)]) {
		for (const ask of [get, other.get]) {
			expect((await eve.read(ask, of)).text).not.toContain(word);
			expect((await ask(of, {})).text).not.toContain(word);
		}
	}
	// What is on the page of one person alone is rendered for them.
	const bullet = (await findLinesOf(database, id)).find(({ text }) => text.startsWith("Built"));
	const reference = { resumeId: id, line: lineHash(bullet?.text ?? "") };
	await changeKeptLine(services, bob.person, { intent: "keep", reference }, testNow);
	const composed = await count("composed");
	expect((await bob.read()).text).toContain(isKept);
	expect(await count("composed")).toBe(composed);
	expect((await ada.read()).text).not.toContain(isKept);

	// A pack that has just opened it may swap it; one whose ten minutes are over gets the page of all.
	const addOpener = (email: string, minutesAgo: number) =>
		addMember(email, async (person) => {
			await database.insert(freeAllowances).values({ mailboxHash: person.mailboxHash });
			await site.addPack(person);
			const then = new Date(testNow.getTime() - minutesAgo * 60_000);
			expect(await openResume(services, person, second, then)).toMatchObject({ success: true });
		});
	const may = await addOpener("may@example.com", 0);
	const old = await addOpener("old@example.com", 11);
	const opened = `/resumes/${second}/read`;
	expect((await may.read(get, opened)).text).toContain("Swap");
	expect(await count("composed")).toBe(composed + 1);
	for (const _ of [1, 2]) expect((await old.read(get, opened)).text).not.toContain("Swap");
	expect(await count("composed")).toBe(composed + 2);
	for (const one of [may, old]) expect((await one.read()).text).not.toContain(word);

	// A right that has ended closes it with the next answer, in every process.
	for (const ask of [get, other.get]) expect((await ada.read(ask)).text).toContain(word);
	await database
		.update(userSubscriptions)
		.set({ currentPeriodEnd: addDays(testNow, -3), status: "canceled" })
		.where(eq(userSubscriptions.userId, ada.person.id));
	for (const ask of [get, other.get]) {
		for (const of of [path, dataOf(path)]) {
			expect((await ada.read(ask, of)).text).not.toContain(word);
		}
	}
	for (const ask of [get, other.get]) expect((await bob.read(ask)).text).toContain(word);
	await withdrawResume(services, ownerOf(site), { id, reason: null, deletesFile: false });
	for (const ask of [get, other.get]) expect((await bob.read(ask)).text).not.toContain(word);
});

/** A member who does things by chance, and knows what must be true of them afterwards. */
async function createActor(
	{ site, app, ids }: Awaited<ReturnType<typeof openSite>>,
	canary: string,
	random: () => number,
) {
	const { services } = site;
	const { database } = services;
	const person = await site.addPerson({ email: `${canary}@example.com` });
	// Their free resume was read long ago: whatever they open, the pack pays.
	const { mailboxHash } = person;
	await database.insert(freeAllowances).values({ mailboxHash });
	const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
	const signIn = async () => session(await app.cookieOf(person));
	const state = { cookie: await signIn(), isOut: false, left: 0 };
	let pack: string | null = null;
	const stars = new Set<string>();
	const unlocked = new Set<string>();
	const changes = [
		async function signInAgain() {
			state.cookie = await signIn();
			state.isOut = false;
		},
		// The browser goes on sending the cookie, as a thief of it would.
		async function signOut() {
			await services.authenticator.signOut(new Headers({ Cookie: state.cookie }));
			state.isOut = true;
		},
		async function buy() {
			if (pack) return;
			pack = await site.addPack(person);
			state.left = 5;
		},
		async function refund() {
			const id = pack;
			if (!id) return;
			await database.transaction((inside) => setPackStatus(inside, id, "refunded", testNow));
			pack = null;
			unlocked.clear();
		},
		async function open() {
			const id = pick(ids) ?? "";
			if (!pack || state.left === 0 || unlocked.has(id)) return;
			expect(await openResume(services, person, id, testNow)).toMatchObject({ success: true });
			state.left--;
			unlocked.add(id);
		},
		async function star() {
			const id = pick(ids) ?? "";
			await addStars(database, person.id, [id], testNow);
			stars.add(id);
		},
		async function unstar() {
			const id = pick([...stars]);
			if (!id) return;
			await removeStar(database, { userId: person.id, resumeId: id }, testNow);
			stars.delete(id);
		},
	];
	return {
		state,
		pick,
		mayRead: (id: string) => unlocked.has(id),
		change: () => pick(changes)?.(),
		check(text: string, path: string) {
			const plan = pack ? { plan: "pack", creditsLeft: state.left } : { plan: "free" };
			const { id, email } = person;
			const viewer = viewerIn(text, path);
			expect([path, viewer]).toMatchObject([path, { id, email, plan }]);
			expect([path, new Set(viewer.starred)]).toEqual([path, stars]);
			expect([path, new Set(viewer.unlocked)]).toEqual([path, unlocked]);
			const [, credits] = /(?<=>)[^<]*: (\d) left until /u.exec(text) ?? [];
			if (!path.includes(".data")) expect(credits).toBe(pack ? `${state.left}` : undefined);
		},
	};
}

test("What is a person's own is nobody else's, and right in the next answer after their own change, in every process", async () => {
	const requests = Number(process.env.COMPOSED ?? 240);
	const opened = await openSite();
	const { site, ids, get } = opened;
	const gone = await site.addResume({ title: "Ledgers that go" });
	const other = await serve(site.addProcess());
	const crowd = 20;
	const canaries = Array.from({ length: crowd }, (_, index) => `canary-${index}-of-20`);
	const paths = [
		"/",
		"/resumes",
		"/resumes?q=ledgers",
		`/resumes/${ids[1]}`,
		"/resumes/at/google",
		"/guides/tech-resume",
		"/about",
		"/resumes.data",
		"/pricing",
	];
	await Promise.all(
		canaries.map(async (canary, index) => {
			const random = randomFrom(index + 1);
			const actor = await createActor(opened, canary, random);
			for (let step = 0; step < requests / crowd; step++) {
				if (random() < 0.5) await actor.change();
				const path = actor.pick(paths) ?? "/";
				const ask = random() < 0.5 ? get : other.get;
				const id = actor.pick(ids) ?? "";
				const { text: sheet } = await ask(`/resumes/${id}/read`, { Cookie: actor.state.cookie });
				const mayRead = !actor.state.isOut && actor.mayRead(id);
				expect([id, sheet.includes("quicksilver")]).toEqual([id, mayRead]);
				const { text, status } = await ask(path, { Cookie: actor.state.cookie });
				const seen = canaries.filter((one) => text.includes(one));
				const { isOut } = actor.state;
				expect([path, status, seen]).toEqual([path, 200, isOut ? [] : [canary]]);
				if (!isOut) actor.check(text, path);
				if (index > 0 || step !== 10) continue;
				const order = { id: gone, reason: null, deletesFile: false };
				await withdrawResume(site.services, ownerOf(site), order);
				const list = await get("/resumes", { Cookie: actor.state.cookie });
				expect(list.text).not.toContain("Ledgers that go");
			}
		}),
	);
	for (const process of [opened, other]) {
		expect(await process.count("composed")).toBeGreaterThan(requests / 30);
	}
});

/** The viewer in the data of a page. */
function viewerIn(text: string, path: string) {
	const escaped = path.includes(".data")
		? /\{\\"id\\".*?\}(?= *",)/u
		: /\{\\\\\\"id\\\\\\".*?\}(?= *\\",)/u;
	const [found = "null"] = escaped.exec(text) ?? [];
	const once: string = JSON.parse(`"${found}"`);
	return JSON.parse(path.includes(".data") ? once : JSON.parse(`"${once}"`));
}

/** Chance that is the same each time. */
function randomFrom(seed: number): () => number {
	let state = seed * 2_654_435_761;
	return () => {
		state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
		return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
	};
}
