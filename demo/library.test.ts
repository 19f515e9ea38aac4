import { readFile } from "node:fs/promises";
import { validate } from "@jsonresume/schema";
import { describe, expect, test } from "vitest";
import { findContactData } from "#app/domain/intake/contact-data.ts";
import { experienceLevels, namedCompanies, roles } from "#app/domain/library/catalogue.ts";
import {
	type FilterSynonym,
	filterSynonyms,
	wordSynonyms,
} from "#app/domain/library/search/synonyms.ts";
import { jsonResumeText } from "#app/domain/reader/json-resume.ts";
import { resumeDocumentSchema } from "#app/domain/reader/resume-document.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { readForeignFile } from "#app/integrations/documents/read-foreign-file.ts";
import { createDemoLibrary, scanOf, withoutContact } from "./library.ts";

const day = 86_400_000;
const now = new Date("2026-10-15T09:30:00Z");
const library = createDemoLibrary({ now });
const documents = library.flatMap(({ document }) => (document ? [document] : []));

const counted = <Key>(keys: readonly Key[]): Map<Key, number> => {
	const counts = new Map<Key, number>();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

describe("The demonstration library", () => {
	test("holds at least 528 resumes of at least 210 companies, every named one among them", () => {
		expect(library.length).toBeGreaterThanOrEqual(528);
		const companies = counted(library.map(({ company }) => company));
		expect(companies.size).toBeGreaterThanOrEqual(210);
		for (const name of namedCompanies) expect(companies.get(name)).toBeGreaterThanOrEqual(5);
	});

	test("has every role of the filter at every level, and five fields beside them", () => {
		const both = counted(library.map(({ role, experienceLevel }) => `${role}/${experienceLevel}`));
		for (const role of roles)
			for (const level of experienceLevels)
				expect(both.get(`${role}/${level}`)).toBeGreaterThanOrEqual(5);
		const ofRole = counted(library.map(({ role }) => role));
		for (const role of ["Design", "Law", "Nursing", "Operations", "Teaching"])
			expect(ofRole.get(role)).toBeGreaterThanOrEqual(14);
	});

	test("is the same at any hour of a day", () => {
		const later = createDemoLibrary({ now: new Date("2026-10-15T23:59:59Z") });
		expect(later).toEqual(library);
	});

	test("gives every resume an id of its own", () => {
		expect(new Set(library.map(({ id }) => id)).size).toBe(library.length);
		for (const { id } of library)
			expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
	});

	test("features about one in twenty, of every role of the filter, all of them with a document", () => {
		const featured = library.filter(({ isFeatured }) => isFeatured);
		expect(featured.length).toBeGreaterThanOrEqual(18);
		expect(featured.length).toBeLessThanOrEqual(40);
		expect([...new Set(featured.map(({ role }) => role))]).toEqual(
			expect.arrayContaining([...roles]),
		);
		expect(featured.every(({ form }) => form === "document")).toBe(true);
	});

	test("has no contact data in its files, so that the check of published files holds none back", () => {
		const files = library.flatMap(({ form, document }) =>
			form !== "document" && document ? [resumeText(withoutContact(document))] : [],
		);
		expect(files).toHaveLength(10);
		expect(files.flatMap((text) => findContactData(text.split("\n")))).toEqual([]);
	});

	test("has scans that can be read, and that say what their resumes say", async () => {
		const scans = library.filter(({ form }) => form === "scan");
		for (const { document } of scans) {
			if (!document) throw new Error("A scan has a document");
			const reading = await readForeignFile(await readFile(scanOf(document)), "pdf");
			expect(reading.success).toBe(true);
			const said = reading.success ? wordsOf(reading.lines.join(" ")) : [];
			expect(
				wordsOf(resumeText(withoutContact(document))).filter((word) => !said.includes(word)),
			).toEqual([]);
		}
		expect(scans).toHaveLength(1);
	});

	test("keeps a few resumes as files of one format, one as a scan, and four without any", () => {
		const { document, ...few } = Object.fromEntries(counted(library.map(({ form }) => form)));
		expect(few).toEqual({ pdf: 3, scan: 1, docx: 3, txt: 3, none: 4 });
		expect(document).toBe(library.length - 14);
		for (const resume of library) expect(resume.document === null).toBe(resume.form === "none");
	});

	test("was collected over two years up to yesterday, a dozen and more in the last 30 days", () => {
		const ages = library.map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / day);
		expect(Math.min(...ages)).toBeGreaterThan(0);
		expect(Math.max(...ages)).toBeLessThan(732);
		expect(ages.filter((age) => age <= 30).length).toBeGreaterThanOrEqual(12);
		expect(ages.filter((age) => age < 365).length).toBeGreaterThan(library.length / 2);
		for (const { createdAt, updatedAt, offerMonth } of library) {
			expect(updatedAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
			expect(updatedAt.getTime()).toBeLessThanOrEqual(now.getTime());
			expect(offerMonth < createdAt.toISOString().slice(0, 7)).toBe(true);
		}
	});

	test("has a few resumes that are read much, and many that are read now and then", () => {
		const views = library.map(({ viewCount }) => viewCount).sort((a, b) => a - b);
		const median = views[Math.floor(views.length / 2)] ?? 0;
		expect(median).toBeGreaterThan(5);
		expect(views.at(-1)).toBeGreaterThan(median * 5);
		expect(views.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
	});
});

describe("A document of the library", () => {
	test("is a valid resume document and survives the schema unchanged", () => {
		for (const document of documents)
			expect(resumeDocumentSchema.parse(document)).toEqual(document);
	});

	test("is JSON Resume by the schema that its makers publish", () => {
		for (const document of documents) {
			validate(JSON.parse(jsonResumeText(document, "Invented.")), (faults) =>
				expect(String(faults ?? "none"), document.basics.name).toBe("none"),
			);
		}
	});

	test("has contact data that reaches nobody, and of its own", () => {
		for (const { basics } of documents) {
			expect(basics.email).toMatch(/^[a-z]+([.-][a-z]+)+@example\.com$/);
			expect(basics.phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
		}
		expect(new Set(documents.map(({ basics }) => basics.email)).size).toBe(documents.length);
	});
});

describe("A small library", () => {
	test.each([60, 160])(
		"of %i resumes still has every role of the filter and something new",
		(count) => {
			const small = createDemoLibrary({ now, count });
			expect(small).toHaveLength(count);
			expect([...new Set(small.map(({ role }) => role))]).toEqual(
				expect.arrayContaining([...roles]),
			);
			const recent = small.filter(
				({ createdAt }) => now.getTime() - createdAt.getTime() < 30 * day,
			);
			expect(recent.length).toBeGreaterThanOrEqual(12);
		},
	);
});

describe("A synonym of the search", () => {
	/** Words with single spaces around them, so that a phrase is found by whole words. */
	const folded = (text: string) =>
		` ${text
			.toLowerCase()
			.normalize("NFD")
			.replace(/[\p{M}'’]/gu, "")
			.replaceAll("&", " and ")
			.replace(/[^a-z\d+#]+/gu, " ")
			.trim()} `;

	test("that means a filter means values that the library has", () => {
		const has = ({ filter, general }: FilterSynonym) => {
			const { visa: _, location = [], previousRole = [], ...exact } = filter;
			const found = [
				...Object.entries(exact).flatMap(([field, values]) =>
					(values ?? []).map((value) =>
						library.some((resume) => resume[field as keyof typeof exact] === value),
					),
				),
				...location.map((part) => library.some((resume) => resume.location?.includes(part))),
				...previousRole.map((part) =>
					library.some((resume) => resume.previousRole?.includes(part)),
				),
			];
			return general === undefined ? !found.includes(false) : found.includes(false);
		};
		expect(filterSynonyms.filter((synonym) => !has(synonym))).toEqual([]);
	});

	test("that means words means such as stand in a resume", () => {
		const words = folded(
			library
				.flatMap(({ title, tags, description, document }) => [
					title,
					description,
					...tags,
					document ? resumeText(document) : "",
				])
				.join(" . "),
		);
		const absent = wordSynonyms.flatMap(({ means, general }) =>
			means.filter((phrase) => words.includes(folded(phrase)) === (general !== undefined)),
		);
		expect(absent).toEqual([]);
	});

	test("covers every role of the library", () => {
		const meant = new Set(filterSynonyms.flatMap(({ filter }) => filter.role ?? []));
		expect(library.filter(({ role }) => !meant.has(role))).toEqual([]);
	});
});
