import { describe, expect, test } from "vitest";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import { sectionsOf } from "#app/domain/reader/sheet/sections.ts";
import { fixedMetrics } from "#tests/fixtures/documents/fixed-metrics.ts";
import { principalConsultant } from "#tests/fixtures/documents/principal-consultant.ts";
import { onlySection, placesOfSection, referencesOf } from "./same-section.ts";

const sections = sectionsOf(principalConsultant);

describe.each(sections)("The section %s alone", (section) => {
	const part = onlySection(principalConsultant, section);

	test("is all that its document has, without the person", () => {
		expect(sectionsOf(part)).toEqual([section]);
		expect(JSON.stringify(part)).not.toContain(principalConsultant.basics.name);
	});

	test("is one part with one heading, and every entry and bullet once", () => {
		const references = referencesOf(part, section);
		expect(references.filter(({ heading }) => heading)).toHaveLength(1);
		const bullets = references.flatMap(({ highlights }) => highlights ?? []);
		const written = section === "work" ? part.work.flatMap(({ highlights }) => highlights) : [];
		if (section === "work") expect(bullets).toHaveLength(written.length);
	});

	test("stands on its sheet below the sections before it", () => {
		const layout = layOutResume(principalConsultant, "classic", fixedMetrics);
		const places = placesOfSection(layout, section);
		expect(places.length).toBeGreaterThan(0);
		for (const { page, top, height } of places) {
			expect(page).toBeGreaterThan(0);
			expect(height).toBeGreaterThan(15);
			expect(top + height).toBeLessThanOrEqual(792);
		}
	});
});

test("A section that a sheet does not have stands nowhere", () => {
	expect(placesOfSection({ pages: [] }, "awards")).toEqual([]);
});

test("A section that goes on over the page has a part of each", () => {
	const layout = layOutResume(principalConsultant, "classic", fixedMetrics);
	const pages = placesOfSection(layout, "work").map(({ page }) => page);
	expect(pages).toEqual([1, 2]);
});
