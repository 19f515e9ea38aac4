import { isUuid } from "#app/domain/base/identifiers.ts";
import { readCookie, writeCookie } from "./cookies.server.ts";

/* The resume that a member wanted to open and may not, for the page after a purchase to lead back to it. */

const name = "offerfolio.wanted";
const day = 24 * 60 * 60;
/** Above the pages after a payment and their data; no page that is cached lies there. */
const paths = ["/purchase", "/subscription"];

/** Remembers it in this browser for a day, for this person only. */
export function rememberWanted(headers: Headers, personId: string, resumeId: string): void {
	const value = `${personId}.${resumeId}`;
	for (const path of paths)
		headers.append("Set-Cookie", writeCookie(name, value, { maxAge: day, path }));
}

/** The id of the resume that this person was refused within a day; null when there is none. */
export function readWanted(request: Request, personId: string): string | null {
	const [person, resume] = readCookie(request, name)?.split(".") ?? [];
	return person === personId && isUuid(resume) ? resume : null;
}
