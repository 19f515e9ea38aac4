import { expect, test } from "vitest";
import { unusualReading } from "./unusual-reading.ts";

test("75 different resumes in a day are unusual, 74 are not", () => {
	const counts = { week: 75, lines: 0, isRefunded: false };
	expect(unusualReading({ ...counts, day: 75 })).toBe("75 different resumes in 24 hours");
	expect(unusualReading({ ...counts, day: 74 })).toBeNull();
});

test("200 in a week are unusual, 199 are not", () => {
	const counts = { day: 74, lines: 0, isRefunded: false };
	expect(unusualReading({ ...counts, week: 200 })).toBe("200 different resumes in 7 days");
	expect(unusualReading({ ...counts, week: 199 })).toBeNull();
});

test("After a refund, 20 in a week are unusual, 19 are not", () => {
	const counts = { day: 0, lines: 0, isRefunded: true };
	expect(unusualReading({ ...counts, week: 20 })).toBe("20 different resumes in 7 days");
	expect(unusualReading({ ...counts, week: 19 })).toBeNull();
	expect(unusualReading({ ...counts, week: 20, isRefunded: false })).toBeNull();
});

test("1,000 lines in a day are unusual, 999 are not", () => {
	const counts = { day: 0, week: 0, isRefunded: false };
	expect(unusualReading({ ...counts, lines: 1000 })).toBe("1,000 lines in 24 hours");
	expect(unusualReading({ ...counts, lines: 500, isRefunded: true })).toBe("500 lines in 24 hours");
	expect(unusualReading({ ...counts, lines: 999 })).toBeNull();
});
