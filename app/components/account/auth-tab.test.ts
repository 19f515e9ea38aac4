import { expect, test } from "vitest";
import { authTabOf, withAuthTab } from "./auth-tab.ts";

test("The address says which tab is open, and nothing else opens the dialog", () => {
	expect(authTabOf("?auth=signup&q=data")).toBe("signup");
	expect(authTabOf("?auth=reset")).toBe("reset");
	expect(authTabOf("?auth=admin")).toBeNull();
	expect(authTabOf("")).toBeNull();
});

test("Opening and closing leaves the rest of the address alone", () => {
	expect(withAuthTab("?q=data&company=A&company=B", "signin")).toBe(
		"?q=data&company=A&company=B&auth=signin",
	);
	expect(withAuthTab("?q=data&auth=signin", null)).toBe("?q=data");
	expect(withAuthTab("?auth=signin", null)).toBe("");
});
