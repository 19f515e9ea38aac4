import { describe, expect, test } from "vitest";
import { monthNumber } from "#app/domain/insights/month-ranges.ts";
import type { Reading, ReadJob } from "#app/domain/insights/resume-reading.ts";
import { judge } from "./judge.ts";
import type { Job, Person } from "./people.ts";

const clerk: Job = {
	title: "Night Clerk",
	employer: "Hotel Adler",
	dates: "03/2021 – Present",
	from: "2021-03",
	to: null,
	style: "bullets",
	bullets: ["Checked in late guests", "Kept the books of the bar"],
};
const porter: Job = {
	...clerk,
	title: "Porter",
	dates: "2019",
	from: "2019",
	to: "2019",
	bullets: [],
};

const person: Person = {
	id: "hotels-01",
	field: "hotels",
	role: null,
	title: "Night Clerk",
	level: "Mid-level",
	language: "en",
	layout: "plain",
	name: "Ida Example",
	contact: ["ida@example.com"],
	sections: [{ kind: "work", heading: "Work", jobs: [clerk, porter] }],
};

const readClerk: ReadJob = {
	title: "Night Clerk",
	employer: "Hotel Adler, Reno",
	period: { from: monthNumber("2021-03"), to: null },
	bullets: ["Checked in late guests", "Kept the books of the bar"],
	mark: "read",
};
const readPorter: ReadJob = {
	...readClerk,
	title: "Porter",
	period: { from: monthNumber("2019-01"), to: monthNumber("2019-12") },
	bullets: [],
};

function reading(change: Partial<Reading> = {}): Reading {
	return {
		language: "en",
		isOutlined: true,
		lines: [],
		jobs: [readClerk, readPorter],
		skills: [],
		school: [],
		role: { kind: "unlike", title: "Night Clerk" },
		level: {
			levels: [{ label: "Mid-level", probability: 0.8 }],
			named: ["Mid-level"],
			reasons: [],
		},
		...change,
	};
}

const level = (...named: Reading["level"]["named"]): Partial<Reading> => ({
	level: { levels: named.map((label) => ({ label, probability: 0.5 })), named, reasons: [] },
});

describe("a reading is judged", () => {
	test("without a fault when everything was found", () => {
		expect(judge(person, reading())).toMatchObject({
			jobs: 2,
			jobsFound: 2,
			datesRight: 2,
			bullets: 2,
			bulletsFound: 2,
			bulletsInPlace: 2,
			levelOff: 0,
			namedOff: 0,
			role: "right",
			failures: [],
		});
	});

	test("to have lost a job whose months are wrong, or that has neither its title nor its employer", () => {
		const late = { ...readClerk, period: { from: monthNumber("2021-04"), to: null } };
		expect(judge(person, reading({ jobs: [late, readPorter] })).jobsFound).toBe(1);
		const nameless = { ...readClerk, title: "Adler", employer: null };
		expect(judge(person, reading({ jobs: [nameless, readPorter] }))).toMatchObject({
			jobsFound: 1,
			datesRight: 2,
			bulletsInPlace: 2,
		});
	});

	test("to have lost bullets that became one, and to have misplaced those of another job", () => {
		const merged = { ...readClerk, bullets: [clerk.bullets.join(" ")] };
		expect(judge(person, reading({ jobs: [merged, readPorter] })).bulletsFound).toBe(0);
		const moved = [
			{ ...readClerk, bullets: [] },
			{ ...readPorter, bullets: clerk.bullets },
		];
		expect(judge(person, reading({ jobs: moved }))).toMatchObject({
			bulletsFound: 2,
			bulletsInPlace: 0,
		});
	});

	test("by the likeliest level, and by the one that it names", () => {
		expect(judge(person, reading(level("Staff+")))).toMatchObject({ levelOff: 2, namedOff: 2 });
		expect(judge(person, reading(level("Senior-level", "Mid-level")))).toMatchObject({
			levelOff: 1,
			namedOff: null,
			isLevelAmongNamed: true,
		});
		expect(judge(person, reading(level()))).toMatchObject({ levelOff: null, namedOff: null });
		const between = {
			...person,
			level: undefined,
			levels: ["Mid-level", "Senior-level"],
		} as Person;
		expect(judge(between, reading(level("Senior-level"))).levelOff).toBe(0);
	});

	test("by its role: unsure is not right, and a role that the library lacks is unlike all", () => {
		const roleOf = (role: Reading["role"], whom = person) => judge(whom, reading({ role })).role;
		const finance = { ...person, role: "Finance" };
		expect(roleOf({ kind: "unsure", roles: [] })).toBe("unsure");
		expect(roleOf({ kind: "known", role: "Finance", roles: [] })).toBe("wrong");
		expect(roleOf({ kind: "known", role: "Finance", roles: [] }, finance)).toBe("right");
		expect(roleOf({ kind: "unlike", title: "Clerk" }, finance)).toBe("wrong");
		const titled = (title: string) =>
			judge(person, reading({ role: { kind: "unlike", title } })).isTitleRight;
		expect([titled("Night Clerk"), titled("Hotel Adler")]).toEqual([true, false]);
	});
});
