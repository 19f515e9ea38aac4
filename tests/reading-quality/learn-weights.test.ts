import { expect, test } from "vitest";
import { likeliest, openWeights } from "#app/domain/insights/posting/weights.ts";
import { learnWeights, packWeights } from "./learn-weights.ts";

const kinds = ["none", "skill", "certificate"] as const;
const how = { rounds: 12, rate: 0.05, shrink: 0.01, missed: 1, leastFields: 2 };
const rows = ["law", "nursing"].flatMap((field) => [
	{ field, features: ["list"], kind: 1 },
	{ field, features: ["list", "card"], kind: 2 },
	{ field, features: [`only ${field}`], kind: 1 },
]);

test("What a feature speaks for is learned, and kept as numbers and letters", () => {
	const learned = learnWeights(rows, how);
	for (const weights of [learned, openWeights(packWeights(learned))]) {
		expect(likeliest(kinds, ["list"], weights)).toBe("skill");
		expect(likeliest(kinds, ["list", "card"], weights)).toBe("certificate");
		expect(likeliest(kinds, ["elsewhere"], weights)).toBe("none");
	}
});

test("What one field alone has is not learned", () => {
	expect(learnWeights(rows, how).has("only law")).toBe(false);
});
