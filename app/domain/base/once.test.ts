import { expect, test } from "vitest";
import { once } from "./once.ts";

test("Of several that are the same the first is kept, in their order", () => {
	expect(once([["a", "b"], ["c"], ["a", "b"]])).toEqual([["a", "b"], ["c"]]);
	expect(once([3, 12, 5, 24], (each) => each % 10)).toEqual([3, 12, 5, 24]);
	expect(once([3, 12, 22], (each) => each % 10)).toEqual([3, 12]);
});
