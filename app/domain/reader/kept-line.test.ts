import { describe, expect, test } from "vitest";
import { keptLineSchema } from "./keeping-form.ts";
import {
	type KeptLine,
	type KeptWords,
	linesPerPage,
	parseKeptQuery,
	readReference,
	referenceKey,
	selectKept,
} from "./kept-line.ts";

const resumeId = "11111111-1111-4111-8111-111111111111";

const kept = (
	line: string,
	more: Partial<Pick<KeptLine, "note" | "group">> = {},
	words: KeptWords = { state: "open", text: `Cut latency ${line}`, structure: null },
): KeptLine => ({
	resumeId,
	line,
	title: "Backend engineer",
	origin: "Invented for a demonstration: Google, Mid-level.",
	note: "",
	group: "",
	keptAt: "2026-06-15T12:00:00.000Z",
	...more,
	...words,
});

const query = (search: string) => parseKeptQuery(new URLSearchParams(search));
const shown = (lines: KeptLine[], search: string) =>
	selectKept(lines, query(search)).items.map(({ line }) => line);

describe("a reference", () => {
	test("is read as it is written, in small letters", () => {
		const key = referenceKey({ resumeId, line: "abc1" });
		expect(readReference(key.toUpperCase())).toEqual({ resumeId, line: "abc1" });
	});

	test.each([null, "", "x.y", resumeId, `${resumeId}.`, `${resumeId}.a.b`, `${resumeId}.a-b`])(
		"is nothing when it reads %j",
		(key) => expect(readReference(key)).toBeNull(),
	);
});

describe("the form", () => {
	const write = (note: string, group = "") =>
		keptLineSchema.safeParse({ intent: "write", reference: `${resumeId}.a`, note, group });

	test("takes a note of a thousand characters, however the browser sends its line breaks", () => {
		const note = `${"x".repeat(996)}\r\n😀y`;
		expect(write(note).data).toMatchObject({ note: note.replace("\r", "") });
		expect(write("x".repeat(1_000)).success).toBe(true);
	});

	test("says in a sentence what is too long", () => {
		expect(write("x".repeat(1_001)).error?.issues[0]?.message).toContain("1,000 characters");
		expect(write("", "g".repeat(61)).error?.issues[0]?.message).toContain("60 characters");
	});

	test("tidies the name of a group", () => {
		expect(write("", "  Leading \n people ").data).toMatchObject({ group: "Leading people" });
	});
});

describe("what the page shows", () => {
	test("stands by group, those without one last, the latest first", () => {
		const lines = [
			kept("a"),
			kept("b", { group: "Teams" }),
			kept("c", { group: "Numbers" }),
			kept("d", { group: "Teams" }),
		];
		expect(shown(lines, "")).toEqual(["c", "b", "d", "a"]);
		expect(shown(lines, "group=Teams")).toEqual(["b", "d"]);
		expect(shown(lines, "group=")).toEqual(["a"]);
		expect(shown(lines, "group=*")).toHaveLength(4);
		expect(selectKept(lines, query("")).groups).toEqual([
			{ name: "Numbers", lines: 1 },
			{ name: "Teams", lines: 2 },
			{ name: "", lines: 1 },
		]);
	});

	test("is searched by the beginnings of words in line, note, group and title", () => {
		const lines = [kept("a", { note: "For the Naïve ones" }), kept("b", { group: "Teams" })];
		expect(shown(lines, "q=naive")).toEqual(["a"]);
		expect(shown(lines, "q=TEAM")).toEqual(["b"]);
		expect(shown(lines, "q=laten+google")).toEqual(["b", "a"]);
		expect(shown(lines, "q=eams")).toEqual([]);
	});

	test("is not searched by words that are not shown", () => {
		const closed = kept(
			"latency",
			{ note: "mine" },
			{ state: "closed", cause: "Your pack ended." },
		);
		expect(shown([closed], "q=latency")).toEqual([]);
		expect(shown([closed], "q=mine")).toEqual(["latency"]);
	});

	test("comes in pages; one behind the last is the last", () => {
		const lines = Array.from({ length: linesPerPage + 1 }, (_, at) => kept(`n${at}`));
		expect(shown(lines, "")).toHaveLength(linesPerPage);
		expect(shown(lines, "page=2")).toEqual([`n${linesPerPage}`]);
		expect(shown(lines, "page=9")).toEqual([`n${linesPerPage}`]);
		expect(query("page=-1").page).toBe(1);
		expect(query("page=x").page).toBe(1);
	});
});
