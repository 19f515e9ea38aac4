import { describe, expect, test } from "vitest";
import type { resumes } from "#app/data/base/schema/library.server.ts";
import { saveMeasurement } from "#app/data/insights/measurements.server.ts";
import { measureResume } from "#app/domain/insights/measured-resume.ts";
import { outlineOfDocument } from "#app/domain/insights/resume-outline.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import { withdrawResume } from "#app/operations/intake/withdraw-resume.server.ts";
import { openApp } from "#tests/helpers/app.ts";
import { parseHtml } from "#tests/helpers/html.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { type TestSite, testNow } from "#tests/helpers/site.ts";

/** Stands in every document here, and may not be seen on a hub. */
const secret = "zanzibarquicksilver";

/** Measured resumes with these skills. */
async function addMeasured(
	site: TestSite,
	count: number,
	values: Partial<typeof resumes.$inferInsert>,
	skills: readonly string[],
): Promise<string[]> {
	const ids: string[] = [];
	for (let at = 0; at < count; at++) {
		const id = await site.addResume({ education: "B.S., Computing", ...values });
		const document: ResumeDocument = {
			...documentWith(secret),
			skills: [{ name: "Tools", keywords: [...skills] }],
		};
		await addDocument(site, id, document);
		const measured = measureResume(outlineOfDocument(document), 2026 * 12);
		await saveMeasurement(site.services.database, {
			resumeId: id,
			fileKey: null,
			measured,
			terms: [],
		});
		ids.push(id);
	}
	await libraryChanged(site.services);
	return ids;
}

async function openSite() {
	const { site, ask } = await openApp();
	const see = async (path: string) => {
		const response = await ask(path);
		const html = await response.text();
		return { status: response.status, location: response.headers.get("Location"), html };
	};
	return { site, ask, see };
}

describe("The page of a company, a role, or a role at a company", () => {
	test("says of a resume only what its record backs", async () => {
		const { site, see } = await openSite();
		await site.addResume({ company: "Osprey", provenance: "curated" });
		await libraryChanged(site.services);
		const one = (await see("/resumes/at/osprey")).html;
		expect(parseHtml(one).one("main").text).toContain("1 example resume for Osprey.");
		expect(one).not.toContain("led to an offer at Osprey");
		await site.addResume({ company: "Osprey", provenance: "declared" });
		await site.addResume({ company: "Osprey" });
		await libraryChanged(site.services);
		const { html } = await see("/resumes/at/osprey");
		expect(parseHtml(html).one("main").text).toContain(
			"3 resumes for Osprey: 1 that led to an offer, 1 invented, 1 example.",
		);
	});

	test("says what eight resumes share, and no word that fewer than five have", async () => {
		const { site, see } = await openSite();
		await addMeasured(site, 5, { company: "Kestrel" }, ["Go", "Kafka"]);
		await addMeasured(site, 4, { company: "Kestrel", role: "Design" }, ["Go", "Figma"]);
		await addMeasured(site, 12, { company: "Heron" }, ["Excel"]);
		const { status, html } = await see("/resumes/at/kestrel");
		expect(status).toBe(200);
		const page = parseHtml(html);
		const main = page.one("main").text;
		expect(page.one("h1").text).toBe("Kestrel resumes");
		expect(main).toContain("9 invented resumes that led to offers at Kestrel.");
		expect(main).toContain("All are one page long.");
		expect(main).toContain("Bachelor’s 9 people");
		expect(main).toContain("invented for this demonstration");
		// Nine list Go, five Kafka; Figma is in four.
		expect(main).toContain("Go · 9 Kafka · 5");
		expect(main).toMatch(/sets them apart: Go \(100% here, 0% elsewhere\)/u);
		expect(html).not.toContain("Figma");
		expect(html).not.toContain(secret);
		expect(main).toContain("Roles at Kestrel Software Engineer 5 Design 4");
		for (const path of ["/resumes/for/design", "/resumes/at/kestrel/software-engineer"]) {
			expect((await see(path)).html).not.toContain(secret);
		}
	});

	test("says of four that they are too few, and of one of another role that it is all there is", async () => {
		const { site, see } = await openSite();
		await addMeasured(site, 4, { company: "Kestrel" }, ["Go"]);
		const few = parseHtml((await see("/resumes/at/kestrel")).html);
		expect(few.one("main").text).toContain("Too few to say");
		expect(few.one("main").text).not.toContain("How they look");
		expect(few.one("meta", { name: "robots" }).get("content")).toBe("noindex, follow");
		await addMeasured(site, 1, { company: "Kestrel" }, ["Go"]);
		const enough = parseHtml((await see("/resumes/at/kestrel")).html);
		expect(enough.all("meta", { name: "robots" })).toEqual([]);
		expect(enough.one("main").text).toContain("How they look");
		// All of the company is one role: search engines are told of one page.
		const role = parseHtml((await see("/resumes/at/kestrel/software-engineer")).html);
		expect(role.one("link", { rel: "canonical" }).get("href")).toBe(
			"http://localhost/resumes/at/kestrel",
		);
		const none = parseHtml((await see("/resumes/at/netflix")).html);
		expect(none.one("main").text).toContain("No resume from Netflix yet.");
	});

	test("leads from other writings to its address, and is nowhere when nobody knows it", async () => {
		const { site, see } = await openSite();
		await addMeasured(site, 1, { company: "L’Oréal", role: "Marketing" }, []);
		await addMeasured(site, 1, { company: "AT&T" }, []);
		await addMeasured(site, 1, { company: "Open", role: "Download" }, []);
		for (const [written, address] of [
			["/resumes/at/L%E2%80%99Or%C3%A9al", "/resumes/at/loreal"],
			["/resumes/at/L'OREAL/Marketing", "/resumes/at/loreal/marketing"],
			["/resumes/at/AT%26T", "/resumes/at/at-and-t"],
			["/resumes/at/att", "/resumes/at/at-and-t"],
			["/resumes/for/Software%20Engineer", "/resumes/for/software-engineer"],
		] as const) {
			const { status, location } = await see(written);
			expect([written, status, location]).toEqual([written, 301, address]);
		}
		// Names that other addresses use.
		for (const path of ["/resumes/at/open", "/resumes/at/open/download", "/resumes/for/download"]) {
			expect([path, (await see(path)).status]).toEqual([path, 200]);
		}
		for (const path of [
			"/resumes/at/nobody",
			"/resumes/for/nothing",
			"/resumes/at/att/marketing",
			"/resumes/at/%2e%2e%2fetc",
			`/resumes/at/${"x".repeat(3_000)}`,
			"/resumes/picture/at/open.png",
			"/resumes/picture/nothing.png",
			"/resumes/picture/for/x/y.png",
		]) {
			expect([path, (await see(path)).status]).toEqual([path, 404]);
		}
	});

	test("follows the library: a new resume, a withdrawn one, and the site map with it", async () => {
		const { site, see } = await openSite();
		const [id = ""] = await addMeasured(site, 5, { company: "Kestrel" }, ["Go"]);
		const inSiteMap = async () =>
			[
				...(await see("/sitemap.xml")).html.matchAll(
					/<loc>[^<]*(\/resumes\/(?:at|for)\/.*?)<\/url>/gu,
				),
			].map(([, entry]) => entry);
		const stamp = `</loc><lastmod>${testNow.toISOString()}</lastmod>`;
		expect(await inSiteMap()).toEqual([
			`/resumes/at/kestrel${stamp}`,
			`/resumes/for/software-engineer${stamp}`,
		]);
		expect((await see("/resumes/at/kestrel")).html).toContain(
			"5 invented resumes that led to offers",
		);
		const order = { id, reason: null, deletesFile: false };
		await withdrawResume(site.services, ownerOf(site), order);
		const { html } = await see("/resumes/at/kestrel");
		expect(html).toContain("4 invented resumes that led to offers");
		expect(html).not.toContain(id);
		expect(await inSiteMap()).toEqual([]);
	});

	test("has a picture of its own, written in one way", async () => {
		const { site, ask, see } = await openSite();
		await addMeasured(site, 5, { company: "Kestrel" }, ["Go"]);
		const page = parseHtml((await see("/resumes/at/kestrel")).html);
		const picture = page.one("meta", { property: "og:image" }).get("content") ?? "";
		expect(picture).toBe("http://localhost/resumes/picture/at/kestrel.png");
		const response = await ask(new URL(picture).pathname);
		expect(response.headers.get("Content-Type")).toBe("image/png");
		expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
		expect((await ask("/resumes/picture/at/Kestrel.png")).status).toBe(404);
	});
});
