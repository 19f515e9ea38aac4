import { eq, sql } from "drizzle-orm";
import mammoth from "mammoth";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import { resumeFiles } from "#app/data/base/schema/bodies.server.ts";
import { userResumeAccess } from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { renderDocx } from "#app/integrations/documents/docx.server.ts";
import { renderPdf } from "#app/integrations/documents/pdf.server.ts";
import { openZip } from "#app/integrations/documents/zip-archive.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { writeZip } from "#tests/fixtures/documents/zip-writer.ts";
import { type Ask, openApp } from "#tests/helpers/app.ts";
import { parseHtml } from "#tests/helpers/html.ts";
import { addDocument, addOriginal, documentWith } from "#tests/helpers/resume-bodies.ts";
import { findBrokenInvariants, type TestSite, testNow } from "#tests/helpers/site.ts";

const secret = "quicksilver";
const document = documentWith(secret);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const originals = {
	pdf: () => renderPdf(document, "classic", ""),
	docx: () => renderDocx(document, "classic", ""),
	txt: async () => bytesOf(resumeText(document)),
};
const inventedNote = "Invented for a demonstration: Google, Mid-level.";
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

async function openSite() {
	const { site, app } = await openApp();
	return {
		site,
		app,
		ask: app.ask,
		async addReadable(values: Partial<typeof resumes.$inferInsert> = {}) {
			const id = await site.addResume(values);
			await addDocument(site, id, document);
			return id;
		},
		async addFileOnly(kind: keyof typeof originals) {
			const id = await site.addResume({ title: `Only a ${kind}` });
			await addOriginal(site, id, kind, await originals[kind]());
			return id;
		},
		read: async (id: string, as: Person | null, headers: Record<string, string> = {}) => {
			const response = await app.ask(`/resumes/${id}/read`, { as, headers });
			return { status: response.status, page: parseHtml(await response.text()) };
		},
	};
}

/** People of each plan, who have opened the resumes by their plan. */
async function peopleWho(site: TestSite, ids: readonly string[]) {
	const people = {
		stranger: await site.addPerson(),
		reader: await site.addPerson(),
		holder: await site.addPerson(),
		pro: await site.addPerson(),
	};
	await openResume(site.services, people.stranger, await site.addResume(), testNow);
	await openResume(site.services, people.reader, ids[0] ?? "", testNow);
	await site.addPack(people.holder);
	for (const id of ids) await openResume(site.services, people.holder, id, testNow);
	await site.addSubscription(people.pro);
	await site.services.background.settle();
	return people;
}

async function wordsOfPdf(bytes: ArrayBuffer): Promise<string> {
	const pdf = await getDocument({
		data: new Uint8Array(bytes),
		verbosity: VerbosityLevel.ERRORS,
	}).promise;
	const { items } = await (await pdf.getPage(1)).getTextContent();
	return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

describe("a download", () => {
	const table: Record<string, Record<string, number>> = {
		visitor: { pdf: 401, docx: 401, txt: 401, json: 401, original: 401 },
		stranger: { pdf: 403, docx: 403, txt: 403, json: 403, original: 403 },
		reader: { pdf: 403, docx: 403, txt: 403, json: 403, original: 403 },
		holder: { pdf: 200, docx: 403, txt: 403, json: 403, original: 403 },
		pro: { pdf: 200, docx: 200, txt: 200, json: 200, original: 404 },
	};

	test("is for Pro in every format, for a pack's holder as PDF, and for reading only not at all", async () => {
		const { site, ask, addReadable, read } = await openSite();
		const id = await addReadable();
		const people: Record<string, Person> = await peopleWho(site, [id]);
		for (const [who, formats] of Object.entries(table)) {
			for (const [format, status] of Object.entries(formats)) {
				const response = await ask(`/resumes/${id}/download/${format}`, {
					as: people[who] ?? null,
				});
				expect(`${who}, ${format}: ${response.status}`).toBe(`${who}, ${format}: ${status}`);
				if (status === 200) continue;
				expect(await response.text()).not.toContain(secret);
				expect(response.headers.get("Content-Disposition")).toBeNull();
			}
		}
		// The reader's page offers exactly what the endpoint gives.
		for (const who of ["reader", "holder", "pro"]) {
			const { page } = await read(id, people[who] ?? null);
			const offered = page
				.all("a")
				.map((link) => /\/download\/(\w+)$/u.exec(link.get("href") ?? "")?.[1])
				.filter(Boolean);
			const given = Object.entries(table[who] ?? {}).flatMap(([format, status]) =>
				status === 200 ? [format] : [],
			);
			expect(`${who}: ${offered}`).toBe(`${who}: ${given}`);
		}
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("that is refused says what would allow it", async () => {
		const { site, ask, addReadable } = await openSite();
		const id = await addReadable();
		const other = await addReadable();
		const { reader, holder } = await peopleWho(site, [id]);
		const upgrade = await ask(`/resumes/${id}/download/pdf`, { as: reader });
		expect(await upgrade.json()).toEqual({
			kind: "forbidden",
			sentence: "Unlock unlimited resume access with Pro - see exactly what gets you hired!",
			offersUpgrade: true,
			needsPro: true,
		});
		// A credit would open it, but a download never spends one.
		const unopened = await ask(`/resumes/${other}/download/pdf`, { as: holder });
		expect(unopened.headers.get("Location")).toBe(`/resumes/${other}`);
		const nothing = await site.addResume({ availability: "none" });
		const pro = await site.addPerson();
		await site.addSubscription(pro);
		const missing = await ask(`/resumes/${nothing}/download/pdf`, { as: pro });
		expect(missing.status).toBe(404);
		expect(await missing.json()).toMatchObject({
			sentence: "This resume doesn't have a downloadable file yet.",
		});
		for (const format of ["exe", "PDF", "pdf.exe", "..%2f..%2fpackage.json", "%00"]) {
			const response = await ask(`/resumes/${id}/download/${format}`, { as: pro });
			expect(`${format}: ${response.status}`).toBe(`${format}: 404`);
		}
	});

	test("is the resume itself, as PDF, Word and text, under a name made of the title", async () => {
		const { site, ask, addReadable } = await openSite();
		const id = await addReadable({ title: 'Löwe "1"; filename=../../evil.exe\r\nX: y' });
		const { pro } = await peopleWho(site, []);
		const get = (format: string) => ask(`/resumes/${id}/download/${format}`, { as: pro });
		const types = {
			pdf: "application/pdf",
			docx: wordType,
			txt: "text/plain; charset=utf-8",
		};
		for (const [format, type] of Object.entries(types)) {
			const { headers } = await get(format);
			expect(Object.fromEntries(headers)).toMatchObject({
				"content-type": type,
				"content-disposition": `attachment; filename="invented-lowe-1-filename-evil-exe-x-y.${format}"`,
				"cache-control": "private, no-store",
				"x-content-type-options": "nosniff",
				"content-security-policy": "default-src 'none'; sandbox",
				"x-robots-tag": "noindex",
				"accept-ranges": "bytes",
			});
		}
		const pdf = await wordsOfPdf(await (await get("pdf")).arrayBuffer());
		expect(pdf).toContain(`Built the ${secret} ledger for 12 teams`);
		const buffer = Buffer.from(await (await get("docx")).arrayBuffer());
		const { value } = await mammoth.extractRawText({ buffer });
		expect(value).toContain(`Built the ${secret} ledger for 12 teams`);
		expect(await (await get("txt")).text()).toBe(resumeText(document, inventedNote));
	});

	test("is made once and kept, also when many ask at the same time", async () => {
		const { site, ask, addReadable } = await openSite();
		const id = await addReadable();
		const { pro } = await peopleWho(site, []);
		const get = async () => {
			const response = await ask(`/resumes/${id}/download/pdf`, { as: pro });
			expect(response.status).toBe(200);
			return Buffer.from(await response.arrayBuffer()).toString("base64");
		};
		await Promise.all(Array.from({ length: 5 }, get));
		await site.services.background.settle();
		const kept = await get();
		expect(await get()).toBe(kept);
		const files = await site.services.database.select().from(resumeFiles);
		expect(files).toMatchObject([{ resumeId: id, kind: "pdf", origin: "rendered" }]);
		expect(files[0]?.size).toBe(Buffer.from(kept, "base64").length);
	});

	test("whose file has been lost is answered 404 and not with an error", async () => {
		const { site, ask, addFileOnly } = await openSite();
		const id = await addFileOnly("pdf");
		const { pro } = await peopleWho(site, []);
		const [file] = await site.services.database.select().from(resumeFiles);
		await site.services.files.remove(file?.key ?? "");
		for (const path of [`/resumes/${id}/download/pdf`, `/resumes/${id}/file`]) {
			const response = await ask(path, { as: pro });
			expect(response.status).toBe(404);
			expect(await response.text()).toContain("doesn't have a downloadable file yet");
		}
	});
});

describe("what a resume is", () => {
	const sentences = {
		demo: "Invented for a demonstration: Kestrel & Co, Staff+, offer Mar 2025.",
		curated: "Curated example, not of a real person: Kestrel & Co, Staff+, offer Mar 2025.",
		declared: "Declared by its author, not checked: Kestrel & Co, Staff+, offer Mar 2025.",
	} as const;
	const facts = { company: "Kestrel & Co", experienceLevel: "Staff+", offerMonth: "2025-03" };

	test.each(Object.entries(sentences))(
		"stands in every output of one that is %s",
		async (provenance, sentence) => {
			const { site, ask, addReadable, read } = await openSite();
			const values = { ...facts, provenance: provenance as keyof typeof sentences };
			const id = await addReadable(values);
			const { pro } = await peopleWho(site, []);
			const get = (format: string) => ask(`/resumes/${id}/download/${format}`, { as: pro });
			const pdf = await wordsOfPdf(await (await get("pdf")).arrayBuffer());
			expect(pdf).toContain(sentence);
			const word = openZip(new Uint8Array(await (await get("docx")).arrayBuffer()));
			const footer = new TextDecoder().decode(word.read("word/footer1.xml"));
			expect(footer.replaceAll("&amp;", "&")).toContain(sentence);
			expect((await (await get("txt")).text()).trimEnd().split("\n").at(-1)).toBe(sentence);
			const { page } = await read(id, pro);
			const aside = page.one("aside", { "aria-label": "About this resume" }).text;
			for (const fact of [sentence.split(":")[0], "Kestrel & Co", "Staff+", "March 2025"]) {
				expect(aside).toContain(fact);
			}
			expect(page.one("p", { class: "resume-page-note" }).text).toBe(sentence);

			const preview = parseHtml(await (await ask(`/resumes/${id}`)).text());
			const descriptions = [
				preview.one("meta", { name: "description" }),
				preview.one("meta", { property: "og:description" }),
			];
			for (const meta of descriptions) expect(meta.get("content")).toContain(sentence);
			const structured = preview
				.all("script", { type: "application/ld+json" })
				.map(({ children }) => JSON.parse(String(children[0])))
				.filter((thing) => thing["@type"] === "CreativeWork");
			expect(structured.map(({ description }) => description)).toEqual([
				expect.stringContaining(sentence),
			]);
			const title = preview.one("meta", { property: "og:title" }).get("content");
			expect(title?.includes("(invented)")).toBe(provenance === "demo");

			const picture = async () =>
				Buffer.from(await (await ask(`/resumes/${id}/share.png`)).arrayBuffer()).toString("base64");
			const drawn = new Set([await picture()]);
			for (const change of [
				{ provenance: provenance === "demo" ? ("curated" as const) : ("demo" as const) },
				{ company: "Wren" },
				{ experienceLevel: "Intern" },
				{ offerMonth: "2024-01" },
			]) {
				await site.services.database.update(resumes).set(change).where(eq(resumes.id, id));
				drawn.add(await picture());
			}
			expect(drawn.size).toBe(5);
		},
	);

	test("is said of a PDF that is read as text too, with its headings and lists", async () => {
		const { site, ask, addFileOnly } = await openSite();
		const { pro } = await peopleWho(site, []);
		const id = await addFileOnly("pdf");
		const pages = parseHtml(await (await ask(`/resumes/${id}/read`, { as: pro })).text());
		expect(pages.all("a", { href: `/resumes/${id}/read?as=text` })).toHaveLength(1);
		const text = await (await ask(`/resumes/${id}/read?as=text`, { as: pro })).text();
		const sheet = parseHtml(text).one("article", { class: "resume-sheet" });
		expect(sheet.all("h3").map((heading) => heading.text.toLowerCase())).toContain("experience");
		expect(sheet.all("li").length).toBeGreaterThan(0);
		expect(sheet.one("p", { class: "resume-page-note" }).text).toBe(inventedNote);
		expect(parseHtml(text).all("a", { href: `/resumes/${id}/read` }).length).toBeGreaterThan(0);
		// Keeping a line without scripts leads back to the text.
		const keeping = parseHtml(text).one("form", { id: "keep-line" });
		const returnTo = keeping.one("input", { name: "returnTo" });
		expect(returnTo.get("value")).toBe(`/resumes/${id}/read?as=text`);
	});

	test("is said of a file that was uploaded by its reader and by its name", async () => {
		const { site, ask, addFileOnly, read } = await openSite();
		const { pro } = await peopleWho(site, []);
		for (const kind of ["pdf", "docx", "txt"] as const) {
			const id = await addFileOnly(kind);
			expect((await read(id, pro)).page.text).toContain("Invented for a demonstration");
			const { headers } = await ask(`/resumes/${id}/download/original`, { as: pro });
			expect(headers.get("Content-Disposition")).toContain(`"invented-only-a-${kind}.${kind}"`);
		}
	});

	test("is renewed in the files that are kept when it changes, or the renderers do", async () => {
		const { site, ask, addReadable } = await openSite();
		const { database, files } = site.services;
		const id = await addReadable({ provenance: "curated" });
		const { pro } = await peopleWho(site, []);
		const text = async () => (await ask(`/resumes/${id}/download/txt`, { as: pro })).text();
		expect(await text()).toContain("Curated example");
		const [first] = await database.select().from(resumeFiles);
		await database.update(resumes).set({ provenance: "declared" });
		const both = await Promise.all([text(), text(), text()]);
		for (const one of both) expect(one).toContain("Declared by its author");
		const [second, ...others] = await database.select().from(resumeFiles);
		expect(others).toEqual([]);
		expect(second?.key).not.toBe(first?.key);
		// As a version of the site left it that did not know the note.
		await database.update(resumeFiles).set({ madeWith: null });
		await text();
		const [third] = await database.select().from(resumeFiles);
		expect(third?.key).not.toBe(second?.key);
		await site.services.background.settle();
		const isKept = async (key = "") => (await files.head(key)) !== null;
		expect(await Promise.all([first, second, third].map((file) => isKept(file?.key)))).toEqual([
			false,
			false,
			true,
		]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

describe("a part of a file", () => {
	const text = resumeText(document);
	const size = bytesOf(text).length;

	test("is what the range says, and what cannot be a range is no part", async () => {
		const { site, ask, addFileOnly } = await openSite();
		const id = await addFileOnly("txt");
		const { pro } = await peopleWho(site, []);
		const path = `/resumes/${id}/download/original`;
		const table: [string, number, string, string | null][] = [
			["bytes=0-9", 206, text.slice(0, 10), `bytes 0-9/${size}`],
			["bytes=5-5", 206, text.slice(5, 6), `bytes 5-5/${size}`],
			[`bytes=${size - 4}-`, 206, text.slice(-4), `bytes ${size - 4}-${size - 1}/${size}`],
			["bytes=-4", 206, text.slice(-4), `bytes ${size - 4}-${size - 1}/${size}`],
			[`bytes=0-${size + 999}`, 206, text, `bytes 0-${size - 1}/${size}`],
			["bytes=-999999", 206, text, `bytes 0-${size - 1}/${size}`],
			[`bytes=${size}-`, 416, "", `bytes */${size}`],
			["bytes=9-5", 416, "", `bytes */${size}`],
			["bytes=-0", 416, "", `bytes */${size}`],
			["bytes=99999999999999999999-", 416, "", `bytes */${size}`],
			["bytes=0-1,4-5", 200, text, null],
			["bytes=", 200, text, null],
			["bytes=-", 200, text, null],
			["lines=0-9", 200, text, null],
			["bytes=a-b", 200, text, null],
		];
		for (const [range, status, body, contentRange] of table) {
			for (const method of ["GET", "HEAD"]) {
				const response = await ask(path, { as: pro, method, headers: { Range: range } });
				expect({
					range,
					status: response.status,
					contentRange: response.headers.get("Content-Range"),
					length: response.headers.get("Content-Length"),
					body: await response.text(),
				}).toEqual({
					range,
					status,
					contentRange,
					length: status === 416 ? null : String(bytesOf(body).length),
					body: method === "HEAD" ? "" : body,
				});
			}
		}
	});
});

describe("a file that is locked", () => {
	test("shows neither length nor kind nor name, whatever is asked", async () => {
		const { site, app, ask, addReadable, addFileOnly } = await openSite();
		const ids = [await addReadable(), await addFileOnly("pdf"), await addFileOnly("txt")];
		const { holder, stranger, pro } = await peopleWho(site, ids);
		const paths = ids.flatMap((id) =>
			["file", "download/pdf", "download/original", "download/txt"].map(
				(end) => `/resumes/${id}/${end}`,
			),
		);
		for (const path of paths) await ask(path, { as: pro });
		const ended = await app.cookieOf(holder);
		await site.services.authenticator.signOut(new Headers({ Cookie: ended }));
		const keys = (await site.services.database.select().from(resumeFiles)).map(({ key }) => key);
		const kinds: Ask[] = [
			{},
			{ method: "HEAD" },
			{ headers: { Range: "bytes=0-10" } },
			{ headers: { Range: "bytes=99999999-" } },
			{ headers: { "If-None-Match": "*" } },
			{ headers: { "If-Modified-Since": "Mon, 01 Jan 2024 00:00:00 GMT" } },
		];
		for (const who of [
			{},
			{ as: stranger },
			{ cookie: ended },
			{ cookie: "offerfolio.session_token=a.b" },
		]) {
			for (const kind of kinds) {
				for (const path of paths) {
					const response = await ask(path, { ...kind, ...who });
					const name = `${path} ${JSON.stringify(kind)}`;
					const expected = "as" in who ? 403 : 401;
					expect(`${name}: ${response.status}`).toBe(`${name}: ${expected}`);
					const headers = Object.fromEntries(response.headers);
					for (const header of [
						"content-range",
						"content-disposition",
						"etag",
						"last-modified",
						"accept-ranges",
						"location",
					]) {
						expect(`${name}: ${header} ${headers[header]}`).toBe(`${name}: ${header} undefined`);
					}
					expect(headers["content-type"]).toBe("application/json");
					const body = await response.text();
					expect(body).not.toContain(secret);
					expect(keys.some((key) => body.includes(key))).toBe(false);
				}
			}
		}
		// The keys of the store are no addresses.
		for (const key of keys) {
			for (const path of [
				`/${key}`,
				`/files/${key}`,
				`/data/files/${key}`,
				`/resumes/${key}/file`,
			]) {
				expect((await ask(path, { as: pro })).status).toBe(404);
			}
		}
	});

	test("is locked again when the right has ended, at the same address", async () => {
		const { site, ask, addReadable } = await openSite();
		const id = await addReadable();
		const { holder } = await peopleWho(site, [id]);
		const get = () => ask(`/resumes/${id}/download/pdf`, { as: holder });
		expect((await get()).status).toBe(200);
		site.setNow(new Date(addDays(testNow, 30).getTime() - 1));
		expect((await get()).status).toBe(200);
		site.setNow(addDays(testNow, 30));
		const denied = await get();
		// The free allowance would open it; a download spends nothing.
		expect(denied.status).toBe(403);
		expect(await denied.text()).not.toContain("%PDF");
	});
});

describe("a withdrawn resume", () => {
	test("is 410 with a clear sentence, also for those who had opened it", async () => {
		const { site, ask, addReadable } = await openSite();
		const id = await addReadable();
		const people = await peopleWho(site, [id]);
		await ask(`/resumes/${id}/download/pdf`, { as: people.pro });
		await site.services.database.update(resumes).set({ withdrawnAt: testNow });
		for (const as of [null, ...Object.values(people)]) {
			for (const end of ["", "/read", "/file", "/download/pdf", "/download/txt"]) {
				// Reading asks a visitor to sign in first.
				if (as === null && end === "/read") continue;
				const response = await ask(`/resumes/${id}${end}`, { as });
				expect(`${end}: ${response.status}`).toBe(`${end}: 410`);
				const body = await response.text();
				expect(body).toContain("This resume was withdrawn from the library.");
				expect(body).not.toContain(secret);
			}
			expect((await ask(`/resumes/${id}/sheet.svg`, { as })).status).toBe(404);
		}
	});
});

describe("a resume that is a file only", () => {
	test("is read in the page: Word and text as text, a PDF by its pages", async () => {
		const { site, ask, addFileOnly, read } = await openSite();
		const ids = {
			pdf: await addFileOnly("pdf"),
			docx: await addFileOnly("docx"),
			txt: await addFileOnly("txt"),
		};
		const { holder } = await peopleWho(site, Object.values(ids));
		for (const kind of ["docx", "txt"] as const) {
			const { status, page } = await read(ids[kind], holder);
			expect(status).toBe(200);
			const sheet = page.one("article");
			expect(sheet.all("li").map(({ text }) => text)).toContain(
				`Built the ${secret} ledger for 12 teams`,
			);
			expect(sheet.all("h3").map(({ text }) => text.toLowerCase())).toContain("experience");
			// The second time it is not converted again.
			const [file] = await site.services.database
				.select()
				.from(resumeFiles)
				.where(sql`kind = ${kind}`);
			expect(file?.blocks?.length).toBeGreaterThan(3);
			expect((await read(ids[kind], holder)).page.one("article").text).toBe(sheet.text);
			expect((await ask(`/resumes/${ids[kind]}/file`, { as: holder })).status).toBe(404);
		}
		const { status } = await read(ids.pdf, holder);
		expect(status).toBe(200);
		const file = await ask(`/resumes/${ids.pdf}/file`, { as: holder });
		expect(file.headers.get("Content-Disposition")).toMatch(
			/^inline; filename="invented-only-a-pdf\.pdf"$/u,
		);
		expect(file.headers.get("Content-Security-Policy")).toContain("sandbox");
		expect(await wordsOfPdf(await file.arrayBuffer())).toContain(secret);
	});

	test("is downloaded as it is, and as PDF, Word and text of its words: a pack's holder gets the PDF, Pro all", async () => {
		const { site, ask, addFileOnly } = await openSite();
		const kinds = ["pdf", "docx", "txt"] as const;
		const ids = [];
		for (const kind of kinds) ids.push(await addFileOnly(kind));
		const { holder, pro } = await peopleWho(site, ids);
		for (const [index, kind] of kinds.entries()) {
			for (const format of ["pdf", "docx", "txt", "json", "original"]) {
				const path = `/resumes/${ids[index]}/download/${format}`;
				const name = `${kind} as ${format}`;
				const fits = format !== "json";
				const forPro = await ask(path, { as: pro });
				expect(`${name}: ${forPro.status}`).toBe(`${name}: ${fits ? 200 : 404}`);
				const forHolder = await ask(path, { as: holder });
				const allowed = format === "pdf" ? 200 : 403;
				expect(`${name}: ${forHolder.status}`).toBe(`${name}: ${allowed}`);
				if (allowed === 200) {
					expect(await wordsOfPdf(await forHolder.arrayBuffer())).toContain(secret);
				}
			}
		}
		const original = await ask(`/resumes/${ids[2]}/download/original`, { as: pro });
		expect(await original.text()).toBe(resumeText(document));
	});

	test("and that is damaged says so, with a way to us, and harms nobody else", async () => {
		const { site, ask, addReadable, read } = await openSite();
		const damaged: [string, "docx" | "txt" | "doc", Uint8Array][] = [
			["no archive", "docx", bytesOf("PK\u0003\u0004 this is not a Word file")],
			["cut off", "docx", (await originals.docx()).slice(0, 900)],
			["an archive without a document", "docx", writeZip([{ name: "x", content: "y" }])],
			["a program", "txt", bytesOf("MZ\u0000\u0000\u0001")],
			["old Word, broken", "doc", bytesOf("\u00d0\u00cf\u0011\u00e0 nothing")],
		];
		const pro = await site.addPerson();
		await site.addSubscription(pro);
		for (const [name, kind, bytes] of damaged) {
			const id = await site.addResume({ title: name });
			await addOriginal(site, id, kind, bytes);
			const { status, page } = await read(id, pro);
			expect(`${name}: ${status}`).toBe(`${name}: 200`);
			const main = page.one("main");
			expect(main.one("h1").text).toBe(name);
			expect(main.text).toContain("We could not turn this file into text.");
			expect(main.link("Write to us")).toMatch(
				new RegExp(`^/contact\\?subject=.+&message=.+%2Fresumes%2F${id}`, "u"),
			);
			const original = await ask(`/resumes/${id}/download/original`, { as: pro });
			expect(Buffer.from(await original.arrayBuffer())).toEqual(Buffer.from(bytes));
		}
		expect((await read(await addReadable(), pro)).page.one("article").text).toContain(secret);
	});

	test("holds text only: what was markup in the file is text in the page", async () => {
		const { site, read } = await openSite();
		const pro = await site.addPerson();
		await site.addSubscription(pro);
		const id = await site.addResume();
		await addOriginal(
			site,
			id,
			"txt",
			bytesOf(
				"Ada Example\n\n<script>alert(1)</script>\n\n- <img src=x onerror=alert(1)>\n- two\n",
			),
		);
		const { page } = await read(id, pro);
		const sheet = page.one("article");
		expect(sheet.text).toContain("<script>alert(1)</script>");
		expect([...sheet.all("img"), ...sheet.all("script")]).toEqual([]);
	});
});

describe("a file that is kept elsewhere", () => {
	const address = "https://files.example/ada/resume.pdf?sig=1";

	test("is named only in the redirect, after the decision", async () => {
		const { site, ask, read } = await openSite();
		const id = await site.addResume({ fileUrl: address, availability: "file" });
		const { stranger, reader, holder, pro } = await peopleWho(site, [id]);
		const ends = ["", ".data", "/read", "/read.data", "/sheet.svg", "/open"];
		for (const as of [null, stranger, reader, holder, pro]) {
			for (const path of [
				"/resumes",
				"/resumes/cards",
				...ends.map((end) => `/resumes/${id}${end}`),
			]) {
				const response = await ask(path, { as });
				const whole = `${JSON.stringify([...response.headers])} ${await response.text()}`;
				expect(`${path}: ${whole.includes("files.example")}`).toBe(`${path}: false`);
			}
		}
		for (const [as, status] of [
			[null, 401],
			[stranger, 403],
		] as const) {
			for (const end of ["file", "download/original", "download/pdf"]) {
				const response = await ask(`/resumes/${id}/${end}`, { as });
				expect(response.status).toBe(status);
				expect(response.headers.get("Location")).toBeNull();
			}
		}
		for (const as of [reader, holder, pro]) {
			const { page } = await read(id, as);
			const main = page.one("main");
			expect(main.text).toContain("This resume is kept on another site.");
			expect(main.link("Open the file")).toBe(`/resumes/${id}/file`);
			const response = await ask(`/resumes/${id}/file`, { as });
			expect(response.status).toBe(302);
			expect(response.headers.get("Location")).toBe(address);
			expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
			expect(response.headers.get("Cache-Control")).toBe("private, no-store");
		}
		const download = await ask(`/resumes/${id}/download/original`, { as: pro });
		expect(download.headers.get("Location")).toBe(address);
		expect((await ask(`/resumes/${id}/download/original`, { as: reader })).status).toBe(403);
	});

	test("and whose address is none of the web leads nowhere", async () => {
		const { site, ask, read } = await openSite();
		const pro = await site.addPerson();
		await site.addSubscription(pro);
		for (const fileUrl of [
			"javascript:alert(1)",
			"data:text/html,<script>alert(1)</script>",
			"file:///etc/passwd",
			"gopher://127.0.0.1:70/",
			"//evil.example/x",
			"/resumes",
			"nonsense",
			"",
		]) {
			const id = await site.addResume({ fileUrl, availability: "file" });
			for (const end of ["file", "download/original", "download/pdf"]) {
				const response = await ask(`/resumes/${id}/${end}`, { as: pro });
				expect(`${fileUrl}: ${response.status}`).toBe(`${fileUrl}: 404`);
				expect(response.headers.get("Location")).toBeNull();
			}
			expect((await read(id, pro)).page.one("main").text).toContain("We could not turn this file");
		}
	});

	test("is never named where the resume has a document of its own", async () => {
		const { site, ask, addReadable } = await openSite();
		const id = await addReadable({ fileUrl: address });
		const pro = await site.addPerson();
		await site.addSubscription(pro);
		for (const end of ["file", "download/original"]) {
			const response = await ask(`/resumes/${id}/${end}`, { as: pro });
			expect(`${end}: ${response.headers.get("Location")}`).toBe(`${end}: null`);
		}
	});
});

describe("when the check of a right fails by our fault", () => {
	test("a member reads three resumes in an hour, downloads none, and nothing is written", async () => {
		const { site, app, ask, addReadable } = await openSite();
		const ids = [];
		for (let index = 0; index < 4; index++) ids.push(await addReadable());
		const person = await site.addPerson();
		await site.addSubscription(person);
		const cookie = await app.cookieOf(person);
		// What they may read is known for an hour.
		expect((await ask("/library", { cookie })).status).toBe(200);
		await site.services.database.execute(sql`alter table user_purchases rename to broken`);
		const statusOf = async (id: string | undefined, end: string, options: Ask = {}) =>
			(await ask(`/resumes/${id}/${end}`, { cookie, ...options })).status;
		for (const id of ids.slice(0, 3)) {
			const opened = await ask(`/resumes/${id}/open`, { cookie, form: {} });
			expect(opened.headers.get("Location")).toBe(`/resumes/${id}/read`);
			const read = await ask(`/resumes/${id}/read`, { cookie });
			expect(read.status).toBe(200);
			const page = parseHtml(await read.text());
			expect(page.one("article").text).toContain(secret);
			expect(page.all("a").filter((link) => link.get("href")?.includes("/download/"))).toEqual([]);
			for (const format of ["pdf", "docx", "txt", "json", "original"]) {
				expect(await statusOf(id, `download/${format}`)).toBe(503);
			}
		}
		expect(await statusOf(ids[3], "read")).toBe(503);
		expect(await statusOf(ids[0], "read")).toBe(200);
		expect(await statusOf(ids[0], "read", { cookie: "" })).toBe(302);
		expect(
			await statusOf(ids[0], "open", { cookie: "", form: {}, headers: { Accept: "*/*" } }),
		).toBe(401);
		site.setNow(new Date(testNow.getTime() + 3_600_001));
		expect(await statusOf(ids[0], "read")).toBe(503);
		await site.services.background.settle();
		await site.services.database.execute(sql`alter table broken rename to user_purchases`);
		expect(await site.services.database.select().from(userResumeAccess)).toEqual([]);
		expect(site.logged()).toContain('"outcome":"allowed"');
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});
