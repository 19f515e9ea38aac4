import { expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { factsOfFile } from "./file-facts.ts";

test("The facts of a file count its jobs and bullets and name its usual sections, and not one word more", () => {
	const blocks = plainTextBlocks(`Ada Example
ada@mail.example

WORK EXPERIENCE
Kestrel Works\tMar 2020 – Present
• Built a ledger for 12 teams
• Wrote its documents
Harrow Bank, 2016 to 2019
• Cut costs by 30%

SECRET PROJECT QUICKSILVER
Education
Harrow State 2010 – 2014
Skills & Kubernetes
Go, Postgres`);
	expect(factsOfFile(blocks, 1)).toEqual({
		pages: 1,
		jobs: 2,
		bullets: 3,
		bulletsWithFigure: 2,
		sections: ["Work Experience", "Education", "Skills"],
		words: 40,
	});
});
