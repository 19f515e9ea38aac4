import { describe, expect, test } from "vitest";
import { findContactData } from "#app/domain/intake/contact-data.ts";
import {
	experienceLevels,
	industries,
	namedCompanies,
	roles,
} from "#app/domain/library/catalogue.ts";
import { resumeDocumentSchema } from "#app/domain/reader/resume-document.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { demoCompanies } from "./companies.ts";
import { employers } from "./employers.ts";
import { createDemoLibrary, type DemoResume, withoutContact } from "./library.ts";
import { schools } from "./schools.ts";

const day = 86_400_000;
const now = new Date("2026-10-15T09:30:00Z");
const library = createDemoLibrary({ now });
const documents = library.flatMap(({ document }) => (document ? [document] : []));

const counted = <Key>(keys: readonly Key[]): Map<Key, number> => {
	const counts = new Map<Key, number>();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
};
const linesOf = ({ document }: DemoResume): string[] =>
	document
		? [
				...document.work.flatMap((job) => job.highlights),
				...(document.projects ?? []).flatMap((project) => project.highlights),
			]
		: [];

describe("The demonstration library", () => {
	test("holds 528 resumes of at least 214 companies", () => {
		expect(library).toHaveLength(528);
		expect(new Set(library.map(({ company }) => company)).size).toBeGreaterThanOrEqual(214);
	});

	test("shows every company at least once, and gives half to the 19 named ones", () => {
		const companies = counted(library.map(({ company }) => company));
		expect(demoCompanies.filter(({ name }) => !companies.has(name))).toEqual([]);
		const ofNamed = namedCompanies.map((name) => companies.get(name) ?? 0);
		expect(ofNamed.reduce((sum, count) => sum + count)).toBe(264);
		expect(Math.min(...ofNamed)).toBeGreaterThanOrEqual(5);
	});

	test("represents every role, industry and level, and every role at every level", () => {
		const ofRole = counted(library.map(({ role }) => role));
		const ofIndustry = counted(library.map(({ industry }) => industry));
		const ofLevel = counted(library.map(({ experienceLevel }) => experienceLevel));
		const both = counted(library.map(({ role, experienceLevel }) => `${role}/${experienceLevel}`));
		for (const role of roles) expect(ofRole.get(role)).toBeGreaterThanOrEqual(40);
		for (const industry of industries) expect(ofIndustry.get(industry)).toBeGreaterThanOrEqual(25);
		for (const level of experienceLevels) expect(ofLevel.get(level)).toBeGreaterThanOrEqual(70);
		expect(both.size).toBe(roles.length * experienceLevels.length);
		expect(Math.min(...both.values())).toBeGreaterThanOrEqual(5);
	});

	test("hires each role only where that company has such jobs", () => {
		for (const { company, role, industry } of library) {
			const openings = demoCompanies.find(({ name }) => name === company)?.openings ?? [];
			expect(
				openings.some((opening) => opening.role === role && opening.industry === industry),
				`${role} at ${company} (${industry})`,
			).toBe(true);
		}
		const bankers = library.filter(({ role }) => role === "Investment Banking");
		expect(new Set(bankers.map(({ industry }) => industry))).toEqual(
			new Set(["Investment Banking"]),
		);
	});

	test("is the same at any hour of a day, and another with another seed", () => {
		const later = createDemoLibrary({ now: new Date("2026-10-15T23:59:59Z") });
		expect(later).toEqual(library);
		const other = createDemoLibrary({ now, seed: "another", count: 60 });
		const ids = new Set(library.map(({ id }) => id));
		expect(other.some(({ id }) => ids.has(id))).toBe(false);
	});

	test("gives every resume an id of its own, and every company each title once", () => {
		expect(new Set(library.map(({ id }) => id)).size).toBe(library.length);
		for (const { id } of library) {
			expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
		}
		const titles = library.map(({ title, company }) => `${title}/${company}`);
		expect(new Set(titles).size).toBe(library.length);
		expect(library.filter(({ title, company }) => title.includes(company))).toEqual([]);
		expect(Math.max(...library.map(({ title }) => title.length))).toBeLessThanOrEqual(90);
	});

	test("describes a resume in one to three sentences that give nothing of it away", () => {
		for (const resume of library) {
			const { description, document } = resume;
			expect(description.match(/\.(?= |$)/g)?.length ?? 0, description).toBeLessThanOrEqual(3);
			expect(description).toMatch(/^[A-Z\d].*\.$/);
			expect(description).not.toMatch(/@|555-01|undefined|NaN| {2}/);
			if (!document) continue;
			expect(description).not.toContain(document.basics.name);
			for (const job of document.work) expect(description).not.toContain(job.name);
			for (const line of linesOf(resume)) expect(description).not.toContain(line);
		}
	});

	test("tags a resume four to nine times, in lower case, never twice the same", () => {
		for (const { tags } of library) {
			expect(tags.length).toBeGreaterThanOrEqual(4);
			expect(tags.length).toBeLessThanOrEqual(9);
			expect(new Set(tags).size).toBe(tags.length);
			expect(tags.map((tag) => tag.toLowerCase())).toEqual(tags);
		}
	});

	test("features about one in twenty, of every role, all of them with a document", () => {
		const featured = library.filter(({ isFeatured }) => isFeatured);
		expect(featured.length).toBeGreaterThanOrEqual(18);
		expect(featured.length).toBeLessThanOrEqual(36);
		expect(new Set(featured.map(({ role }) => role)).size).toBe(roles.length);
		expect(featured.every(({ form }) => form === "document")).toBe(true);
	});

	test("has no contact data in its files, so that the check of published files holds none back", () => {
		const files = library.flatMap(({ form, document }) =>
			form !== "document" && document ? [resumeText(withoutContact(document))] : [],
		);
		expect(files).toHaveLength(10);
		expect(files.flatMap((text) => findContactData(text.split("\n")))).toEqual([]);
	});

	test("keeps a few resumes as files of one format, and four without any", () => {
		const forms = counted(library.map(({ form }) => form));
		expect(Object.fromEntries(forms)).toEqual({
			document: 514,
			"pdf-only": 4,
			"docx-only": 3,
			"txt-only": 3,
			none: 4,
		});
		for (const { form, document } of library) expect(document === null).toBe(form === "none");
	});

	test("was collected over two years up to yesterday, a dozen and more in the last 30 days", () => {
		const ages = library.map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / day);
		expect(Math.min(...ages)).toBeGreaterThan(0);
		expect(Math.max(...ages)).toBeLessThan(732);
		expect(ages.filter((age) => age <= 30).length).toBeGreaterThanOrEqual(12);
		const recent = ages.filter((age) => age < 365).length;
		expect(recent).toBeGreaterThan(library.length / 2);
		for (const { createdAt, updatedAt, offerMonth } of library) {
			expect(updatedAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
			expect(updatedAt.getTime()).toBeLessThanOrEqual(now.getTime());
			expect(offerMonth).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
			expect(offerMonth < createdAt.toISOString().slice(0, 7)).toBe(true);
		}
		expect(library.some((each) => each.updatedAt.getTime() === each.createdAt.getTime())).toBe(
			true,
		);
	});

	test("has a few resumes that are read much, and many that are read now and then", () => {
		const views = library.map(({ viewCount }) => viewCount).sort((a, b) => a - b);
		const median = views[views.length / 2] ?? 0;
		expect(median).toBeGreaterThan(30);
		expect(views.at(-1)).toBeGreaterThan(median * 5);
		expect(views.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
	});
});

describe("A document of the library", () => {
	test("is a valid resume document and survives the schema unchanged", () => {
		expect(documents).toHaveLength(524);
		for (const document of documents) {
			expect(resumeDocumentSchema.parse(document)).toEqual(document);
		}
	});

	test("belongs to a person whose name nobody else has", () => {
		expect(new Set(documents.map(({ basics }) => basics.name)).size).toBe(documents.length);
		expect(new Set(documents.map(({ basics }) => basics.email)).size).toBe(documents.length);
	});

	test("has contact data that reaches nobody", () => {
		for (const { basics } of documents) {
			expect(basics.email).toMatch(/^[a-z]+(-[a-z]+)?\.[a-z]+(-[a-z]+)?@example\.com$/);
			expect(basics.phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
			expect(basics.location).toMatch(/^[A-Z][A-Za-z. ]+, [A-Z]{2}$/);
		}
		expect(JSON.stringify(documents)).not.toMatch(/https?:|www\.|linkedin\.com|github\.com/i);
	});

	test("names no real company as an employer, and no real university", () => {
		const invented = new Set([...employers, ...schools].map(({ name }) => name));
		for (const document of documents) {
			for (const { name } of document.work) expect(invented, name).toContain(name);
		}
		const real = new Set(demoCompanies.map(({ name }) => name));
		expect([...invented].filter((name) => real.has(name))).toEqual([]);
	});

	test("has lines that read as lines: no full stop, no gap, nothing left to fill in", () => {
		for (const resume of library) {
			for (const line of linesOf(resume)) {
				expect(line).toMatch(/^[A-Z\d]/);
				expect(line).not.toMatch(/\.$|undefined|NaN|\$\{|\[object| {2}|Infinity/);
			}
		}
	});
});

describe("The lines of the library", () => {
	test("hardly ever repeat: under one in a hundred", () => {
		const lines = library.flatMap(linesOf);
		const repeated = [...counted(lines).values()].filter((count) => count > 1);
		const surplus = repeated.reduce((sum, count) => sum + count - 1, 0);
		expect(lines.length).toBeGreaterThan(4500);
		expect(surplus / lines.length).toBeLessThan(0.01);
	});

	test("are never shared by two resumes in more than two places", () => {
		const holders = new Map<string, number[]>();
		for (const [at, resume] of library.entries()) {
			const { document } = resume;
			const texts = [
				...linesOf(resume),
				...(document?.projects ?? []).flatMap(({ description }) => description ?? []),
				...(document?.basics.summary ? [document.basics.summary] : []),
			];
			for (const text of new Set(texts)) holders.set(text, [...(holders.get(text) ?? []), at]);
		}
		const shared = new Map<string, number>();
		for (const at of holders.values()) {
			for (const [first, one] of at.entries()) {
				for (const other of at.slice(first + 1)) {
					shared.set(`${one}/${other}`, (shared.get(`${one}/${other}`) ?? 0) + 1);
				}
			}
		}
		expect(Math.max(0, ...shared.values())).toBeLessThanOrEqual(2);
	});

	test("stay unique in a library four times as large", () => {
		const large = createDemoLibrary({ now, count: 2112 });
		const names = large.flatMap(({ document }) => (document ? [document.basics.name] : []));
		expect(new Set(names).size).toBe(names.length);
		const lines = large.flatMap(linesOf);
		expect(new Set(lines).size / lines.length).toBeGreaterThan(0.99);
		expect(new Set(large.map(({ title, company }) => `${title}/${company}`)).size).toBe(2112);
	}, 30_000);
});

describe("A small library", () => {
	test.each([50, 120])("of %i resumes still has every role and something new", (count) => {
		const small = createDemoLibrary({ now, count });
		expect(small).toHaveLength(count);
		expect(new Set(small.map(({ role }) => role)).size).toBe(roles.length);
		const recent = small.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < 30 * day);
		expect(recent.length).toBeGreaterThanOrEqual(12);
	});
});
