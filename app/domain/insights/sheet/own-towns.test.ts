import { expect, test, vi } from "vitest";
import { townsOf } from "./own-towns.ts";

const line = (text: string) => ({ text, isItem: false, level: null });

test("A town stands beside a mailbox, or by itself", () => {
	expect(townsOf([line("Ada Alder"), line("Port Ellery | ada@mail.example")])).toEqual([
		"Port Ellery",
	]);
	expect(townsOf([line("Port Ellery | 2020")])).toEqual([]);
});

test("A line of thousands of cells is searched for a mailbox once", () => {
	const search = vi.spyOn(RegExp.prototype, "test");
	townsOf([line("a | b | ".repeat(3_000))]);
	const whole = search.mock.calls.filter(([text]) => text.length > 1_000);
	search.mockRestore();
	expect(whole.length).toBeLessThan(3);
});
