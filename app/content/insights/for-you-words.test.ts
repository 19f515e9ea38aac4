import { expect, test } from "vitest";
import { reasonLine } from "./for-you-words.ts";

const wants = { company: "Google", role: "Consultant", level: "Intern", now: "Teaching" };

test("The reasons of a resume are one line", () => {
	expect(reasonLine(["company", "role", "level"], wants)).toBe(
		"Your company, your role, your level",
	);
	expect(reasonLine(["step", "role", "near-level"], wants)).toBe(
		"From Teaching: your role, a level beside yours",
	);
	expect(reasonLine(["step"], wants)).toBe("From Teaching");
	expect(reasonLine(["industry"], wants)).toBe("The industry of most offers from Google");
	expect(reasonLine([], wants)).toBe("");
});
