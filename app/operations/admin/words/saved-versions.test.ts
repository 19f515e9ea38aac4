import { asc } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { brand } from "#app/content/brand.ts";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { wordVersions } from "#app/data/base/schema/content.server.ts";
import { findWordVersions } from "#app/data/content/word-versions.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { prices } from "#app/domain/billing/plans.ts";
import { ownWords } from "#app/domain/content/own-words.ts";
import { setLatestWords } from "#app/integrations/words-scope.server.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { createTestSite, type TestSite } from "#tests/helpers/site.ts";
import { readWordsForm } from "./read-forms.server.ts";
import { saveWords, takeWordsBack } from "./save-version.server.ts";

const own = { name: "Lanternfolio", tagline: "Resumes by lamplight", description: "Read them." };

function writerOf(site: TestSite) {
	// The process has one state outside of requests.
	onTestFinished(() => setLatestWords({}));
	const { services } = site;
	return {
		services,
		save: (key: string, version: number, values: Record<string, string>) =>
			saveWords(services, ownerOf(site), { key, version, values }),
		takeBack: (key: string, version: number, to: number, values?: Record<string, string>) =>
			takeWordsBack(services, ownerOf(site), { key, version, to, ...(values && { values }) }),
		versions: (key: string) => findWordVersions(services.database, key, { limit: 9 }),
	};
}
const openWriter = async () => writerOf(await createTestSite());

describe("What the owner writes", () => {
	test("holds at once, stands in the history and the log, and can be taken back to any version", async () => {
		const { services, save, takeBack, versions } = await openWriter();
		const before = services.library.version.current();
		expect(await save("brand", 0, own)).toMatchObject({ success: true });
		expect(brand.name).toBe("Lanternfolio");
		expect(services.library.version.current()).toBe(before + 1);
		await save("brand", 1, { ...own, name: "Candlefolio" });
		expect(brand.name).toBe("Candlefolio");
		await takeBack("brand", 2, 1);
		expect(brand.name).toBe("Lanternfolio");
		await takeBack("brand", 3, 0);
		expect(brand.name).toBe("Offerfolio");
		expect((await versions("brand")).map(({ version, value }) => [version, value?.name])).toEqual([
			[4, undefined],
			[3, "Lanternfolio"],
			[2, "Candlefolio"],
			[1, "Lanternfolio"],
		]);
		const lines = await services.database.select().from(auditEntries).orderBy(asc(auditEntries.id));
		expect(lines.map(({ action, label, changes }) => [action, label, changes?.name])).toEqual([
			["words.saved", "Brand, version 1", { from: "Offerfolio", to: "Lanternfolio" }],
			["words.saved", "Brand, version 2", { from: "Lanternfolio", to: "Candlefolio" }],
			["words.taken-back", "Brand, version 3", { from: "Candlefolio", to: "Lanternfolio" }],
			["words.taken-back", "Brand, version 4", { from: "Lanternfolio", to: "Offerfolio" }],
		]);
		const form = await readWordsForm(services, "brand", {
			now: services.clock(),
			before: undefined,
		});
		expect(form?.values.name).toBe("Offerfolio");
		expect(form?.history[2]?.changes).toEqual([
			{
				label: "Name",
				lines: [
					{ kind: "removed", text: "Lanternfolio" },
					{ kind: "added", text: "Candlefolio" },
				],
			},
		]);
		await expect(services.database.delete(wordVersions)).rejects.toThrow();
		await expect(services.database.update(wordVersions).set({ value: null })).rejects.toThrow();
	});

	test("of a text that is on no page yet is not taken for typed while it is as the form began", async () => {
		const { services, save, takeBack } = await openWriter();
		const key = "blog/a-text";
		const formOf = async () =>
			(await readWordsForm(services, key, { now: services.clock(), before: undefined }))?.values;
		const empty = (await formOf()) ?? {};
		const file = (await services.words.files()).texts.get("blog/why-we-show-the-sheet-first") ?? "";
		expect(await save(key, 0, { text: file })).toMatchObject({ success: true });
		expect(await takeBack(key, 1, 0, { text: file })).not.toHaveProperty("isTypedKept");
		expect(await formOf()).toEqual(empty);
		expect(await takeBack(key, 2, 1, empty)).not.toHaveProperty("isTypedKept");
		expect(await takeBack(key, 3, 0, { text: `${file}More.` })).toMatchObject({
			isTypedKept: true,
		});
	});

	test("is written once of ten forms that began with the same version; the others lose nothing", async () => {
		const { services, save, versions } = await openWriter();
		const saved = await Promise.all(
			Array.from({ length: 10 }, (_, index) => save("brand", 0, { ...own, name: `Name ${index}` })),
		);
		expect(saved.filter(({ success }) => success)).toHaveLength(1);
		expect(saved.filter(({ success }) => !success)).toEqual(
			Array(9).fill({
				success: false,
				status: 409,
				error: adminMessages.words.stale,
			}),
		);
		expect(await versions("brand")).toHaveLength(1);
		expect(await services.database.$count(auditEntries)).toBe(1);
		expect(await save("brand", 1, own)).toMatchObject({ success: true });
		expect(await save("brand", 2, own)).toEqual({
			success: true,
			message: adminMessages.words.same,
		});
		expect(await versions("brand")).toHaveLength(2);
	});

	test("is refused with a sentence for each field, and nothing is written", async () => {
		const { save, versions } = await openWriter();
		expect(await save("brand", 0, { ...own, name: " ", tagline: "a\u2028b" })).toMatchObject({
			status: 400,
			fieldErrors: {
				name: "Please fill this in.",
				tagline: "Please use one line of plain characters.",
			},
		});
		expect(await save("brand", 0, { ...own, name: "\u0000" })).toMatchObject({ status: 400 });
		expect(await save("nothing", 0, {})).toMatchObject({ status: 404 });
		expect(await save("legal/imprint", 0, {})).toMatchObject({ status: 404 });
		expect(await versions("brand")).toEqual([]);
	});

	test("reaches every process within two seconds, in whatever order versions are committed", async () => {
		const site = await createTestSite();
		const { save } = writerOf(site);
		const other = site.addProcess();
		await other.start();
		expect(other.words.current()).toEqual({});
		const version = other.library.version.current();
		await save("brand", 0, own);
		await expect.poll(() => other.words.current().brand?.name).toBe(own.name);
		expect(other.library.version.current()).toBeGreaterThan(version);
	});

	test("that no longer fits gives way to the file, and the dashboard says so", async () => {
		const { services, save } = await openWriter();
		await save("brand", 0, own);
		const value = { pack: "9.99", pro: "29.99", firstMonth: "99" };
		const { sessionId, now: at } = { sessionId: crypto.randomUUID(), now: services.clock() };
		await services.database
			.insert(wordVersions)
			.values({ key: "prices", version: 1, value, sessionId, at });
		await services.words.load();
		expect(services.words.faults()).toEqual([
			{ key: "prices", what: "It must be less than a month of Pro." },
		]);
		expect([prices.firstMonth, brand.name]).toEqual(["$1", own.name]);
	});
});

describe("A text", () => {
	test("is checked as the build checks it, and holds in place of its file", async () => {
		const { services, save } = await openWriter();
		const file = (await services.words.files()).texts.get("guides/negotiation") ?? "";
		const wrong = file.replace("category: ", "categori: ");
		expect(await save("guides/negotiation", 0, { text: wrong })).toMatchObject({
			fieldErrors: { text: expect.stringMatching(/^Line \d+: c?ategor[iy]: /u) },
		});
		expect(
			await save("guides/negotiation", 0, { text: file.replace("title: ", "titel: ") }),
		).toMatchObject({ fieldErrors: { text: "Line 1: title: must be some words" } });
		const undrawn = file.replace(/^image: .*$/mu, "image: nobody-drew-it");
		expect(await save("guides/negotiation", 0, { text: undrawn })).toMatchObject({
			fieldErrors: {
				text: expect.stringMatching(/^no drawing is called “nobody-drew-it”: [a-z-]+, /u),
			},
		});
		expect(await save("guides/negotiation", 0, { text: `${file}\u0000` })).toMatchObject({
			fieldErrors: { text: "Please leave out control characters." },
		});
		// As a browser sends it.
		const text = file.replace(/^title: .*$/mu, "title: Ask twice").replaceAll("\n", "\r\n");
		expect(await save("guides/negotiation", 0, { text })).toMatchObject({ success: true });
		expect(ownWords().texts?.get("guides/negotiation")).toMatchObject({ title: "Ask twice" });
		expect([...(ownWords().texts?.keys() ?? [])]).toEqual(["guides/negotiation"]);
	});

	test("of every file passes, and names the owner's brand and prices", async () => {
		const { services, save } = await openWriter();
		await save("prices", 0, { pack: "12", pro: "35.50", firstMonth: "2" });
		await save("brand", 0, own);
		expect(services.words.faults()).toEqual([]);
		const { texts } = ownWords();
		expect(texts?.size).toBe((await services.words.files()).texts.size);
		const terms = JSON.stringify(texts?.get("legal/terms"));
		expect(terms).toContain("$35.50");
		expect(terms).not.toContain("$29.99");
		expect(texts?.get("guides/negotiation")).toMatchObject({ author: "Lanternfolio Editors" });
	});
});

describe("A legal page says the day on which its words last changed", () => {
	const dayOfPage = (slug: string) =>
		(ownWords().texts?.get(`legal/${slug}`) as { updated: string } | undefined)?.updated;

	async function openOn(day: string) {
		const site = await createTestSite();
		const on = (next: string) => site.setNow(new Date(`${next}T09:00:00Z`));
		on(day);
		const writer = writerOf(site);
		const { texts } = await writer.services.words.files();
		return { ...writer, on, file: (slug: string) => texts.get(`legal/${slug}`) ?? "" };
	}

	test("whatever day is typed, and when they are taken back to what they were", async () => {
		const { on, file, save, takeBack, services } = await openOn("2030-01-05");
		const old = file("privacy").replace(/^updated: .*$/mu, "updated: 2025-01-01");
		await save("legal/privacy", 0, { text: `${old}One more line.\n` });
		expect(dayOfPage("privacy")).toBe("2030-01-05");
		on("2030-02-06");
		await takeBack("legal/privacy", 1, 0);
		expect(dayOfPage("privacy")).toBe("2030-02-06");
		const later = old.replace("updated: 2025-01-01", "updated: 2030-03-07");
		await save("legal/privacy", 2, { text: later });
		expect(dayOfPage("privacy")).toBe("2030-03-07");
		expect(services.words.faults()).toEqual([]);
	});

	test("also when a price, a name or an address in them did, and no other page", async () => {
		const { on, file, save, takeBack } = await openOn("2030-01-05");
		const written = (slug: string) => /^updated: (.*)$/mu.exec(file(slug))?.[1];
		await save("prices", 0, { pack: "12", pro: "35.50", firstMonth: "2" });
		expect(dayOfPage("terms")).toBe("2030-01-05");
		expect(dayOfPage("privacy")).toBe(written("privacy"));
		on("2030-02-06");
		await takeBack("prices", 1, 0);
		expect(dayOfPage("terms")).toBe("2030-02-06");
		expect(dayOfPage("privacy") ?? written("privacy")).toBe(written("privacy"));
		on("2030-03-07");
		await save("brand", 0, own);
		expect([dayOfPage("terms"), dayOfPage("privacy")]).toEqual(["2030-03-07", "2030-03-07"]);
		on("2030-04-08");
		const company = { address: "1 Quiet Road", country: "Utopia", register: "", taxId: "" };
		await save("company", 0, { ...company, name: "Quiet Ltd", contact: "help@quiet.example" });
		expect([dayOfPage("terms"), dayOfPage("privacy")]).toEqual(["2030-04-08", "2030-04-08"]);
	});

	test("and the day that the owner types for an article stays", async () => {
		const { save, services } = await openOn("2030-01-05");
		const { texts } = await services.words.files();
		const text = texts.get("guides/negotiation") ?? "";
		await save("guides/negotiation", 0, { text: `${text}\nOne more line.\n` });
		expect(ownWords().texts?.get("guides/negotiation")).not.toMatchObject({
			updated: "2030-01-05",
		});
	});
});

test("What is sold costs what the owner has written, and a subscription keeps its price", async () => {
	const shop = await openShop();
	const { services, save } = writerOf(shop);
	const other = shop.addProcess();
	const [early, late] = [await shop.addPerson(), await shop.addPerson()];
	await shop.buy(early, "pro-monthly");
	await shop.settle();
	await save("prices", 0, { pack: "12", pro: "35.50", firstMonth: "2" });
	await shop.buy(late, "pro-monthly");
	await shop.settle();
	const pack = await shop.addBuyer("resume-pack");
	const amounts = async () =>
		Promise.all(
			[early, late, pack].map(async (person) =>
				(await shop.chargesOf(person)).map(({ amount }) => amount),
			),
		);
	expect(await amounts()).toEqual([[2999], [3550], [1200]]);
	// A process that has read the prices before the new ones were made.
	const customers = await services.pool.query<{ customer_id: string }>(
		"select customer_id from stripe_customers where user_id = $1",
		[late.id],
	);
	const state = await other.payments.readCustomer(customers.rows[0]?.customer_id ?? "");
	expect(state.subscriptions).toMatchObject([{ status: "active" }]);
	await shop.sandbox.control.advance({ days: 32 });
	await shop.settle();
	expect(await amounts()).toEqual([[2999, 2999], [3550, 3550], [1200]]);
});
