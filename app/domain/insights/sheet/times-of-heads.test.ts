import { describe, expect, test } from "vitest";
import { dateOfHead, isLoneTime, isTimedItem } from "./times-of-heads.ts";

describe("the time of a line is that of a job", () => {
	test.each([
		["Jan 2020 – Mar 2022", true],
		["2019 – 2021 Research Engineer, Corvane, Tulsa.", true],
		["Box Office Manager, 01/2013 to 01/2016 Tarn Stage, Boise, ID", true],
		["DESDE DE SETEMBRO DE 2019 - NOVEMBRO DE 2020.", true],
		["Raised the sales of two stores from Jan 2020 to Mar 2022.", false],
		["Kept the books", false],
	])("“%s” %s", (line, is) => {
		expect(dateOfHead(line) !== null).toBe(is);
	});
});

test.each([
	["2019 – 2021 Shift lead", true],
	["Postdoctoral Fellow (Oct 2021 – Oct 2023)", true],
	["Ran a campaign (Oct 2021 – Oct 2023)", false],
	["Feb 2019", false],
])("An item may be the head of a job: “%s” %s", (item, is) => {
	expect(isTimedItem(item)).toBe(is);
});

test.each([
	["Feb 2019", true],
	["Feb 2019: clerk", false],
	["2019", false],
])("An item may be a time and nothing else: “%s” %s", (item, is) => {
	expect(isLoneTime(item)).toBe(is);
});
