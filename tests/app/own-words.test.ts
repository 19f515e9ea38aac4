import { describe, expect, onTestFinished, test } from "vitest";
import { brandInFile } from "#app/content/brand.ts";
import { wordVersions } from "#app/data/base/schema/content.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { setLatestWords } from "#app/integrations/words-scope.server.ts";
import { createApp } from "#tests/helpers/app.ts";
import { enterAsOwner, passcode } from "#tests/helpers/owner.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";

async function openOwner() {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	onTestFinished(() => setLatestWords({}));
	const app = await createApp(site);
	const cookie = await enterAsOwner(site);
	const read = async (path: string, headers: { cookie?: string } = {}) =>
		(await app.ask(path, headers)).text();
	const post = (key: string, form: Record<string, string>) =>
		app.ask(`/admin/words/${key}`, { cookie, form: { version: "0", ...form } });
	const saves = async (key: string, form: Record<string, string>) => {
		const answer = await post(key, { intent: "save", ...form });
		expect([key, answer.status]).toEqual([key, 302]);
	};
	return { site, app, cookie, read, post, saves };
}

const own = { name: "Lanternfolio", tagline: "Resumes by lamplight", description: "Read them." };
const dear = { pack: "12", pro: "35.50", firstMonth: "2" };

describe("What the owner has saved", () => {
	test("is what visitors read: brand, prices, company, crawlers and texts", async () => {
		const { site, read, saves } = await openOwner();
		const before = await read("/pricing");
		expect(before).not.toContain("data-words");
		await saves("brand", own);
		await saves("prices", dear);
		const pricing = await read("/pricing");
		expect(pricing).toContain("<title>Pricing · Lanternfolio</title>");
		expect(pricing).toContain("$35.50");
		expect(pricing).not.toContain("$29.99");
		expect(pricing).not.toContain("Offerfolio");
		// For the scripts, which have the files in them.
		expect(pricing).toContain(
			'data-words="{&quot;brand&quot;:{&quot;name&quot;:&quot;Lanternfolio',
		);
		await saves("company", {
			name: "Lamp & Co.",
			address: "1 Wick Road\nOslo",
			country: "Norway",
			contact: "hello@lamp.example",
		});
		const terms = await read("/terms");
		for (const words of ["$35.50", "Lamp &amp; Co.", "Wick Road", "hello@lamp.example"]) {
			expect([words, terms.includes(words)]).toEqual([words, true]);
		}
		await saves("crawlers", { search: "true", others: "BadBot" });
		expect(await read("/robots.txt")).toMatch(
			/User-agent: GPTBot\n[\s\S]*User-agent: BadBot\nDisallow: \/\n\nUser-agent: \*/u,
		);
		expect(await read("/robots.txt")).not.toContain("User-agent: Googlebot");
		const text = `---
title: How to read a posting
description: Three questions to ask of it.
published: 2026-11-20
category: Career Tips
image: greeked-sheet
imageText: A resume of one page.
---
Read it twice. {brand} sells a pack for {packPrice}.
`;
		await saves("blog/how-to-read-a-posting", { text });
		expect(await read("/blog/how-to-read-a-posting")).toContain(
			"Lanternfolio sells a pack for $12",
		);
		const searched = "/resumes?q=how+do+i+read+a+posting%3F";
		for (const path of ["/blog", "/feed.xml", "/sitemap.xml", searched]) {
			expect(await read(path)).toContain("/blog/how-to-read-a-posting");
		}
		await saves("claims", {
			usersFigure: "41,000",
			usersSource: "Our own count",
			usersDate: "2026-05-31",
		});
		expect(await read("/about")).toContain("Our own count, May 31, 2026");
		expect(site.services.words.faults()).toEqual([]);
	});

	test("is refused at its field, with what was typed; nothing is lost when someone was quicker", async () => {
		const { post, saves } = await openOwner();
		const wrong = await post("prices", { ...dear, firstMonth: "40", intent: "save" });
		expect(wrong.status).toBe(400);
		const page = await wrong.text();
		expect(page).toContain("It must be less than a month of Pro.");
		expect(page).toContain('value="40"');
		await saves("brand", own);
		const late = await post("brand", { ...own, name: "Late", intent: "save" });
		expect(late.status).toBe(409);
		const answer = (await late.text()).replaceAll("<!-- -->", "");
		expect(answer).toContain(adminMessages.words.stale);
		expect(answer).toContain('value="Late"');
		expect(answer).toContain('name="version" value="1"');
		expect(answer).toContain("Version 1 (now)");
	});
});

describe("What is typed while words are taken back", () => {
	test("stays, in a form that goes on from the version that holds then", async () => {
		const { post, read, saves } = await openOwner();
		await saves("brand", own);
		const half = { ...own, tagline: "Half a tag" };
		const back = await post("brand", { ...half, version: "1", to: "0" });
		expect(back.status).toBe(200);
		const page = (await back.text()).replaceAll("<!-- -->", "");
		expect(page).toContain(`${adminMessages.words.takenBack} ${adminMessages.words.typedKept}`);
		expect(page).toContain('value="Half a tag"');
		expect(page).toContain('name="version" value="2"');
		expect(page).toContain("Passcode, session ");
		expect(await read("/")).toContain("Offerfolio");
		// Where nothing was typed the page shows what holds.
		const { name, tagline, description } = brandInFile;
		const plain = await post("brand", { name, tagline, description, version: "2", to: "1" });
		expect([plain.status, plain.headers.get("Location")]).toEqual([302, "/admin/words/brand"]);
		expect(await read("/")).toContain("Lanternfolio");
		// Who was late keeps what was typed as well.
		const late = await post("brand", { ...half, version: "2", to: "0" });
		expect(late.status).toBe(409);
		expect(await late.text()).toContain('value="Half a tag"');
	});
});

describe("A preview", () => {
	test("is the page itself with what was typed, for the owner alone, kept by nobody", async () => {
		const { app, cookie, read, post } = await openOwner();
		const answer = await (await post("prices", { ...dear, intent: "preview" })).text();
		const [, address = ""] = /href="(\/pricing\?preview-words)"/u.exec(answer) ?? [];
		expect(address).not.toBe("");
		const preview = await app.ask(address, { cookie });
		expect(preview.headers.get("Cache-Control")).toBe("private, no-store");
		expect(preview.headers.get("X-Robots-Tag")).toBe("noindex");
		const words = await preview.text();
		expect(words).toContain("$35.50");
		expect(words).not.toContain("$29.99");
		for (const others of [
			await read(address),
			await read("/pricing"),
			await read("/pricing", { cookie }),
		]) {
			expect(others).toContain("$29.99");
			expect(others).not.toContain("$35.50");
		}
	});

	test("of a text that cannot be read says the line", async () => {
		const { post } = await openOwner();
		const answer = await post("blog/a-text", {
			text: "---\ntitle: One\n---\nWords",
			intent: "preview",
		});
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain("Line 1: description: ");
	});
});

test("The overview lists the first steps as they are done, and words that no longer fit", async () => {
	const { site, read, cookie, saves } = await openOwner();
	const overview = async () =>
		(await read("/admin/overview", { cookie })).replaceAll("<!-- -->", "");
	await site.addResume();
	// A test site has a place for nothing.
	expect(await overview()).toContain("First steps: 0 of 9 done");
	expect(await overview()).toContain("/admin/resumes?provenance=demo");
	await saves("brand", own);
	await site.addResume({ provenance: "curated" });
	await site.services.library.invalidate();
	const claims = ["users", "success", "interviews", "guides", "downloads"];
	await saves("claims", Object.fromEntries(claims.map((name) => [`${name}Figure`, ""])));
	expect(await overview()).toContain("First steps: 3 of 9 done");
	const company = { name: "Tern Ltd", address: "1 Kay Road", country: "Ireland" };
	await saves("company", { ...company, contact: "help@terns.example" });
	expect(await overview()).toContain("First steps: 4 of 9 done");
	await saves("company", { ...company, contact: "help@terns.ie", version: "1" });
	expect(await overview()).toContain("First steps: 5 of 9 done");
	expect(await overview()).not.toContain("no longer fit");
	const unfit = { key: "prices", version: 1, value: { firstMonth: "99" } };
	await site.services.database
		.insert(wordVersions)
		.values({ ...unfit, sessionId: crypto.randomUUID(), at: testNow });
	await site.services.words.load();
	expect(await overview()).toContain("the files hold in their place: prices.");
});
