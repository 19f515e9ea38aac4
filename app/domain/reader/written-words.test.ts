import { expect, test } from "vitest";
import { settleWritten } from "./written-words.ts";

const stands = { note: "A", group: "G" };

test("What a form has changed is written, and what it left as it was stays as it is now", () => {
	const typed = { note: "B", group: "old" };
	expect(settleWritten(stands, typed, { note: "A", group: "old" })).toEqual({
		success: true,
		words: { note: "B", group: "G" },
	});
});

test("What was changed elsewhere meanwhile is named with what stands", () => {
	const typed = { note: "B", group: "H" };
	expect(settleWritten(stands, typed, { note: "old", group: "G" })).toEqual({
		success: false,
		fieldErrors: { note: "Now it says: A" },
		began: { noteWas: "A" },
	});
	expect(settleWritten({ note: "" }, { note: "B" }, { note: "A" })).toMatchObject({
		fieldErrors: { note: "Nothing is written here now." },
	});
});

test("The same words from two pages are no quarrel", () => {
	expect(settleWritten({ note: "B" }, { note: "B" }, { note: "" })).toMatchObject({
		success: true,
	});
});

test("A page that does not say what it began with writes over nothing", () => {
	expect(settleWritten({ note: "" }, { note: "B" }, { note: undefined })).toMatchObject({
		success: true,
	});
	expect(settleWritten({ note: "A" }, { note: "" }, { note: undefined })).toMatchObject({
		success: false,
	});
});
