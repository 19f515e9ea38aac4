import { afterEach, expect, test, vi } from "vitest";
import type { KeptReading } from "#app/domain/insights/own/kept-reading.ts";
import { browserStorage } from "#tests/helpers/browser-storage.ts";
import { readKept, writeKept } from "./kept-store.ts";

const reading = (name: string, more: Partial<KeptReading> = {}): KeptReading => ({
	name,
	at: "2026-11-27T10:00:00.000Z",
	text: "Ada Example",
	posting: "",
	group: "",
	...more,
});

afterEach(() => vi.unstubAllGlobals());

test("A browser keeps the comparisons of two accounts apart", () => {
	browserStorage();
	expect(writeKept("ana", [reading("Google", { box: "aa" })])).toBe(true);
	expect(readKept("ben")).toEqual([]);
	writeKept("ben", [reading("Google", { text: "Ben Example" })]);
	writeKept("ben", []);
	expect(readKept("ana")).toEqual([reading("Google", { box: "aa" })]);
});

test("What was kept before goes to the first who keeps something, but for what a box has too", () => {
	const stored = browserStorage();
	writeKept("ana", []);
	stored.set("kept-readings", JSON.stringify([reading("old"), reading("boxed", { box: "aa" })]));
	expect(readKept("ana")).toEqual([]);
	writeKept("ana", [reading("new")]);
	expect(readKept("ben")).toEqual([reading("old")]);
	writeKept("ben", readKept("ben"));
	expect(readKept("carl")).toEqual([]);
	expect(readKept("ben")).toEqual([reading("old")]);
});

test("A browser that keeps nothing says so", () => {
	vi.stubGlobal("window", {});
	expect(readKept("ana")).toEqual([]);
	expect(writeKept("ana", [])).toBe(false);
});
