import { createHmac, timingSafeEqual } from "node:crypto";

/** What is signed: what a link does, or the message of a cookie. Each purpose has its own signatures. */
export type LinkPurpose =
	| UnsubscribePurpose
	| "confirm-newsletter"
	| "confirm-work-address"
	| "flash"
	| "account";
export type UnsubscribePurpose = `unsubscribe-${UnsubscribeList}`;

/** What a reader can unsubscribe from without signing in. */
export const unsubscribeLists = ["marketing", "product", "newsletter", "search"] as const;
export type UnsubscribeList = (typeof unsubscribeLists)[number];

/**
 * Links that work without signing in, for as long as the mail lies in the mailbox, and whose effect is the
 * same however often they are used. Nothing is stored: the signature says that we wrote the link.
 */
export type SignedLinks = {
	/** @param id of the person, the sign-up or the saved search that the link is about */
	sign(purpose: LinkPurpose, id: string): string;
	/** The id in a token of this purpose; null for one that we did not write. */
	read(purpose: LinkPurpose, token: string): string | null;
};

export function createSignedLinks(secret: string): SignedLinks {
	const signatureOf = (purpose: LinkPurpose, id: string) =>
		createHmac("sha256", `links:${secret}`).update(`${purpose}:${id}`).digest("base64url");
	return {
		sign: (purpose, id) => `${id}.${signatureOf(purpose, id)}`,
		read(purpose, token) {
			const dot = token.lastIndexOf(".");
			const id = token.slice(0, Math.max(0, dot));
			const given = Buffer.from(token.slice(dot + 1));
			const right = Buffer.from(signatureOf(purpose, id));
			return given.length === right.length && timingSafeEqual(given, right) ? id : null;
		},
	};
}

/** The path that unsubscribes from a list without signing in. */
export function unsubscribeAddress(links: SignedLinks, list: UnsubscribeList, id: string): string {
	return `/unsubscribe/${list}/${links.sign(`unsubscribe-${list}`, id)}`;
}
