import { expect, test } from "vitest";
import { oneLine } from "./one-line.ts";

test("A line ends nowhere within, and nothing in it turns its direction", () => {
	expect(oneLine(" Hello\r\nthere\u2028you\u0000 \u202egnp.exe\u2069 ")).toBe(
		"Hello there you gnp.exe",
	);
	expect(oneLine("\u202e \n")).toBe("");
	expect(oneLine("Zoë Müller-Åström 李")).toBe("Zoë Müller-Åström 李");
});
