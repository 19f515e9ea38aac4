import { expect, test } from "vitest";
import { parseTemplateCategory, templateListAddress } from "./addresses.ts";
import { templateCategories } from "./definition.ts";

const parse = (search: string) => parseTemplateCategory(new URLSearchParams(search));

test("Every category has an address that leads back to it, and all have the plain one", () => {
	for (const category of templateCategories) {
		const [path, search] = templateListAddress(category).split("?");
		expect(path).toBe("/templates");
		expect(parse(search ?? "")).toBe(category);
	}
	expect(templateListAddress(null)).toBe("/templates");
	expect(parse("")).toBeNull();
});

test("A category that does not exist is none", () => {
	expect(parse("category=Cooking")).toBeNull();
	expect(parse("category=tech")).toBeNull();
});
