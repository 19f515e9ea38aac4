import Bowser from "bowser";
import { computeOnce } from "./memoize.server.ts";

const knownBrowsers = new Set(Object.values(Bowser.BROWSER_MAP));

/** A browser as a person would name it: "Chrome on Windows". */
export function describeBrowser(userAgent: string | null): string {
	// What a browser says of itself may be anything, and long.
	const text = userAgent?.slice(0, 512) ?? "";
	return text === "" ? "An unknown browser" : nameOnce(text, () => nameOf(text));
}

/** Most people have one of a few browsers, and to tell which takes a tenth of a millisecond. */
const nameOnce = computeOnce<string>(500);

function nameOf(text: string): string {
	const { browser, os } = Bowser.parse(text);
	// One that the library does not know is called what it calls itself, which belongs in no mail.
	const isKnown = browser.name !== undefined && knownBrowsers.has(browser.name);
	const name = isKnown ? browser.name : "An unknown browser";
	return os.name ? `${name} on ${os.name}` : `${name}`;
}
