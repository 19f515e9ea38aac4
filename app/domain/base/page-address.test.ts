import { expect, test } from "vitest";
import { pageSearch } from "./page-address.ts";

test.each([
	["", ""],
	["?", ""],
	["?q=engineer", "?q=engineer"],
	["q=engineer", "?q=engineer"],
	["?utm_source=mail&q=a+b&fbclid=1", "?q=a+b"],
	["?UTM_Campaign=x&gclid=2", ""],
	["?sort=recent&company=Stripe&company=Google", "?company=Stripe&company=Google&sort=recent"],
	["?utm=kept&source=kept", "?source=kept&utm=kept"],
	["?q=%zz&q=", "?q=%25zz&q="],
])("the query of %j is shown as %j", (search, shown) => {
	expect(pageSearch(search)).toBe(shown);
});

test("an address that was shown is shown the same again", () => {
	const shown = pageSearch("?b=2&a=%20ä&utm_id=1&b=1");
	expect(pageSearch(shown)).toBe(shown);
});
