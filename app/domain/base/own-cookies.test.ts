import { expect, test } from "vitest";
import { hasOwnCookie } from "./own-cookies.ts";

test.each([
	"offerfolio.session_token=x",
	"__Secure-offerfolio.session_token=x",
	"__Host-offerfolio.session_token=x",
	"a=1; offerfolio.flash=x",
	"a=1;offerfolio.admin=x",
	"a=1, offerfolio.device=x",
	"lb=2; theme=dark",
	"demo_banner=off",
	"offerfolio.anything-to-come=1",
])("%j holds a cookie of ours", (header) => {
	expect(hasOwnCookie(header)).toBe(true);
});

test.each(["", "AWSALB=x", "my_theme=dark; xoffer=1", "themes=1", "a=theme"])(
	"%j holds none",
	(header) => {
		expect(hasOwnCookie(header)).toBe(false);
	},
);
