import { expect, test } from "vitest";
import { mostFailures, planRestart } from "./restart-rule.ts";

test("A process that had been open for a second is started again at once, however often that happens", () => {
	expect(planRestart({ openFor: 1_000, failures: 0 })).toEqual({ failures: 0, pause: 0 });
	expect(planRestart({ openFor: 86_400_000, failures: 9 })).toEqual({ failures: 0, pause: 0 });
});

test("One that does not last is tried again within a second, then after growing pauses, and then given up", () => {
	const pauses: (number | null)[] = [];
	for (let failures = 0; pauses.at(-1) !== null; ) {
		const plan = planRestart({ openFor: failures % 2 ? 999 : null, failures });
		pauses.push(plan.pause);
		({ failures } = plan);
	}
	expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, null]);
	expect(pauses).toHaveLength(mostFailures);
});
