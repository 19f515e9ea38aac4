import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { resumeDocuments } from "#app/data/base/schema/bodies.server.ts";
import { linePages, userResumeAccess } from "#app/data/base/schema/entitlements.server.ts";
import { askedOfNone } from "#app/domain/library/lines/asked.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { withdrawResume } from "#app/operations/intake/withdraw-resume.server.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { countReadableLines, findLines } from "./find-lines.server.ts";

type Person = Awaited<ReturnType<TestSite["addPerson"]>>;

const documentOf = (lines: readonly string[]): ResumeDocument => ({
	basics: { name: "Ada Example", label: "Baker" },
	work: [{ name: "Kestrel", position: "Baker", startDate: "2020-01", highlights: [...lines] }],
	education: [],
	skills: [],
});

async function addLines(site: TestSite, lines: readonly string[], values = {}) {
	const id = await site.addResume({ role: "Baker", availability: "document", ...values });
	const row = { resumeId: id, document: documentOf(lines), style: "classic" as const };
	await site.services.database.insert(resumeDocuments).values(row);
	return id;
}

const find = (
	site: TestSite,
	search: string,
	{
		person = null as Person | null,
		after = null as string | null,
		asked = askedOfNone,
		filters = {},
	} = {},
) =>
	findLines(
		site.services,
		person,
		{
			query: { ...emptyQuery, search, filters: { ...emptyQuery.filters, ...filters } },
			asked,
			after,
		},
		testNow,
	);

/** What an answer tells, but for the words that were typed and what is offered for fewer of them. */
const told = ({
	understood: _,
	narrower: __,
	answered: ___,
	...answer
}: Awaited<ReturnType<typeof find>>) => answer;

const syllables = ["bal", "dor", "fen", "gim", "hul", "jat", "kov", "lur", "mip", "nez"];
/** Made words, all of the same kind: 100 that many resumes have, and others that one has. */
const word = (index: number, end: string) =>
	`${syllables[index % 10]}${syllables[Math.floor(index / 10) % 10]}${end}`;
const common = Array.from({ length: 60 }, (_, index) => word(index, "o"));

/**
 * Twenty sentences in locked resumes: four words that many resumes have, but no other together, and two rare ones.
 * Five resumes say "bakes bread"; everyone has every common word somewhere.
 */
async function openLibrary() {
	const site = await createTestSite();
	for (let index = 0; index < 5; index++) {
		await addLines(site, ["Bakes bread for 12 people", ...common.map((each) => `Saw ${each}`)]);
	}
	const planted = Array.from({ length: 20 }, (_, index) => [
		...[0, 1, 2, 3].map((nth) => common[(index * 3 + nth * 13) % 60] as string),
		word(index, "rareu"),
		word(index + 20, "rareu"),
	]);
	const ids: string[] = [];
	for (const words of planted) ids.push(await addLines(site, linesWith(words)));
	return { site, planted, ids };
}

/** The words in one sentence, and the rest of a resume's words around it. */
const linesWith = (words: readonly string[]) => [words.join(" "), "Ran the ovens at night"];
/** The same words of the same resume, each in another line and in another order. */
const apart = (words: readonly string[]) => [
	...words.toReversed().map((each, index) => (index === 0 ? `Ran ${each}` : each)),
	"night at ovens the",
];

const pairsOf = (words: readonly string[]) =>
	words.flatMap((one, index) => words.slice(index + 1).map((other) => `${one} ${other}`));
const triplesOf = (words: readonly string[]) =>
	words.flatMap((one, index) => pairsOf(words.slice(index + 1)).map((pair) => `${one} ${pair}`));

/** The statements that a search asks, without their values. */
async function statementsOf(site: TestSite, search: string, filters = {}): Promise<string[]> {
	const { pool, search: library } = site.services;
	const spy = vi.spyOn(pool, "query");
	const query = { ...emptyQuery, search, filters: { ...emptyQuery.filters, ...filters } };
	await library.lines.find(query, askedOfNone, [], null);
	const asked = spy.mock.calls.map(
		([statement]: unknown[]) => (statement as { text: string }).text,
	);
	spy.mockRestore();
	return asked.sort();
}

describe("a visitor who guesses", () => {
	test("gets the same answers however the words of locked resumes stand in their lines, and none of them", async () => {
		const { site, planted, ids } = await openLibrary();
		const probes = planted.flatMap((words) => [
			...words,
			...words.map((each) => each.slice(0, 5)),
			...pairsOf(words),
			...triplesOf(words).slice(0, 2),
			words.join(" "),
			`"${words.slice(0, 2).join(" ")}"`,
			`"${words.slice(1, 3).join(" ")}"`,
		]);
		const { lines } = site.services.search;
		const asks = [
			...[false, true].flatMap((near) =>
				probes.map((search) => ({
					query: { ...emptyQuery, search },
					asked: { ...askedOfNone, near },
				})),
			),
			...planted
				.flat()
				.map((verb) => ({ query: emptyQuery, asked: { verb, number: true, near: false } })),
		];
		// Without the searches for one word less, which are among the probes.
		const ask = () =>
			Promise.all(
				asks.map(async ({ query, asked }) => {
					const { understood: _, ...answer } = await lines.find(query, asked, [], null);
					return JSON.stringify(answer);
				}),
			);
		const before = await ask();
		for (const [index, id] of ids.entries()) {
			await site.services.database
				.update(resumeDocuments)
				.set({ document: documentOf(apart(planted[index] ?? [])) })
				.where(eq(resumeDocuments.resumeId, id));
		}
		const after = await ask();
		const differing = asks.filter((_, index) => before[index] !== after[index]);
		expect(differing).toEqual([]);
		expect(after).toEqual(before);
		const words = [...planted.flat(), "ovens"];
		expect(words.filter((each) => before.some((answer) => answer.includes(each)))).toEqual([]);
	});

	test("is answered alike for a rare word, a rare combination and what nobody has, by the same statements", async () => {
		const { site, planted } = await openLibrary();
		const [words = []] = planted;
		const [one = "", two = "", , , rare = ""] = words;
		const nobody = word(99, "rareu");
		const filters = { company: ["Acme Only"] };
		await addLines(site, [`${one} ${two} ${rare}`], { company: "Acme Only" });
		const pairs: [right: string, wrong: string][] = [
			[rare, nobody],
			[`${rare} ${one}`, `${nobody} ${one}`],
			[`${one} ${two}`, `${one} ${common[59] === two ? common[58] : common[59]}`],
			[`${one} ${two} ${rare}`, `${one} ${two} ${nobody}`],
			[`"${one} ${two}"`, `"${two} ${one}"`],
		];
		for (const [right, wrong] of pairs) {
			for (const narrowed of [{ filters: {} }, { filters }]) {
				const answers = [
					told(await find(site, right, narrowed)),
					told(await find(site, wrong, narrowed)),
				];
				expect([right, answers[0]]).toEqual([right, answers[1]]);
				expect(answers[0]?.locked).toEqual([]);
				const ask = (search: string) => statementsOf(site, search, narrowed.filters);
				const statements = await ask(right);
				expect(statements.length).toBeGreaterThan(2);
				expect(statements).toEqual(await ask(wrong));
			}
		}
	});

	test("finds resumes whose words five have in one line, those of the filters alone, page after page", async () => {
		const { site } = await openLibrary();
		const more = await Promise.all(
			Array.from({ length: 26 }, () => addLines(site, ["Bakes bread by hand"])),
		);
		const first = await find(site, "bread bakes");
		expect(first.locked).toHaveLength(24);
		expect(first.facets.total).toBe(31);
		const second = await find(site, "bread bakes", { after: first.next });
		const all = [...first.locked, ...second.locked].map(({ resumeId }) => resumeId);
		expect(new Set(all).size).toBe(31);
		expect(all).toEqual(expect.arrayContaining(more));
		expect((await find(site, "bread bakes", { filters: { role: ["Sailor"] } })).locked).toEqual([]);
		// A fifth may have the words in two lines: then four alone say them together.
		expect((await find(site, "bread ovens")).locked).toEqual([]);
		const slips = await find(site, "bread bakse");
		expect([slips.locked, slips.narrower]).toEqual([
			[],
			[
				{ search: "bread bakes", resumes: 31 },
				{ search: "bread", resumes: 31 },
			],
		]);
	});
});

describe("a member", () => {
	test("reads the lines of what is unlocked in words, and of nothing else, until the right ends", async () => {
		const { site, planted, ids } = await openLibrary();
		const person = await site.addPerson();
		const [own = ""] = ids;
		const [words = [], others = []] = planted;
		const rare = words[4] ?? "";
		const lines = async () => (await find(site, rare, { person })).open.map(({ text }) => text);
		expect(await lines()).toEqual([]);
		const expiresAt = new Date(testNow.getTime() + 1000);
		const purchaseId = await site.addPack(person, { expiresAt });
		expect(await lines()).toEqual([]);
		await site.services.database.insert(userResumeAccess).values({
			userId: person.id,
			resumeId: own,
			source: "pack",
			purchaseId,
			accessedAt: testNow,
		});
		const found = await find(site, rare, { person });
		expect(found.open.map(({ text, marks }) => [text, marks?.words])).toEqual([
			[words.join(" "), [rare]],
		]);
		expect((await find(site, others[4] ?? "", { person })).open).toEqual([]);
		const late = () =>
			findLines(
				site.services,
				person,
				{ query: { ...emptyQuery, search: rare }, asked: askedOfNone, after: null },
				expiresAt,
			);
		expect((await late()).open).toEqual([]);
		await withdrawResume(
			site.services,
			{ sessionId: "11111111-1111-4111-8111-111111111111", now: testNow },
			{ id: own, reason: null, deletesFile: false },
		);
		expect(await lines()).toEqual([]);
	});

	test("of Pro finds every line by its words, verb and number, counted, page after page", async () => {
		const site = await createTestSite();
		const person = await site.addPerson();
		await site.addSubscription(person);
		for (let index = 0; index < 30; index++) {
			const verb = index % 2 === 0 ? "Led" : "Was led by";
			await addLines(site, [`${verb} a team of ${index + 2} bakers`, "Sold bread"], {
				previousRole: index % 3 === 0 ? "Nurse" : null,
			});
		}
		const first = await find(site, "led baker", { person });
		expect([first.open.length, first.openTotal, first.facets.total]).toEqual([24, 30, 30]);
		const second = await find(site, "led baker", { person, after: first.next });
		expect([second.open.length, second.next]).toEqual([6, null]);
		const pages = () => site.services.database.select({ lines: linePages.lines }).from(linePages);
		expect(await pages()).toEqual([{ lines: 30 }]);
		const asked = { verb: "led", number: true, near: false };
		const led = await find(site, "", { person, asked, filters: { previousRole: ["nurse"] } });
		expect(led.open.map(({ text }) => text.slice(0, 6))).toEqual(Array(5).fill("Led a "));
		// Nobody but Pro is told of words that one resume has; the search of resumes finds none by them.
		await addLines(site, ["Sold zinnobar"]);
		const rare = { ...emptyQuery, search: "zinnobar" };
		expect((await site.services.search.find(rare, null, 24)).facets.total).toBe(0);
		const count = (who: Person | null) => countReadableLines(site.services, who, rare, testNow);
		expect([await count(person), await count(await site.addPerson()), await count(null)]).toEqual([
			1, 0, 0,
		]);
		const each = await find(site, "", { person });
		expect(each.open).toHaveLength(24);
		expect(new Set(each.open.map(({ resumeId }) => resumeId)).size).toBe(24);
	});
});

test("Few lines with the words that were typed are followed by those that say it otherwise", async () => {
	const site = await createTestSite();
	for (let index = 0; index < 30; index++) await addLines(site, [`Cut spend on flour ${index}%`]);
	await addLines(site, ["Reduced the cost of yeast"]);
	await addLines(site, ["Reduced the cost of yeast to 3 cents"]);
	const person = await site.addPerson();
	await site.addSubscription(person);
	const texts = ({ open }: Awaited<ReturnType<typeof find>>) => open.map(({ text }) => text);
	const few = await find(site, "reduced cost yeast", { person });
	expect(few).toMatchObject({ said: null, openTotal: 2 });
	const costs = await find(site, "reduced costs", { person });
	expect(costs).toMatchObject({ said: "few", openTotal: 32 });
	expect(texts(costs).slice(0, 2).sort()).toEqual([
		"Reduced the cost of yeast",
		"Reduced the cost of yeast to 3 cents",
	]);
	// Each once, and the next page goes on with other words.
	expect(new Set(texts(costs))).toHaveLength(costs.open.length);
	expect(costs.answered.more).toEqual([["near", "true"]]);
	const none = await find(site, "lowering spend by 5%", { person });
	expect(none).toMatchObject({ said: "none" });
	// Both say it with a number, and neither is the newer one.
	expect(texts(none)[0]).toMatch(/^Cut spend on flour \d+%$|to 3 cents$/u);
	// Where none has all of it, those that have most of it; a visitor is offered fewer words.
	for (let index = 0; index < 5; index++) await addLines(site, ["Kneads dough at dawn"]);
	const asked = "lowered dough spend on flour";
	const fewer = await find(site, asked, { person });
	expect(fewer).toMatchObject({ said: "fewer", openTotal: 30 });
	expect(fewer.answered.search).toBe("lowered spend flour");
	const visitor = await find(site, asked);
	expect(visitor).toMatchObject({ said: null, open: [], locked: [] });
	expect(visitor.narrower.map(({ search }) => search)).toContain("lowered spend on flour");
	// Whose lines are enough as they were typed gets no others.
	expect(await find(site, "cut spend", { person })).toMatchObject({ said: null, openTotal: 30 });
	const near = { person, asked: { ...askedOfNone, near: true } };
	expect(await find(site, "cut spend", near)).toMatchObject({ said: "any", openTotal: 32 });
});
