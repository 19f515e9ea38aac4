import { count } from "#app/domain/base/count.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBlock, MailBrand } from "./mail-parts.ts";
import { type DigestResume, digestLink } from "./newsletter.ts";

/** A saved search, how many new resumes fit it, and the newest of them. */
export type DigestSearch = {
	name: string;
	found: number;
	url: string;
	resumes: readonly DigestResume[];
	/** How many of the newest were named for a search before it. */
	repeated: number;
};

/**
 * The monthly email of a member whose saved searches have found something. It is sent with the headers of
 * `oneClickUnsubscribe`, in place of the general one.
 *
 * @param message.month such as "November 2026"
 * @param message.added how many resumes came into the library in that month
 * @param message.searches at least one, each with something found
 * @throws RangeError without a search
 */
export function ownDigestMail(message: {
	brand: MailBrand;
	month: string;
	added: number;
	searches: readonly DigestSearch[];
	browseUrl: string;
	searchesUrl: string;
	unsubscribeUrl: string;
	settingsUrl: string;
}): MailContent {
	const { brand, month, added, searches, browseUrl, searchesUrl } = message;
	if (searches.length === 0) throw new RangeError("A digest of one's own has a search");
	return renderMail(brand, {
		subject: `New for your searches at ${brand.name}: ${month}`,
		preheader: searches.map(({ name, found }) => `${name}: ${found}`).join(", "),
		heading: "New for your searches",
		paragraphs: [
			...searches.flatMap(partOf),
			`In all, ${count(added, "resume")} came into the library in ${month}. The page of each says where it comes from.`,
		],
		button: { label: "Browse the library", url: browseUrl },
		smallPrint: [
			`You get this email because you have saved searches at ${brand.name} and product updates are switched on.`,
			{ text: "No more of these?", link: { label: "Unsubscribe", url: message.unsubscribeUrl } },
			{ text: "Other searches?", link: { label: "Change your searches", url: searchesUrl } },
			{ text: "Want only some?", link: { label: "Change what we send", url: message.settingsUrl } },
		],
	});
}

function partOf({ name, found, url, resumes, repeated }: DigestSearch): (MailBlock | null)[] {
	const rest = found - resumes.length - repeated;
	const links = [
		...resumes.map(digestLink),
		...(rest > 0 ? [{ label: "Open the search", url, note: `${rest} more` }] : []),
	];
	const some = found > repeated ? `${repeated} of them ` : found > 1 ? "all " : "";
	const above = repeated > 0 ? `, ${some}named above` : "";
	return [`${name}: ${count(found, "new resume")}${above}`, links.length > 0 ? { links } : null];
}
