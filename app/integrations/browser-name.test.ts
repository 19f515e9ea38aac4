import { expect, test } from "vitest";
import { describeBrowser } from "./browser-name.server.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test("A browser keeps its name from version to version", () => {
	for (const version of ["126.0.0.0", "140.0.7339.81"]) {
		const userAgent = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/${version} Safari/537.36`;
		expect(describeBrowser(userAgent)).toBe("Chrome on Windows");
	}
});

test.each([
	[
		"Safari on macOS",
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
	],
	[
		"Safari on iOS",
		"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
	],
	["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0"],
	[
		"Chrome on Android",
		`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36`,
	],
	[
		"Microsoft Edge on Windows",
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
	],
])("A browser is called as a person calls it: %s", (name, userAgent) => {
	expect(describeBrowser(userAgent)).toBe(name);
});

test("What names no browser is one that nobody knows, whatever it says instead", () => {
	const nothing = [null, "", " ", "curl/8.5.0", "node", "Mozilla/5.0", "/".repeat(3_000)];
	for (const userAgent of [...nothing, "x".repeat(1_000_000), "(".repeat(100_000)]) {
		expect(describeBrowser(userAgent)).toBe("An unknown browser");
	}
});

// It stands in a mail to the owner of the account: a stranger must not be able to write there.
test.each([
	["Your account is closed, visit evil.example/1.0 (Windows NT 10.0)"],
	["<b>Bold</b>/1.0 (X11; Linux x86_64)"],
	['"><script>alert(1)</script>/2.0 (Macintosh; Intel Mac OS X 10_15_7)'],
	["https://evil.example/1.0 (Windows NT 10.0)"],
])("A browser cannot call itself what it likes: %s", (userAgent) => {
	expect(describeBrowser(userAgent)).toMatch(
		/^An unknown browser(?: on (?:Windows|Linux|macOS))?$/u,
	);
});
