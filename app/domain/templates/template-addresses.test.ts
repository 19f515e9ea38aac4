import { expect, test } from "vitest";
import { templateCategories } from "./template.ts";
import { parseTemplateCategory, templateListAddress } from "./template-addresses.ts";

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
