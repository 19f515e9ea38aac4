import { expect, test } from "vitest";
import { emptyGroup } from "#app/domain/insights/group-statistics.ts";
import { compareWithGroups } from "#app/domain/insights/own/compare-with-groups.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { compareText } from "./texts.server.ts";

const now = new Date("2026-11-27T10:00:00Z");
const text =
	"Ines Alder\n\nExperience\nRegistered Nurse, Harbor Lane\tNov 2022 – Present\n- Led 3 wards of 40 people\n- Wrote 12 reports";
const posting =
	"Software Engineer at Figma\n\nRequirements\n- 6 years of experience with TypeScript\n- Postgres";
const wanted = { filters: emptyQuery.filters, level: null, posting };
const groupOf = async (key: string) =>
	key.startsWith("role=Nursing") ? { ...emptyGroup(), resumes: 20 } : null;

/** How often others had their turn until a promise was kept. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
	let turns = 0;
	let isDone = false;
	const turn = () => {
		turns++;
		if (!isDone) setImmediate(turn);
	};
	setImmediate(turn);
	await work.finally(() => {
		isDone = true;
	});
	return turns;
}

test("A resume is compared in a thread as it is anywhere else", async () => {
	const given = { text, blocks: null, pages: null };
	const yardstick = { reader: null, findGroup: groupOf };
	const inThread = await compareText(given, wanted, now, yardstick);
	const blocks = plainTextBlocks(text);
	expect(inThread).toEqual(await compareWithGroups({ ...given, blocks }, wanted, now, yardstick));
	expect(inThread?.group).toMatchObject({ resumes: 20, chosenBy: "reading" });
});

test("A group that cannot be had fails the comparison, and ends its thread", async () => {
	const findGroup = () => Promise.reject(new Error("The database is away"));
	const given = { text, blocks: null, pages: null };
	await expect(compareText(given, wanted, now, { reader: null, findGroup })).rejects.toThrow(
		"The database is away",
	);
});

test("Others have their turn while a text of nothing but short lines is compared", async () => {
	const given = { text: "ab\n".repeat(10_000), blocks: null, pages: null };
	const compared = compareText(given, wanted, now, { reader: null, findGroup: groupOf });
	expect(await turnsDuring(compared)).toBeGreaterThan(100);
	expect(await compared).not.toBeNull();
});

test("What does not fit into the queue is refused at once", async () => {
	const given = { text, blocks: null, pages: null };
	const yardstick = { reader: null, findGroup: groupOf };
	const all = Array.from({ length: 12 }, () => compareText(given, wanted, now, yardstick));
	const answers = await Promise.all(all);
	expect(answers.filter((answer) => answer === null)).toHaveLength(2);
	expect(answers[0]).not.toBeNull();
});
