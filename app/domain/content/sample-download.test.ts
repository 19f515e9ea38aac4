import { expect, test } from "vitest";
import { downloadableSample } from "./sample-download.ts";

test("A sample is downloaded as PDF and Word by Pro, as PDF with a running pack, and by nobody else", () => {
	expect(downloadableSample({ plan: "pro" })).toEqual(["pdf", "docx"]);
	expect(downloadableSample({ plan: "pack" })).toEqual(["pdf"]);
	expect(downloadableSample({ plan: "free" })).toEqual([]);
	expect(downloadableSample(null)).toEqual([]);
});
