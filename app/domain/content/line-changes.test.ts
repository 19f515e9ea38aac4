import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedLines } from "./line-changes.ts";

describe("Two texts, line by line:", () => {
	test("what was replaced stands between its neighbors, and the rest is left out", () => {
		expect(changedLines("a\nb\nc\nd\ne", "a\nb\nC\nd\ne")).toEqual([
			{ kind: "skipped", lines: 1 },
			{ kind: "kept", text: "b" },
			{ kind: "removed", text: "c" },
			{ kind: "added", text: "C" },
			{ kind: "kept", text: "d" },
			{ kind: "skipped", lines: 1 },
		]);
	});

	test("nothing before is all added, and the same is one line that says so", () => {
		expect(changedLines("", "a")).toEqual([{ kind: "added", text: "a" }]);
		expect(changedLines("a\nb", "a\nb")).toEqual([{ kind: "skipped", lines: 2 }]);
	});

	test("two long texts with nothing in common are not compared by pairs of lines", () => {
		const changes = changedLines("a\n".repeat(15_000), "b\n".repeat(15_000));
		expect(changes).toHaveLength(30_001);
	});

	test("each text can be read again from what is removed, added and kept", () => {
		const text = fc.array(fc.constantFrom("x", "y", "z"), { maxLength: 12 });
		fc.assert(
			fc.property(text, text, (one, other) => {
				const changes = changedLines(one.join("\n"), other.join("\n"));
				const count = (kinds: string[]) =>
					changes.reduce(
						(sum, change) =>
							sum +
							(change.kind === "skipped" ? change.lines : Number(kinds.includes(change.kind))),
						0,
					);
				expect(count(["kept", "removed"])).toBe(one.length);
				expect(count(["kept", "added"])).toBe(other.length);
				const removed = changes.flatMap((line) => (line.kind === "removed" ? [line.text] : []));
				const added = changes.flatMap((line) => (line.kind === "added" ? [line.text] : []));
				if (one.join() === other.join()) expect([...removed, ...added]).toEqual([]);
			}),
		);
	});
});
