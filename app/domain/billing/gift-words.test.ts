import { expect, test } from "vitest";
import { giftOpens } from "./gift-words.ts";

test("Pro that was given opens every resume until its end", () => {
	expect(giftOpens("July 20, 2026")).toBe(
		"The Pro that you were given opens every resume until July 20, 2026.",
	);
});
