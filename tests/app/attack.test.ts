import { describe, expect, onTestFinished, test } from "vitest";
import { addDays } from "#app/domain/base/dates.ts";
import { sendDigest } from "#app/operations/content/send-digest.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { type Ask, createApp, origin } from "#tests/helpers/app.ts";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { allNaughty } from "#tests/helpers/naughty-strings.ts";
import { enterAsOwner, passcode } from "#tests/helpers/owner.ts";
import { addDocument, addOriginal, documentWith } from "#tests/helpers/resume-bodies.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { textOf, textPaths } from "#tests/helpers/source-tree.ts";

/**
 * `npm test` tries a sample, which `ATTACK_SEED` changes; `ATTACK=5000` tries that many of each kind, and
 * `npm run attack` everything, with a line for each thousand. Each attack says what to send, and reproduces
 * what it says.
 */
const { ATTACK = "" } = process.env;
const isWhole = ATTACK === "all";
const seed = Number(process.env.ATTACK_SEED ?? 7331);
const sampleOf = { addresses: Number(ATTACK) || 200, forms: Number(ATTACK) || 160 };

type Attack = { name: string; path: string; ask: Ask; typed?: { field: string; text: string } };

async function openTarget() {
	const site = await openShop({ ADMIN_PASSCODE: passcode });
	const app = await createApp(site);
	const id = await site.addResume();
	await addDocument(site, id, documentWith("quicksilver"));
	const [free, pro] = [await site.addPerson(), await site.addPerson()];
	await site.buy(pro, "pro-monthly");
	await site.settle();
	const owner = await enterAsOwner(site);
	const visitors: Ask[] = [{}, { as: free }, { as: pro }, { cookie: owner }];
	// Limits are the subject of other tests: here everybody has an address of their own.
	let asked = 0;
	const ask = (path: string, options: Ask) => {
		asked++;
		const clientAddress = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
		return app.ask(path, { clientAddress, ...options });
	};
	onTestFinished(async () => expect(await findBrokenInvariants(site)).toEqual([]));
	return { site, app, ask, id, visitors };
}

type App = Awaited<ReturnType<typeof createApp>>;
type Target = Awaited<ReturnType<typeof openTarget>>;

/** The pattern of every route, such as /resumes/:id/read, by the route's name. */
function patternsByName({ build: { routes } }: App): Map<string, string> {
	const pathOf = (name: string): string => {
		const route = routes[name];
		const parent = route?.parentId ? pathOf(route.parentId) : "";
		return route?.path ? `${parent}/${route.path}` : parent;
	};
	return new Map(Object.keys(routes).map((name) => [name, pathOf(name) || "/"]));
}

const patternsOf = (app: App): string[] => [...new Set(patternsByName(app).values())];

/** The patterns whose file looks into the query of its address. */
const readingOf = (app: App): string[] =>
	[...patternsByName(app)].flatMap(([name, pattern]) => {
		const path = textPaths.find((path) => path.replace(/\.tsx?$/u, "") === `app/${name}`);
		return path && /searchParams\b(?!\.has)/u.test(textOf(path)) ? [pattern] : [];
	});

/** An address that exists, but for the parameters that stay as they are given. */
const filled = (pattern: string, values: Record<string, string>) =>
	pattern.replace(/:(\w+)|\*/gu, (whole, name: string) => values[name ?? ""] ?? whole);

const knownParameters = (id: string) => ({
	id,
	plan: "resume-pack",
	format: "pdf",
	slug: "tech-resume",
	field: "company",
	name: "create-portal-session",
	list: "newsletter",
	token: "x",
});

/** The queries that an address reads; what a form sends is attacked with the form. */
const reads: Record<string, readonly string[]> = {
	"/resumes": ["q", "after", "page", "sort", "company", "featured"],
	"/resumes/lines": ["q", "after", "verb", "number", "role", "previous_role"],
	"/resumes/compare": ["ids", "lines"],
	"/resumes/cards": ["q", "after", "limit"],
	"/resumes/suggestions": ["q"],
	"/resumes/options/:field": ["q", "company"],
	"/resumes/:id/sheet.svg": ["page", "v"],
	"/resumes/:id/read": ["as"],
	"/resumes/:id/elsewhere": ["section"],
	"/templates/:slug/page.svg": ["size"],
	"/for-you": ["company", "role", "level", "now"],
	"/shortlist": ["sort", "ids", "removed"],
	"/library/lines": ["q", "group", "page", "removed"],
	"/library/lines/marks": ["role"],
	"/library/searches": ["removed"],
	"/library/searches/new": ["q", "company"],
	"/insights": ["role", "experience"],
	"/blog": ["category", "sort"],
	"/contact": ["subject", "message"],
	"/templates": ["category"],
	"/guides": ["category"],
	"/auth/signin": ["returnTo", "expired"],
	"/auth/signup": ["returnTo"],
	"/auth/forgot-password": ["returnTo"],
	"/auth/callback": ["code", "state", "error", "error_code", "error_description"],
	"/auth/reset-password": ["code"],
	"/library": ["q"],
	"/library/outcome": ["answer"],
	"/subscription/success": ["session_id"],
	"/purchase/success": ["session_id"],
	"/admin": ["returnTo"],
	"/admin/signups": ["query", "after"],
	"/admin/resumes": ["query", "after"],
	"/admin/resumes/new": ["upload", "query"],
	"/admin/exports/:list": ["q", "from", "to", "query", "provenance"],
	"/admin/intake": ["after", "show"],
	"/admin/changes": ["after"],
	"/admin/imports/:id": ["after", "encoding"],
	"/admin/people": ["q", "after"],
	"/admin/people/:id/access": ["q", "resume"],
	"/admin/orders": ["q", "after", "status"],
	"/admin/cancellations": ["reason", "after"],
	"/admin/imports": ["after"],
	"/admin/uploads/:id/sheet.svg": ["page"],
	"/admin/messages": ["after", "status"],
	"/admin/demand": ["days"],
	"/admin/words": ["kind", "name"],
	"/admin/words/:key/:slug?": ["before"],
	"/admin/audit": ["after"],
	"/dev/mailbox": ["to"],
};
const queries = [...new Set(Object.values(reads).flat())];

/**
 * Naughty strings in the place of each parameter and in each query that an address reads. Each address gets every
 * string in some other query too, in turn: all of them in all would be a quarter of a million.
 */
function attacksOnAddresses(target: Target): Attack[] {
	const known = knownParameters(target.id);
	const patterns = patternsOf(target.app);
	expect(Object.keys(reads).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
	expect(readingOf(target.app).filter((pattern) => !(pattern in reads))).toEqual([]);
	const places = patterns.flatMap((pattern, at) => {
		const parameters = pattern.match(/:\w+|\*/gu) ?? [];
		const address = filled(pattern, known).replace("*", "nowhere");
		const ask = (query: string, text: string) => `${address}?${query}=${encode(text)}`;
		return [
			...parameters.map((parameter) => (text: string) => {
				const left = pattern.replace(parameter, "\u0000");
				return filled(left, known).replace("\u0000", encode(text));
			}),
			...(reads[pattern] ?? []).map((query) => (text: string) => ask(query, text)),
			(text: string, index: number) => ask(queries[(at + index) % queries.length] ?? "", text),
		];
	});
	return places.flatMap((place) =>
		allNaughty.flatMap(({ kind, text }, index) => {
			const path = place(text, index);
			// What the server refuses before the app sees it, and what leads to another path.
			if (path.length > 8_000 || path.startsWith("//")) return [];
			const who = target.visitors[index % target.visitors.length] ?? {};
			return [{ name: `${kind} at ${path.slice(0, 120)}`, path, ask: who }];
		}),
	);
}

/** As a browser writes it; half a pair of surrogates becomes a replacement sign. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

type FoundForm = {
	path: string;
	action: string;
	method: string;
	fields: Map<string, string>;
	typed: string[];
	who: Ask;
};

/** Every form of the site, with its fields. */
async function findForms(target: Target): Promise<FoundForm[]> {
	const found = new Map<string, FoundForm>();
	const [visitor = {}, , pro = {}, owner = {}] = target.visitors;
	const isAdmin = (pattern: string) => pattern.startsWith("/admin");
	for (const who of [visitor, pro, owner]) {
		for (const pattern of patternsOf(target.app).filter(
			(one) => isAdmin(one) === (who === owner),
		)) {
			const path = filled(pattern, knownParameters(target.id));
			const response = await target.ask(path, who);
			if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
			for (const form of parseHtml(await response.text()).all("form")) {
				// Would end the owner's session, and with it what follows.
				if (form.get("action") === "/admin/lock") continue;
				const one = readForm(form, path, who);
				const key = `${one.action} ${[...one.fields].filter(([name]) => !one.typed.includes(name))} ${one.typed}`;
				if (!found.has(key)) found.set(key, one);
			}
		}
	}
	return [...found.values()];
}

function readForm(form: HtmlElement, path: string, who: Ask): FoundForm {
	const inputs = [...form.all("input"), ...form.all("textarea"), ...form.all("select")];
	const fields = new Map<string, string>();
	const typed = new Set<string>();
	for (const input of inputs) {
		const name = input.get("name");
		if (!name || input.get("type") === "file") continue;
		fields.set(name, input.get("value") ?? "");
		if (input.get("type") !== "hidden") typed.add(name);
	}
	return {
		path,
		action: form.get("action") ?? path,
		method: (form.get("method") ?? "get").toLowerCase(),
		fields,
		typed: [...typed],
		who,
	};
}

/** A naughty string in each field of each form, hidden ones too. */
function attacksOnForms(forms: readonly FoundForm[]): Attack[] {
	return forms.flatMap(({ action, method, fields, who }) =>
		[...fields.keys()].flatMap((field) =>
			allNaughty.map(({ kind, text }) => {
				const form = { ...Object.fromEntries(fields), [field]: text.toWellFormed() };
				const name = `${kind} in ${field} of ${method} ${action}: ${JSON.stringify(text).slice(0, 60)}`;
				const typed = { field, text };
				const [path = ""] = action.split("#");
				if (method === "post") return { name, path, ask: { ...who, form }, typed };
				return { name, path: `${path.split("?")[0]}?${new URLSearchParams(form)}`, ask: who };
			}),
		),
	);
}

/** What programs post as JSON, by the name of the function. */
const bodies: Record<string, Record<string, unknown>> = {
	contact: { name: "Ada", email: "ada@example.com", subject: "Hi", message: "Hello" },
	"create-checkout-session": { planId: "resume-pack", priceId: "" },
	"cancel-subscription": { reason: "Other", satisfaction: "neutral", comments: "", feedback: {} },
	"create-test-purchase": { planId: "resume-pack" },
};

/** A naughty string in each field of each body, alone and in a list, and as a field's name. */
function attacksOnBodies({ visitors }: Target): Attack[] {
	const headers = { "Content-Type": "application/json", Accept: "application/json" };
	return Object.entries(bodies).flatMap(([name, honest]) =>
		Object.keys(honest).flatMap((field) =>
			// Each of these buys a pack, and every purchase reads all that the person has bought.
			(name === "create-test-purchase" ? allNaughty.slice(0, 20) : allNaughty).flatMap(
				({ kind, text }) =>
					[{ [field]: text }, { [field]: [text] }, { [field]: { [text]: text } }].map((wrong) => ({
						name: `${kind} in ${field} of ${name}: ${JSON.stringify(wrong).slice(0, 60)}`,
						path: `/functions/${name}`,
						ask: {
							...visitors[2],
							method: "POST",
							body: JSON.stringify({ ...honest, ...wrong }),
							headers,
						},
					})),
			),
		),
	);
}

/** What is wrong with the answer to an attack; null when nothing is. */
async function problemOf(target: Target, { path, ask, typed }: Attack): Promise<string | null> {
	const response = await target.ask(path, ask);
	if (response.status >= 500) return `status ${response.status}`;
	const where = response.headers.get("Location");
	if (where !== null && !/^\/(?![/\\])/u.test(where) && !where.startsWith(`${origin}/dev/stripe/`))
		return `leads to ${where}`;
	if (response.headers.has("X-Evil") || response.headers.get("Set-Cookie")?.includes("x=y"))
		return "writes a header";
	if (!response.headers.get("Content-Type")?.startsWith("text/html")) return null;
	const html = await response.text();
	const escaped = /<(?:script|b|x)>(?:alert\()?7331|onerror=alert\(7331\)>|onload=alert\(7331\)>/u;
	if (escaped.test(html)) return "holds markup of the attacker";
	// The product of the strings in `template`, long enough that no id holds it by chance.
	if (/\b6695013757\b/u.test(html)) return "has counted what stood in a template";
	const page = parseHtml(html);
	return typed ? lossOf(page, typed) : null;
}

// Hidden from people: who fills it in is a program.
const trap = "confirm-topic";

/** Whether the form has come back without what was typed into it. */
function lossOf(
	page: HtmlElement,
	{ field, text }: { field: string; text: string },
): string | null {
	if (field === trap || !/^[\p{L}\p{N}\p{P}\p{S} ]+$/u.test(text) || text.trim() !== text)
		return null;
	const places = [...page.all("input", { name: field }), ...page.all("textarea", { name: field })];
	const texts = places.filter((place) => {
		const type = place.get("type") ?? "text";
		return place.name === "textarea" || ["text", "email", "search"].includes(type);
	});
	if (texts.length === 0) return null;
	const kept = texts.map((place) => place.get("value") ?? place.text);
	return kept.some((value) => value.toLowerCase() === text.toLowerCase())
		? null
		: `lost ${field}: ${kept}`;
}

/** Some of them, always the same for a seed (mulberry32). */
function sample<T>(items: readonly T[], count: number): T[] {
	if (isWhole) return [...items];
	let state = seed;
	const random = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
	return Array.from({ length: count }, () => items[Math.floor(random() * items.length)] as T);
}

async function problemsOf(target: Target, attacks: readonly Attack[]): Promise<string[]> {
	const problems: string[] = [];
	for (const [index, attack] of attacks.entries()) {
		if (ATTACK && index % 1_000 === 0) console.log(`${index} of ${attacks.length} attacks`);
		const problem = await problemOf(target, attack).catch((error: unknown) => String(error));
		if (problem) problems.push(`${attack.name}: ${problem}`);
	}
	return problems;
}

const timeoutMilliseconds = ATTACK ? 8 * 3_600_000 : 240_000;

describe("Naughty strings", () => {
	test(
		"in every part of every address break nothing, lead nowhere else and stay text",
		async () => {
			const target = await openTarget();
			const attacks = attacksOnAddresses(target);
			expect(attacks.length).toBeGreaterThan(20_000);
			expect(await problemsOf(target, sample(attacks, sampleOf.addresses))).toEqual([]);
		},
		timeoutMilliseconds,
	);

	test(
		"in every field of every form and of every body break nothing, and come back to who has typed them",
		async () => {
			const target = await openTarget();
			const forms = await findForms(target);
			expect(forms.length).toBeGreaterThan(25);
			const attacks = [...attacksOnForms(forms), ...attacksOnBodies(target)];
			expect(await problemsOf(target, sample(attacks, sampleOf.forms))).toEqual([]);
		},
		timeoutMilliseconds,
	);
});

/* ---- Nothing of a locked resume ---- */

/** Words that stand in the bodies here and nowhere else; a search is only ever asked for the start of one. */
const canaries = {
	word: "zanzibarquicksilver",
	inFile: "wobblegongmarmalade",
	name: "Quillfeather",
	email: "zanzibarquicksilver@mail.example",
	phone: "5550199423",
};

/** A word of a resume that is open to everyone: it may leave, and shows that the others are looked for. */
const openWord = "heliotropecassoulet";

/** A library with planted words, and three people who have opened none of them; one resume is open to everyone. */
async function openLibrary() {
	const site = await createTestSite();
	const { services } = site;
	await services.start();
	const app = await createApp(site);
	const created = { createdAt: addDays(testNow, -20), updatedAt: addDays(testNow, -20) };
	const ids: string[] = [];
	for (const style of ["classic", "modern"] as const) {
		const id = await site.addResume({ ...created, title: `A resume in ${style}` });
		const document = documentWith(canaries.word);
		const basics = { name: `Ada ${canaries.name}`, phone: "+1 555 0199 423" };
		await addDocument(site, id, { ...document, basics: { ...document.basics, ...basics } }, style);
		ids.push(id);
	}
	const file = await site.addResume({ ...created, title: "A file only" });
	const pdf = new TextEncoder().encode(`%PDF-1.4 ${canaries.inFile}`);
	await addOriginal(site, file, "pdf", pdf);
	ids.push(file);
	const open = await site.addResume({ ...created, title: "Open", openToEveryone: true });
	await addDocument(site, open, documentWith(openWord));
	ids.push(open);
	const used = await site.addResume(created);
	const [free, holder, pro] = [
		await site.addPerson(),
		await site.addPerson(),
		await site.addPerson(),
	];
	await openResume(services, free, used, testNow);
	await site.addPack(holder);
	await site.addSubscription(pro);
	return { site, app, ids, open, pro, people: { visitor: null, free, holder } };
}

type Library = Awaited<ReturnType<typeof openLibrary>>;

/** Every address that may speak of a resume: as a document, as data, as a picture, as a list. */
function addressesOf({ app, ids }: Library): string[] {
	const patterns = patternsOf(app).filter((pattern) => !pattern.startsWith("/admin"));
	const paths = ids.flatMap((id) =>
		patterns.map((pattern) => filled(pattern, knownParameters(id)).replace("*", "nowhere")),
	);
	const prefixes = Object.values(canaries).flatMap((word) =>
		[2, 3, 4, 6, 9].map((length) => word.slice(0, length)),
	);
	const lists = prefixes.flatMap((prefix) => [
		`/resumes?q=${prefix}`,
		`/resumes.data?q=${prefix}`,
		`/resumes/lines.data?q=${prefix}`,
		`/resumes/lines?verb=${prefix}`,
		`/resumes/suggestions?q=${prefix}`,
		`/resumes/options/company?q=${prefix}`,
		`/resumes/options/education?q=${prefix}`,
	]);
	const asData = paths.map((path) => (path === "/" ? "/_root.data" : `${path}.data`));
	const files = ["txt", "docx", "pdf"].flatMap((format) =>
		ids.map((id) => `/resumes/${id}/download/${format}`),
	);
	lists.push(
		...Object.values(canaries).map(
			(word) => `/resumes/lines?number=true&q=team+${word.slice(0, 4)}`,
		),
	);
	const cards = "/resumes/cards?limit=24";
	const sideBySide = ["", "&lines=on"].flatMap((lines) => [
		`/resumes/compare?ids=${ids}${lines}`,
		`/resumes/compare.data?ids=${ids}${lines}`,
	]);
	return [...new Set([...paths, ...asData, ...lists, ...files, cards, ...sideBySide])];
}

const leaksIn = (text: string): string[] => {
	const digits = text.replace(/[\s()+-]/gu, "");
	return Object.entries(canaries)
		.filter(([kind, word]) =>
			(kind === "phone" ? digits : text).toLowerCase().includes(word.toLowerCase()),
		)
		.map(([kind]) => kind);
};

test("No word, name, mail or phone of a locked resume leaves by any address or mail", async () => {
	const library = await openLibrary();
	const { site, app, people, ids, open, pro } = library;
	const leaks: string[] = [];
	const inWords = new Set<string>();
	const addresses = addressesOf(library);
	expect(addresses.length).toBeGreaterThan(150);
	for (const [who, person] of Object.entries(people)) {
		const cookie = person ? { cookie: await app.cookieOf(person) } : {};
		for (const path of addresses) {
			const response = await app.ask(path, cookie);
			const headers = JSON.stringify([...response.headers]);
			const text = await response.text();
			const found = leaksIn(`${headers} ${text}`);
			if (person === null && text.includes(openWord)) inWords.add(path);
			if (found.length > 0) leaks.push(`${found} to ${who} at ${path}`);
		}
	}
	expect(leaks).toEqual([]);
	// The visitor read what is open wherever words of it stand, and no file of it.
	const places = ["/", "", "/read", ".data", "/read.data"].map((end) =>
		end === "/" ? end : `/resumes/${open}${end}`,
	);
	for (const place of places) expect([...inWords], place).toContain(place);
	expect([...inWords].filter((path) => path.includes("/download/"))).toEqual([]);

	expect(await sendDigest(site.services)).toBeGreaterThan(0);
	const mails = await openMailbox(site).all();
	expect(mails.length).toBeGreaterThan(0);
	for (const mail of mails) expect(leaksIn(JSON.stringify(mail))).toEqual([]);

	// Who may read them finds each: the words were there to be found.
	const read = async (path: string) => (await app.ask(path, { as: pro })).text();
	expect(leaksIn(await read(`/resumes/${ids[0]}/read`))).toEqual([
		"word",
		"name",
		"email",
		"phone",
	]);
	expect(leaksIn(await read(`/resumes/${ids[2]}/file`))).toEqual(["inFile"]);
	expect(leaksIn(await read(`/resumes/compare?ids=${ids}&lines=on`))).toContain("word");
	expect(leaksIn(await read(`/resumes/compare?ids=${ids}`))).toEqual([]);
});
