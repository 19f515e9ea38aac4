import { expect, test } from "vitest";
import { pick } from "./pick.ts";

test("What is picked is there under its name, in the order in which it was named, and nothing else", () => {
	const picked = pick({ id: 1, title: "Clerk", note: undefined, more: [] }, "title", "note", "id");
	expect(Object.entries(picked)).toEqual([
		["title", "Clerk"],
		["note", undefined],
		["id", 1],
	]);
});
