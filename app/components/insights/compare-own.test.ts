import { expect, test } from "vitest";
import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import type { ReadingTask } from "#app/domain/insights/own/group-counts.ts";
import { writePages } from "#app/domain/insights/own/pages-of-text.ts";
import { compareOwn } from "./compare-own.ts";

const text = "Ada Example\nBuilt 3 tools";
const done = { success: true, comparison: { posting: null } } as unknown as CompareResponse;

/** What the worker is asked for a form, and what the form is answered. */
async function press(fields: Record<string, string>, reply: () => CompareResponse = () => done) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	let task: ReadingTask | undefined;
	const read = async (asked: ReadingTask) => {
		task = asked;
		return reply();
	};
	const beside = { group: "", near: {}, today: "2026-11-28" };
	const answer = await compareOwn({ read }, form, { beside, before: undefined, onPage: () => {} });
	return { task, answer };
}

test("A level that is pressed leaves the pages of the file whose text stands in the form", async () => {
	const pages = writePages(2, text);
	const pressed = { text: text.replace("\n", "\r\n"), pages, level: "Staff+" };
	expect((await press(pressed)).task).toMatchObject({ text, pages: 2, level: "Staff+" });
	expect((await press({ ...pressed, text: `${text} more` })).task).toMatchObject({ pages: null });
});

test("A level that was named stays until another one is pressed, or none", async () => {
	expect((await press({ text, named: "Staff+" })).task?.level).toBe("Staff+");
	expect((await press({ text, named: "Staff+", level: "Intern" })).task?.level).toBe("Intern");
	expect((await press({ text, named: "Staff+", level: "" })).task?.level).toBe("");
});

test("What a slow worker does not answer is asked again with its level and its pages", async () => {
	const pages = writePages(2, text);
	const { answer } = await press({ text, pages, level: "Staff+" }, () => {
		throw new Error("It took too long");
	});
	expect(answer).toMatchObject({
		success: false,
		values: { text, posting: "", pages, named: "Staff+" },
	});
});
