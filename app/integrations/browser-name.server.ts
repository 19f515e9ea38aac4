import Bowser from "bowser";

const knownBrowsers = new Set(Object.values(Bowser.BROWSER_MAP));

/** A browser as a person would name it: "Chrome on Windows". */
export function describeBrowser(userAgent: string | null): string {
	// What a browser says of itself may be anything, and long.
	const text = userAgent?.slice(0, 512) ?? "";
	const known = names.get(text);
	if (known !== undefined) return known;
	const name = text === "" ? "An unknown browser" : nameOf(text);
	if (names.size === mostNames) names.clear();
	names.set(text, name);
	return name;
}

/** Most people have one of a few browsers, and to tell which takes a tenth of a millisecond. */
const names = new Map<string, string>();
const mostNames = 500;

function nameOf(text: string): string {
	const { browser, os } = Bowser.parse(text);
	// One that the library does not know is called what it calls itself, which belongs in no mail.
	const isKnown = browser.name !== undefined && knownBrowsers.has(browser.name);
	const name = isKnown ? browser.name : "An unknown browser";
	return os.name ? `${name} on ${os.name}` : `${name}`;
}
