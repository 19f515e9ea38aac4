import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";

function shown(isTTY: boolean): string {
	let text = "";
	const screen = { isTTY, write: (part: string) => (text += part) };
	const tell = showProgress(screen, "Filling the library");
	for (let done = 0; done <= 520; done++) tell(done, 520);
	return text;
}

test("In a terminal a bar moves in one line and ends it", () => {
	const text = shown(true);
	expect(text.match(/\n/gu)).toHaveLength(1);
	expect(text.match(/\r/gu)).toHaveLength(101);
	expect(text).toContain("\rFilling the library ████████████░░░░░░░░░░░░ 50 % (260 of 520)");
	expect(text).toMatch(/100 % \(520 of 520\)\n$/u);
});

test("Elsewhere each tenth is a line", () => {
	const lines = shown(false).trim().split("\n");
	expect(lines).toHaveLength(11);
	expect(lines[0]).toBe("Filling the library: 0 % (0 of 520)");
	expect(lines.at(-1)).toBe("Filling the library: 100 % (520 of 520)");
});
