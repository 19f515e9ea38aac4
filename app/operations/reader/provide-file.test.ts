import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { originSentence } from "#app/domain/library/provenance.ts";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import { readUploadedFile } from "#app/integrations/documents/foreign-files.server.ts";
import { readBytes } from "#app/operations/base/read-bytes.server.ts";
import { createDemoLibrary, scanOf, withoutContact } from "#demo/library.ts";
import { addOriginal } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { openResume } from "./open-resume.server.ts";
import { showReading } from "./prepare-reading.server.ts";
import { provideDownload, renderResume } from "./provide-file.server.ts";

const formats = ["pdf", "docx", "txt"] as const;

test.each(["pdf", "docx", "txt", "scan"] as const)(
	"Where a %s of the demonstration is from stands once in the files made of it",
	async (form) => {
		const resume = createDemoLibrary({ now: testNow }).find((one) => one.form === form);
		if (!resume?.document) throw new Error("There is none");
		const site = await createTestSite();
		const { services } = site;
		const { title, company, experienceLevel, offerMonth, style } = resume;
		const origin = { provenance: "demo", company, experienceLevel, offerMonth } as const;
		const note = originSentence(origin);
		const document = withoutContact(resume.document);
		const kind = form === "scan" ? "pdf" : form;
		const bytes =
			form === "scan"
				? new Uint8Array(await readFile(scanOf(document)))
				: await renderResume(document, style, kind, note);
		const id = await site.addResume({ title, ...origin });
		await addOriginal(site, id, kind, bytes);
		const person = await site.addPerson();
		await site.addSubscription(person);
		await openResume(services, person, id, testNow);
		for (const format of formats.filter((one) => one !== kind)) {
			const asked = { now: testNow, leaves: true };
			const result = await provideDownload(services, person, id, format, asked);
			if (!result.success || !("key" in result.data)) throw new Error(JSON.stringify(result));
			const made = await readBytes(services.files, result.data.key);
			const read = made && (await readUploadedFile(made, format));
			if (!made || !read?.success) throw new Error("It cannot be read");
			const words = read.blocks.map(plainTextOf).join("\n").replace(/\s+/gu, " ");
			// A PDF says it on each of its pages.
			const pages =
				Buffer.from(made)
					.toString("latin1")
					.match(/\/Type \/Page\b/gu)?.length ?? 1;
			expect(words.split(note).length - 1, format).toBe(format === "pdf" ? pages : 1);
			expect(words).toContain(document.work.at(-1)?.highlights.at(-1)?.slice(0, 40));
		}
		const admission = { mayKeep: false, kept: [], formats: [], needsPro: false, swapTime: null };
		const shown = await showReading(services, id, admission, true);
		if (shown?.reading.kind !== "blocks") throw new Error("It has no text");
		expect(shown.reading.blocks.map(plainTextOf).join("\n")).not.toContain(note);
	},
);
