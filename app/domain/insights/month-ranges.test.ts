import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	findLoneYear,
	findPeriod,
	type MonthRange,
	monthNumber,
	monthsCovered,
} from "./month-ranges.ts";

const range = (from: string, to: string | null): MonthRange => ({
	from: monthNumber(from),
	to: to === null ? null : monthNumber(to),
});

describe("the time that a line names", () => {
	test.each([
		["Mar 2021 – Jun 2024", range("2021-03", "2024-06")],
		["Acme Corp, Boston, March 2021 - present", range("2021-03", null)],
		["Initech, Engineer (06/2018 - 12/2020)", range("2018-06", "2020-12")],
		["2016 to 2018", range("2016-01", "2018-12")],
		["2016 / 09 – 2018 / 02", range("2016-09", "2018-02")],
		["2019-04 — 2020-02", range("2019-04", "2020-02")],
		["Sept. 2019 – Now", range("2019-09", null)],
		["Since May 2022", range("2022-05", null)],
		["Summer 2021", range("2021-06", "2021-08")],
		["3 - 4/2014", range("2014-03", "2014-04")],
		["05–11/2012", range("2012-05", "2012-11")],
		["11. - 2.2014", range("2013-11", "2014-02")],
		["01-10/2020 – 31/01/2021", range("2020-10", "2021-01")],
		["Mar. 2016 - Exp. Jun. 2017", range("2016-03", "2017-06")],
		["Okt. 2022 – voraussichtlich 2026", range("2022-10", "2026-12")],
		["Finales de 2016 – Verano de 2017", range("2016-10", "2017-08")],
		["Ende 2016 – Anfang 2018", range("2016-10", "2018-03")],
		["mi-2016 à fin 2018", range("2016-06", "2018-12")],
		["Late 2019 – present", range("2019-10", null)],
		["1st Sept 2019 – 30th Oct 2020", range("2019-09", "2020-10")],
		["jan/20 - mar/21", range("2020-01", "2021-03")],
		["01.2019 – derzeit", range("2019-01", null)],
		["marzo 2018 – in corso", range("2018-03", null)],
		["2018 ao presente", range("2018-01", null)],
		["May 2020 (3 months)", range("2020-05", "2020-05")],
		["Summers 2021, 2022", range("2021-06", "2022-08")],
		["summers 2019 – 2024", range("2019-06", "2024-12")],
		["2020 Jan – 2021 Feb", range("2020-01", "2021-02")],
		["2016 Sept. - present", range("2016-09", null)],
		["2018 – Junio", range("2018-06", "2018-06")],
		["2018 – June 2019", range("2018-01", "2019-06")],
		["'19 — '22", range("2019-01", "2022-12")],
		["May 2024 – Till now", range("2024-05", null)],
		["Analyst, June 2020", range("2020-06", "2020-06")],
		["May 2020–May 2020", range("2020-05", "2020-05")],
		["2015 to 2024", range("2015-01", "2024-12")],
		["Jan '19 – Mar '20", range("2019-01", "2020-03")],
		["03/21 – 05/22", range("2021-03", "2022-05")],
		["2019–", range("2019-01", null)],
		["2019–21", range("2019-01", "2021-12")],
		["June – August 2019", range("2019-06", "2019-08")],
		["06.2018 - 05.2020", range("2018-06", "2020-05")],
		["Sept. 2017 until Feb. 2019", range("2017-09", "2019-02")],
		["Winter 2019/20", range("2019-12", "2020-05")],
		["WS 2021/22", range("2021-10", "2022-03")],
		["2021/22", range("2021-01", "2022-12")],
		["03/2019 – a la fecha", range("2019-03", null)],
		["Fall 2019 - Spring 2020", range("2019-09", "2020-05")],
		["03/2021 – heute", range("2021-03", null)],
		["Da giugno 2019 ad oggi", range("2019-06", null)],
		["Från augusti 2015 till juni 2019", range("2015-08", "2019-06")],
		["Kasım 2019 – Halen", range("2019-11", null)],
		["Aralık 2014 - Ekim 2019", range("2014-12", "2019-10")],
		["październik 2018 – do chwili obecnej", range("2018-10", null)],
		["augusti 2020 – pågående", range("2020-08", null)],
		["Dez. 2018 bis März 2020", range("2018-12", "2020-03")],
		["seit 05/2019", range("2019-05", null)],
		["janvier 2015 à août 2018", range("2015-01", "2018-08")],
		["depuis mars 2020", range("2020-03", null)],
		["juin 2019 – aujourd'hui", range("2019-06", null)],
		["de marzo de 2018 a la actualidad", range("2018-03", null)],
		["março de 2018 – até o momento", range("2018-03", null)],
		["gennaio 2019 – oggi", range("2019-01", null)],
		["mei 2018 tot heden", range("2018-05", null)],
		["styczeń 2019 – obecnie", range("2019-01", null)],
		["Ocak 2019 – Mart 2020", range("2019-01", "2020-03")],
		["18-nov-2021 – 3-sep-2023", range("2021-11", "2023-09")],
		["18-nov-2021 – Actualmente", range("2021-11", null)],
		["01/10/2020-continuing", range("2020-10", null)],
		["agosto del 2021 – en curso", range("2021-08", null)],
		["2020, Jul-Okt. Die Firma", range("2020-07", "2020-10")],
		["2018: Aug. – Sep.", range("2018-08", "2018-09")],
		["2019 Nov – 2020 Feb", range("2019-11", "2020-02")],
		["Jun 2024 – Mar 2021", range("2021-03", "2024-06")],
		["2021 – 2019", range("2019-01", "2021-12")],
		["From: 2012 – 2019", range("2012-01", "2019-12")],
	])("of “%s”", (line, expected) => {
		expect(findPeriod(line)?.period).toEqual(expected);
	});

	test.each([
		"Raised revenue by 2021 basis points",
		"Grew the team from 2 to 14",
		"In 2019 the market closed",
		"Moved the mill at the end of a late 2019",
		"3019 – 4020",
		"",
		`${"word ".repeat(60)}2019 – 2021`,
	])("is none in “%s”", (line) => {
		expect(findPeriod(line)).toBeNull();
	});
});

test("The part of a line that names a time is told, with how long it was", () => {
	const line = "Chef, Ōsaka Grill | May 2019–Present (4 yrs 2 mos) | Denver";
	const found = findPeriod(line);
	expect(line.slice(0, found?.start)).toBe("Chef, Ōsaka Grill | ");
	expect(line.slice(found?.end)).toBe(" | Denver");
});

test.each([
	["Diploma, 2013", true],
	["2013\tDiploma", true],
	["Cut 2013 costs", false],
	["Teacher until 2013", false],
])("A year alone is found at an end or in a cell: “%s” %s", (line, isFound) => {
	expect(findLoneYear(line) !== null).toBe(isFound);
});

describe("the months that some ranges cover", () => {
	const until = monthNumber("2026-01");

	test("count both ends, also of a job that goes on", () => {
		expect(monthsCovered([range("2021-03", "2021-03")], until)).toBe(1);
		expect(monthsCovered([range("2025-11", null)], until)).toBe(3);
	});

	test("count once where two jobs overlap, whatever their order", () => {
		const two = [range("2020-01", "2020-12"), range("2020-07", "2021-06")];
		expect(monthsCovered(two, until)).toBe(18);
		expect(monthsCovered([...two].reverse(), until)).toBe(18);
	});

	test("do not count what lies in the future", () => {
		expect(monthsCovered([range("2026-02", null)], until)).toBe(0);
		expect(monthsCovered([range("2025-12", "2030-01")], until)).toBe(2);
	});

	test("are never more than the whole span, nor fewer than the longest job", () => {
		const job = fc.tuple(fc.integer({ min: 24_000, max: 24_100 }), fc.integer({ min: 0, max: 40 }));
		fc.assert(
			fc.property(fc.array(job, { minLength: 1, maxLength: 8 }), (jobs) => {
				const ranges = jobs.map(([from, length]) => ({ from, to: from + length }));
				const covered = monthsCovered(ranges, 30_000);
				const ends = ranges.map(({ to }) => to + 1);
				const starts = ranges.map(({ from }) => from);
				expect(covered).toBeLessThanOrEqual(Math.max(...ends) - Math.min(...starts));
				expect(covered).toBeGreaterThanOrEqual(Math.max(...jobs.map(([, length]) => length + 1)));
			}),
		);
	});
});

test.each(["Da giugno 2019 ad oggi", "van mei 2012 tot heden", "od 03.2018 do teraz"])(
	"The word that leads a time is a part of it: %s",
	(line) => {
		expect(findPeriod(line)).toMatchObject({ start: 0, end: line.length });
	},
);
