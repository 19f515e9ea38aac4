import { describe, expect, test, vi } from "vitest";
import {
	joinKept,
	type KeptReading,
	keptDay,
	keptLimits,
	keptName,
	parseKept,
	withLater,
	withoutMark,
	withReadings,
} from "./kept-reading.ts";

const reading = (name: string, text = "Ada Example"): KeptReading => ({
	name,
	at: "2026-11-24T10:00:00.000Z",
	text,
	posting: "",
	group: "",
});

test("What a browser has stored is read, and what is no reading is left out", () => {
	expect(parseKept(null)).toEqual([]);
	expect(parseKept("{")).toEqual([]);
	expect(parseKept('"a text"')).toEqual([]);
	const stored = [reading("a"), { name: "b" }, null, 7, { ...reading("c"), box: 7 }];
	expect(parseKept(JSON.stringify(stored))).toEqual([reading("a")]);
	const whole = { ...reading("d"), pages: 2, level: "Staff+" };
	const broken = [
		{ ...whole, pages: "2" },
		{ ...whole, level: 7 },
	];
	expect(parseKept(JSON.stringify([...broken, whole]))).toEqual([whole]);
});

test("A name is kept once, the latest first, and no more than twenty are", () => {
	const newer = { ...reading("b", "newer"), at: "2026-11-25T10:00:00.000Z" };
	expect(withReadings([reading("a"), reading("b")], [newer])).toEqual([newer, reading("a")]);
	const full = Array.from({ length: keptLimits.readings }, (_, at) => reading(`${at}`));
	expect(withReadings(full, [reading("one more")])).toBeNull();
	expect(withReadings(full, [reading("3")])).toHaveLength(keptLimits.readings);
});

test("What is kept under a known name is later than what it replaces, whatever the clock says", () => {
	const dayBack = { ...reading("a", "newer"), at: "2026-11-23T10:00:00.000Z" };
	const later = { ...dayBack, at: "2026-11-24T10:00:00.001Z" };
	expect(withReadings([reading("a")], [dayBack])).toEqual([later]);
	const noDate = { ...reading("a"), at: "never" };
	expect(withReadings([noDate], [dayBack])).toEqual([dayBack]);
});

test("It was kept on the day of the person's own clock", () => {
	vi.stubEnv("TZ", "Pacific/Auckland");
	expect(keptDay("2024-12-30T23:00:00.000Z")).toBe("Dec 31, 2024");
	vi.stubEnv("TZ", "America/Los_Angeles");
	expect(keptDay("2024-12-30T03:00:00.000Z")).toBe("Dec 29, 2024");
	vi.unstubAllEnvs();
});

test("A name is one line of at most sixty letters", () => {
	expect(keptName("  Google,\n senior ")).toBe("Google, senior");
	expect(keptName("a".repeat(80))).toHaveLength(60);
	expect(keptName(`${"a".repeat(59)}👩‍💻`)).toBe("a".repeat(59));
	for (const unseen of [" \n", "\u200b\u2060"]) expect(keptName(unseen)).toBe("");
});

describe("What a browser keeps and what is in an account", () => {
	const box = "aa";
	const marked = (name: string, text?: string) => ({ ...reading(name, text), box });

	test("become one list: what is new here goes there, what was removed there goes from here", () => {
		const here = [reading("new here"), marked("in both"), marked("removed there")];
		expect(joinKept(here, [reading("in both"), reading("new there")], box)).toEqual({
			here: [marked("new here"), marked("in both"), marked("new there")],
			there: [reading("new here"), reading("in both"), reading("new there")],
			sends: true,
		});
		expect(joinKept([marked("a")], [reading("a")], box)).toMatchObject({ sends: false });
	});

	test("have each name once: what was kept here since is the newer one", () => {
		const joined = joinKept([reading("a", "later")], [reading("a", "earlier")], box);
		expect(joined?.there).toEqual([reading("a", "later")]);
		const since = { ...reading("a", "there since"), at: "2026-11-25T10:00:00.000Z" };
		expect(joinKept([reading("a")], [since], box)?.here).toEqual([{ ...since, box }]);
		expect(joinKept([marked("a", "earlier")], [reading("a", "later")], box)?.here).toEqual([
			marked("a", "later"),
		]);
	});

	test("have what was kept just now, also where the one there has a later clock", () => {
		const ahead = { ...reading("a", "earlier"), at: "2027-11-24T10:00:00.000Z" };
		expect(joinKept([reading("a", "just now")], [ahead], box, { kept: ["a"] })).toMatchObject({
			here: [marked("a", "just now")],
			there: [reading("a", "just now")],
			sends: true,
		});
	});

	test("keep what was kept here while the account was asked", () => {
		const before = [reading("a"), reading("b")];
		const now = [reading("late"), reading("b", "changed"), reading("a")];
		expect(withLater([marked("a"), marked("b")], before, now)).toEqual([
			reading("late"),
			reading("b", "changed"),
			marked("a"),
		]);
	});

	test("lose a name together", () => {
		const both = [reading("a"), reading("b")];
		expect(joinKept([marked("a"), marked("b")], both, box, { removed: "a" })).toEqual({
			here: [marked("b")],
			there: [reading("b")],
			sends: true,
		});
		expect(joinKept([], [], box, { removed: "a" })).toEqual({ here: [], there: [], sends: false });
	});

	test("go to a box that began after the one that had them", () => {
		const earlier = { ...reading("earlier"), box: "bb" };
		expect(joinKept([earlier, marked("in both")], [reading("in both")], box)).toEqual({
			here: [marked("earlier"), marked("in both")],
			there: [reading("earlier"), reading("in both")],
			sends: true,
		});
		expect(withoutMark(earlier)).toEqual(reading("earlier"));
	});

	test("are never more than fit, and nothing is dropped for it", () => {
		const there = Array.from({ length: keptLimits.readings }, (_, at) => reading(`${at}`));
		expect(joinKept([reading("one more")], there, box)).toBeNull();
		expect(joinKept([reading("3", "later")], there, box)?.here).toHaveLength(keptLimits.readings);
		expect(joinKept([reading("one more")], there, box, { removed: "3" })).not.toBeNull();
	});
});
