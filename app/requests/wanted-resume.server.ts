import { isUuid } from "#app/domain/base/identifiers.ts";
import { readCookie, writeCookie } from "./cookies.server.ts";

/*
 * The resume that a member wanted to open and may not, and the page that they left for the payment page: for the pages
 * after a purchase, and for the way back from none, to lead there.
 */

const wanted = "offerfolio.wanted";
const left = "offerfolio.left";
const day = 24 * 60 * 60;
/** Above the pages after a payment, the way back and their data; no page that is cached lies there. */
const paths = ["/purchase", "/subscription", "/checkout"];
/** Longer addresses are not remembered. */
const longestPage = 1000;

/** Remembers it in this browser for a day, for this person only. */
export function rememberWanted(headers: Headers, personId: string, resumeId: string): void {
	const value = `${personId}.${resumeId}`;
	for (const path of paths)
		headers.append("Set-Cookie", writeCookie(wanted, value, { maxAge: day, path }));
}

/** The id of the resume that this person was refused within a day; null when there is none. */
export function readWanted(request: Request, personId: string): string | null {
	const resume = readOwn(request, wanted, personId);
	return isUuid(resume) ? resume : null;
}

/** Remembers the page in the same way. One of the checkout itself is none that was left. */
export function rememberLeft(headers: Headers, personId: string, page: string): void {
	if (page.startsWith("/checkout/") || page.length > longestPage) return;
	const value = `${personId}.${encodeURIComponent(page)}`;
	headers.append("Set-Cookie", writeCookie(left, value, { maxAge: day, path: "/checkout" }));
}

/** The page that this person left to pay within a day; null when there is none. */
export function readLeft(request: Request, personId: string): string | null {
	try {
		return decodeURIComponent(readOwn(request, left, personId) ?? "") || null;
	} catch {
		return null;
	}
}

function readOwn(request: Request, name: string, personId: string): string | undefined {
	const [person, ...value] = readCookie(request, name)?.split(".") ?? [];
	return person === personId ? value.join(".") : undefined;
}
