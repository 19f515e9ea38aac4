import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { sheetStyles } from "#app/domain/reader/resume-document.ts";
import { fixedMetrics } from "#tests/fixtures/documents/fixed-metrics.ts";
import { principalConsultant } from "#tests/fixtures/documents/principal-consultant.ts";
import { greekSheet } from "./greek.ts";
import { layOutResume } from "./lay-out-resume.ts";
import { sheetSvg } from "./page-svg.ts";

const sheet = greekSheet(layOutResume(principalConsultant, "classic", fixedMetrics));

describe("The drawing of a sheet", () => {
	test.each(sheetStyles)("is small, stands alone and holds no text (%s)", (style) => {
		const svg = sheetSvg(greekSheet(layOutResume(principalConsultant, style, fixedMetrics)), {
			page: "all",
		});
		expect(brotliCompressSync(svg).length).toBeLessThan(1500);
		expect(svg).not.toMatch(/<(?:text|style|script|use|image|foreignObject)|\sid=|href|url\(/);
		expect(svg.match(/>[^<]+</g)).toBeNull();
	});

	test("shows one page in Letter's proportions, or all side by side", () => {
		expect(sheet.pages.length).toBe(2);
		expect(sheetSvg(sheet)).toContain('viewBox="0 0 612 792"');
		expect(sheetSvg(sheet, { page: 2 })).not.toBe(sheetSvg(sheet, { page: 1 }));
		expect(sheetSvg(sheet, { page: "all" })).toContain('viewBox="0 0 1260 792"');
	});

	test("is an empty sheet for a page that does not exist", () => {
		expect(sheetSvg(sheet, { page: 9 })).toContain('viewBox="0 0 612 792"');
	});

	test("carries a name for screen readers", () => {
		expect(sheetSvg(sheet)).toContain('role="img" aria-label="Shape of a resume, page 1 of 2');
	});
});
