import { expect, test } from "vitest";
import { isUnseen, oneLine } from "./one-line.ts";

test("A line ends nowhere within, and nothing in it turns its direction", () => {
	expect(oneLine(" Hello\r\nthere\u2028you\u0000 \u202egnp.exe\u2069 ")).toBe(
		"Hello there you gnp.exe",
	);
	expect(oneLine("\u202e \n")).toBe("");
	expect(oneLine("Zoë Müller-Åström 李")).toBe("Zoë Müller-Åström 李");
});

test("A text of which nothing can be seen is empty", () => {
	for (const unseen of [
		"",
		" \t\u00a0\u3000",
		"\u200b\u200d\u2060",
		"\ufeff\u00ad",
		"\u3164\u2800",
	]) {
		expect([isUnseen(unseen), oneLine(unseen)]).toEqual([true, ""]);
	}
	for (const seen of ["a\u200b", "李", "👩‍💻", "-"]) {
		expect([isUnseen(seen), oneLine(seen)]).toEqual([false, seen]);
	}
});
