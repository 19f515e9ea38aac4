import { expect, test } from "vitest";
import { readPageCookies } from "./page-cookies.server.ts";

const session = "offerfolio.session_token=abc.def";

test.each<[string | undefined, string, boolean]>([
	[undefined, "", false],
	["", "", false],
	["load_balancer=1; _ga=2", "", false],
	["theme=dark", "theme=dark", false],
	["theme=system", "", false],
	["theme=%3Cscript%3E", "", false],
	[
		"offerfolio.list=anything; demo_banner=off; theme=light",
		"theme=light; demo_banner=off; offerfolio.list=dense",
		false,
	],
	["demo_banner=on", "", false],
	[`x=1; ${session}; offerfolio.device=z`, "", true],
	[`__Secure-${session}; __Host-offerfolio.device=z;theme=dark`, "theme=dark", true],
])("The cookies %j choose the looks %j", (header, looks, hasSession) => {
	expect(readPageCookies(header)).toEqual({ looks, hasSession });
});

test.each([
	"offerfolio.flash=abc",
	`${session}; offerfolio.flash=abc`,
	"offerfolio.admin=abc",
	"offerfolio.new-one=1",
	`${session}; ${session}`,
	`${session}; __Secure-${session}`,
	"theme=dark; theme=light",
	`x=1 ${session}`,
	`x=1,${session}`,
])("The cookies %j say something else: the app reads them", (header) => {
	expect(readPageCookies(header)).toBeNull();
});
