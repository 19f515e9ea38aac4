import { expect, test } from "vitest";
import { fixedMetrics } from "#tests/fixtures/documents/fixed-metrics.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
import { sheetFacts } from "./facts.ts";
import { layOutResume } from "./lay-out-resume.ts";

test("The facts count what the sheet shows and name its sections", () => {
	const layout = layOutResume(seniorEngineer, "classic", fixedMetrics);
	expect(sheetFacts(seniorEngineer, layout)).toEqual({
		pages: layout.pages.length,
		jobs: 3,
		bullets: 16,
		// All but "Mentored four engineers …" and "Ran the on-call rotation of eight engineers …".
		bulletsWithFigure: 14,
		sections: [
			"Summary",
			"Experience",
			"Projects",
			"Education",
			"Skills",
			"Certifications",
			"Languages",
		],
		words: 480,
	});
});
