import { expect, test } from "vitest";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import { readFileInBrowser } from "./read-file.ts";

const wide = [
	"EXPERIENCE",
	"Ferry Mate",
	"Northern Crossing, Juneau, AK",
	"2018 – present",
	"- Load 60 cars in forty minutes, in any weather that lets us sail",
	"- Train each summer's deckhands in lines, fire and boats",
	"- Keep the log that the coast guard read without a remark",
	"Deckhand",
	"Northern Crossing, Juneau, AK",
	"2014 – 2018",
	"- Stood night watches on the long route, two weeks on and two off",
];
const narrow = [
	"Juneau, AK",
	"otis.vane@example.com",
	"907-555-0188",
	"SKILLS",
	"Line handling",
	"Radio watch",
	"First aid",
	"LANGUAGES",
	"Tlingit",
];

test.each([["\r\n"], ["\n"], ["\r"]])(
	"Of a text file, the lines are shown as they stand, and those of another column are named (%j)",
	async (end) => {
		const lines = ["Otis Vane", ...wide.flatMap((line, at) => [line, ...narrow.slice(at, at + 1)])];
		const bytes = new TextEncoder().encode(lines.join(end));
		const read = await readFileInBrowser(bytes, "txt", () => {});
		if (!read.success) throw new Error(read.reason);
		expect(read.raw).toEqual(lines);
		expect(read.columns).toEqual(narrow);
		// What is read of it stands one column after the other.
		const words = read.blocks.map(plainTextOf).join("\n").split("\n");
		expect(words.indexOf("Tlingit") - words.indexOf("SKILLS")).toBe(5);
	},
);
