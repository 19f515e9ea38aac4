import { expect, test } from "vitest";
import { wideKindOf, withWide } from "./wide-names.ts";

const found = (text: string) => withWide([], { text, start: 10 }).map(({ text }) => text);

test("Names that are widely known are found wherever they stand, the longest first", () => {
	expect(found("Deploy to Azure Data Factory, then check month-end close in SAP")).toEqual([
		"Azure Data Factory",
		"month-end close",
		"SAP",
	]);
	expect(withWide([], { text: "Uses SQL", start: 10 })).toEqual([
		{ text: "SQL", start: 15, isLed: false, from: "wide" },
	]);
});

test("Short names are found as they are written alone, and not where someone asks about them", () => {
	expect(found("go and express a rise in access; Go, R and C#")).toEqual(["Go", "R", "C#"]);
	expect(found("Python? Not necessary.")).toEqual([]);
});

test("What was found already is not found twice", () => {
	const name = { text: "python", start: 10, isLed: true, from: "clause" as const };
	expect(withWide([name], { text: "Python or Java", start: 10 }).map(({ text }) => text)).toEqual([
		"python",
		"Java",
	]);
});

test("A name is known as a skill, as a certificate, or not at all", () => {
	expect(["Kubernetes", "forklift license", "CIPP", "brown kestrels"].map(wideKindOf)).toEqual([
		"skill",
		"certificate",
		"both",
		"none",
	]);
});
