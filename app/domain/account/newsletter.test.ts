import { expect, test } from "vitest";
import { newsletterSchema, signupSources } from "./newsletter.ts";

test("An address is normalised before it is kept", () => {
	expect(newsletterSchema.parse({ email: "  Ada@Example.COM ", source: "blog" })).toEqual({
		email: "ada@example.com",
		source: "blog",
	});
});

test("A source that the site does not have becomes the landing page", () => {
	for (const source of [undefined, "", "admin", "landing_page'; drop table"]) {
		expect(newsletterSchema.parse({ email: "ada@example.com", source }).source).toBe(
			"landing_page",
		);
	}
	expect(signupSources).toContain("guides");
});

test.each(["", "ada", "ada@", "ada@example.com\r\nBcc: eve@example.com"])(
	"%j is no address",
	(email) => {
		expect(newsletterSchema.safeParse({ email }).success).toBe(false);
	},
);
