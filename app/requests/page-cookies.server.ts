import { parseTheme } from "#app/components/base/theme.ts";
import { demoBannerCookie, hasOwnCookie, themeCookie } from "#app/domain/base/own-cookies.ts";
import { denseListCookie } from "#app/domain/library/dense-list.ts";
import { deviceCookie } from "./browser.server.ts";

/** What a request's cookies may change of a page that is rendered for many. */
export type PageCookies = {
	/** The chosen looks, as a Cookie header in one way of writing; empty for none. */
	looks: string;
	/** A session is named; whether there is one, nobody has looked yet. */
	hasSession: boolean;
};

/**
 * Reads the cookies of a request for a public page.
 * @param header the Cookie header as it came
 * @returns null when one of ours says something else: a message that waits, the dashboard, an unknown one
 */
export function readPageCookies(header: string | undefined): PageCookies | null {
	const none = { looks: "", hasSession: false };
	if (!header || !hasOwnCookie(header)) return none;
	const found = new Map<string, string>();
	for (const part of header.split(";")) {
		if (!hasOwnCookie(part)) continue;
		const [name = "", ...value] = part.trim().split("=");
		const bare = name.replace(/^__(?:Secure|Host)-/u, "");
		// Two of one name: it is not sure which of them counts.
		if (!known.has(bare) || found.has(bare)) return null;
		found.set(bare, value.join("="));
	}
	const theme = parseTheme(found.get(themeCookie));
	const looks = [
		...(theme === "system" ? [] : [`${themeCookie}=${theme}`]),
		...(found.get(demoBannerCookie) === "off" ? [`${demoBannerCookie}=off`] : []),
		...(found.has(denseListCookie) ? [`${denseListCookie}=dense`] : []),
	];
	return { looks: looks.join("; "), hasSession: found.has(sessionCookie) };
}

const sessionCookie = "offerfolio.session_token";
// No public page reads by which browser it is asked.
const known = new Set([
	sessionCookie,
	deviceCookie,
	themeCookie,
	demoBannerCookie,
	denseListCookie,
]);
