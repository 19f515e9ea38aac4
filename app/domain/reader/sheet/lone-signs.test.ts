import { expect, test } from "vitest";
import { joinLoneSigns } from "./lone-signs.ts";
import { unmixColumns } from "./mixed-columns.ts";

test("A sign in a line of its own stands before the next line, unless that is a heading or has its own", () => {
	expect(joinLoneSigns(["Baker", "•", "Baked bread", "·", "", "▪", "  Sold it"])).toEqual([
		"Baker",
		"• Baked bread",
		"",
		"▪ Sold it",
	]);
	expect(joinLoneSigns(["•", "- Baked bread", "—", "EDUCATION", "•"])).toEqual([
		"- Baked bread",
		"EDUCATION",
	]);
});

test("Lines without such a sign are as they were: words, numbers and lines that are drawn are none", () => {
	const lines = ["Baker", "5", "a", "---", "• Baked bread", "|", ""];
	expect(joinLoneSigns(lines)).toBe(lines);
});

test("Columns that were copied across are told apart although signs stand in lines of their own", () => {
	const mail = "rosa@example.com";
	const wide = [
		"EXPERIENCE",
		"Shift Lead",
		"March 2019 – Present",
		"Corner Bakery",
		"Cut the waste of a kitchen of nine",
		"Trained five bakers, who stayed",
	];
	const narrow = [mail, "937.555.0174", "EDUCATION", "Diploma, City College, 2018", "SKILLS"];
	const across = wide.flatMap((text, row) => [
		...(row > 3 ? ["•", text] : [text]),
		...(narrow[row] ? [narrow[row]] : []),
	]);
	const found = unmixColumns(["Rosa Tidewell", "", ...across, "•", "Opened at four each day"]);
	expect(found.filter((line) => /^•|@/u.test(line))).toEqual([
		mail,
		...[...wide.slice(4), "Opened at four each day"].map((text) => `• ${text}`),
	]);
});
