import { expect, test } from "vitest";
import { shareEqual } from "./share-equal.ts";

test("Values that say the same are one object, others stay as they are", () => {
	const share = shareEqual();
	const first = share({ words: ["go"] });
	expect(share({ words: ["go"] })).toBe(first);
	const other = { words: ["sql"] };
	expect(share(other)).toBe(other);
	expect(share(null)).toBeNull();
});
