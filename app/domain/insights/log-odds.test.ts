import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDistinctions } from "./log-odds.ts";

const side = (resumes: number, counts: Record<string, number>) => ({
	resumes,
	counts: new Map(Object.entries(counts)),
});
const order = (...sides: Parameters<typeof findDistinctions>) =>
	findDistinctions(...sides).map(({ key }) => key);

describe("what distinguishes a group", () => {
	const group = side(100, { excel: 95, kubernetes: 60, zig: 1, go: 30 });
	const rest = side(400, { excel: 380, kubernetes: 20, go: 40 });

	test("is neither what everybody has nor what one person has", () => {
		expect(order(group, rest)).toEqual(["kubernetes", "go", "zig", "excel"]);
		const scores = Object.fromEntries(
			findDistinctions(group, rest).map((one) => [one.key, one.score]),
		);
		expect(scores.kubernetes).toBeGreaterThan(5);
		expect(scores.zig).toBeLessThan(2);
		expect(Math.abs(scores.excel ?? 9)).toBeLessThan(1);
	});

	test("comes with both shares", () => {
		expect(findDistinctions(group, rest)[0]).toMatchObject({
			inGroup: 60,
			groupShare: 0.6,
			restShare: 0.05,
		});
	});

	test("is scored below zero where the rest has more of it", () => {
		const [one] = findDistinctions(side(50, { sql: 5 }), side(50, { sql: 45 }));
		expect(one?.score).toBeLessThan(-5);
	});

	test("is nothing sure of two resumes against two", () => {
		for (const { score } of findDistinctions(side(2, { go: 2 }), side(2, {}))) {
			expect(score).toBeLessThan(2);
		}
	});
});

test("A score is a number for any counts, and rises with the group's own", () => {
	const pair = fc
		.integer({ min: 1, max: 300 })
		.chain((resumes) =>
			fc.record({ resumes: fc.constant(resumes), having: fc.integer({ min: 0, max: resumes }) }),
		);
	fc.assert(
		fc.property(pair, pair, (group, rest) => {
			const score = (having: number) =>
				findDistinctions(
					side(group.resumes, { x: having }),
					side(rest.resumes, { x: rest.having }),
				)[0]?.score ?? Number.NaN;
			expect(Number.isFinite(score(Math.max(1, group.having)))).toBe(true);
			expect(score(group.resumes)).toBeGreaterThanOrEqual(score(1) - 1e-9);
		}),
	);
});
