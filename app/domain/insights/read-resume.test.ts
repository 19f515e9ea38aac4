import { expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { monthNumber } from "./month-ranges.ts";
import { readResume } from "./read-resume.ts";

const now = new Date("2026-11-23T12:00:00Z");
const read = (text: string) => readResume(plainTextBlocks(text), now, null);

test("A resume is read without a model as well: its jobs and skills are there, and no role is named", () => {
	const { jobs, skills, role } = read(`Jane Example

Experience
Software Engineer, Acme, Jan 2021 – Present
- Built an API in Go

Skills
Go, SQL`);
	expect(jobs).toMatchObject([
		{ period: { from: monthNumber("2021-01"), to: null }, bullets: ["Built an API in Go"] },
	]);
	expect(skills).toEqual(["Go", "SQL"]);
	expect(role.kind).toBe("unsure");
});
