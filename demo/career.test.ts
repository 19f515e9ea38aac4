import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planCareer } from "./career.ts";
import { type Career, type FurtherStudy, type LevelIndex, yearsOfLevel } from "./career-plan.ts";
import { type Month, monthOf } from "./months.ts";
import { createRandom } from "./random.ts";

const furtherStudies = (level: LevelIndex): fc.Arbitrary<FurtherStudy | null> => {
	if (level === 0) return fc.constantFrom(null, { kind: "master", placement: "direct" } as const);
	const direct = fc
		.constantFrom("master", "doctorate")
		.map((kind): FurtherStudy => ({ kind: kind as "master", placement: "direct" }));
	const between = fc
		.constantFrom("master", "mba", "law")
		.map((kind): FurtherStudy => ({ kind: kind as "mba", placement: "between" }));
	return level < 2
		? fc.oneof(fc.constant(null), direct)
		: fc.oneof(fc.constant(null), direct, between);
};

const cases = fc
	.record({
		seed: fc.integer({ min: 0, max: 2 ** 31 }),
		level: fc.constantFrom<LevelIndex>(0, 1, 2, 3, 4),
		writtenIn: fc.integer({ min: monthOf(2022, 0), max: monthOf(2032, 11) }),
	})
	.chain((each) => furtherStudies(each.level).map((further) => ({ ...each, further })));

/** Checks a property of some thousand careers; interns are drawn in the months in which they get offers. */
function everyCareer(check: (career: Career, level: LevelIndex, writtenIn: Month) => void): void {
	fc.assert(
		fc.property(cases, ({ seed, level, writtenIn, further }) => {
			const month = level === 0 ? monthOf(Math.floor(writtenIn / 12), 10) : writtenIn;
			check(planCareer(createRandom(seed), level, month, further), level, month);
		}),
		{ numRuns: 2000 },
	);
}

const fullTimeOf = ({ jobs }: Career) => jobs.filter((job) => job.kind === "full-time");

describe("A planned career", () => {
	test("has the years of full-time work that its level stands for", () => {
		everyCareer(({ months }, level) => {
			const [least, most] = yearsOfLevel[level] ?? [];
			expect(Math.floor(months / 12)).toBeGreaterThanOrEqual(least ?? 0);
			expect(Math.floor(months / 12)).toBeLessThanOrEqual(most ?? 0);
		});
	});

	test("lies wholly before the day of writing, except for the end of the studies", () => {
		everyCareer(({ jobs, studies, standing }, _, writtenIn) => {
			for (const { start, end } of jobs) {
				expect(start).toBeLessThan(writtenIn);
				expect(end ?? writtenIn).toBeLessThanOrEqual(writtenIn);
				expect(end ?? writtenIn).toBeGreaterThan(start);
			}
			for (const { start, end } of studies) {
				expect(start).toBeLessThan(writtenIn);
				if (standing === "professional") expect(end).toBeLessThan(writtenIn);
			}
		});
	});

	test("never has two full-time jobs at once, and lists them newest first", () => {
		everyCareer((career) => {
			const jobs = fullTimeOf(career);
			for (const [at, job] of jobs.entries()) {
				const before = jobs[at + 1];
				if (!before) continue;
				expect(before.end).not.toBeNull();
				expect(before.end ?? 0).toBeLessThanOrEqual(job.start);
			}
		});
	});

	test("has no gap of more than five months that studies do not explain", () => {
		everyCareer((career) => {
			const spans = [...fullTimeOf(career), ...career.studies].toSorted(
				(a, b) => a.start - b.start,
			);
			for (const [at, span] of spans.entries()) {
				const before = spans[at - 1];
				if (before) expect(span.start - (before.end ?? span.start)).toBeLessThanOrEqual(5);
			}
		});
	});

	test("never steps down, and begins after the first degree", () => {
		everyCareer((career, level) => {
			const jobs = fullTimeOf(career);
			for (const [at, job] of jobs.entries()) {
				expect(job.level).toBeLessThanOrEqual(level);
				expect(job.level).toBeGreaterThanOrEqual(jobs[at + 1]?.level ?? 1);
				expect(job.start).toBeGreaterThanOrEqual(career.studies.at(-1)?.end ?? 0);
			}
		});
	});

	test("puts internships into summers and campus jobs into the years of study", () => {
		everyCareer(({ jobs, studies }) => {
			const first = studies.at(-1);
			for (const { kind, level, start, end } of jobs) {
				if (kind === "full-time") continue;
				expect(level).toBe(0);
				expect(start).toBeGreaterThan(first?.start ?? 0);
				if (kind === "internship") {
					expect([4, 5]).toContain(start % 12);
					expect((end ?? 0) % 12).toBe(7);
				} else if (end !== null) {
					expect(end).toBeLessThanOrEqual(first?.end ?? 0);
				}
			}
		});
	});

	test("shows a student in the middle of the studies, and a graduate at their end", () => {
		everyCareer(({ standing, studies, jobs }, level, writtenIn) => {
			const left = (studies[0]?.end ?? 0) - writtenIn;
			expect(jobs.length).toBeGreaterThan(0);
			if (standing === "student") {
				expect(level).toBe(0);
				expect(left).toBeGreaterThanOrEqual(12);
			}
			if (standing === "graduate") {
				expect(level).toBe(1);
				expect(left).toBeGreaterThanOrEqual(-2);
				expect(left).toBeLessThanOrEqual(9);
			}
		});
	});
});
