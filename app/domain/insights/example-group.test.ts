import { expect, test } from "vitest";
import { summariseExample } from "./example-group.ts";
import { leastResumes } from "./group-limits.ts";

const resume = (pages: number, bullets = 10) => ({
	isInvented: pages === 1,
	facts: {
		pages,
		jobs: 3,
		bullets,
		bulletsWithFigure: bullets / 2,
		sections: ["Experience", "Technical Skills", "Skills", "Marlowe Pay"],
		words: 400,
	},
});

test("An example is made of what everybody sees, and of no fewer resumes than any group", () => {
	const resumes = [1, 1, 1, 1, 1, 1, 2, 2].map((pages) => resume(pages));
	expect(summariseExample("Baker", resumes.slice(0, leastResumes - 1))).toBeNull();
	expect(summariseExample("Baker", resumes)).toMatchObject({
		role: "Baker",
		resumes: 8,
		invented: 6,
		pages: { median: 1, histogram: { counts: [6, 2, 0, 0] } },
		figureShare: { median: 0.5 },
		// Two headings of one kind are one section, and a heading that could be a name is none.
		sections: [
			{ section: "work", share: 1 },
			{ section: "skills", share: 1 },
		],
	});
});

test("Resumes without bullets have no share of them", () => {
	const resumes = Array.from({ length: 9 }, () => resume(1, 0));
	expect(summariseExample("Baker", resumes)?.figureShare).toBeNull();
});
