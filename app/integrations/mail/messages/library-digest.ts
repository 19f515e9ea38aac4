import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/** A resume as the digest shows it: what is public, and the address of its page. */
export type DigestResume = {
	title: string;
	company: string;
	role: string;
	url: string;
	/** What it did well, in a few words: "2 pages, 18 bullets, 12 with a number". */
	note?: string;
};

const mostShown = 6;

/**
 * The monthly "new in the library". A marketing mail: it is sent with the headers of `oneClickUnsubscribe`,
 * and not at all for a month without new resumes.
 *
 * @param message.month such as "November 2026"
 * @param message.added how many resumes came in that month
 * @param message.resumes some of them; the first six are shown
 * @param message.unsubscribeUrl ends these mails without signing in
 * @param message.settingsUrl only for the owner of an account: where these mails are chosen
 * @throws RangeError without a resume to show, and for an address that is not http or https
 */
export function libraryDigestMail(message: {
	brand: MailBrand;
	month: string;
	added: number;
	resumes: readonly DigestResume[];
	browseUrl: string;
	unsubscribeUrl: string;
	settingsUrl?: string;
}): MailContent {
	const { brand, month, added, browseUrl, unsubscribeUrl, settingsUrl } = message;
	const shown = message.resumes.slice(0, mostShown);
	if (shown.length === 0) throw new RangeError("A digest shows at least one resume");
	const count = added === 1 ? "1 resume was" : `${added.toLocaleString("en-US")} resumes were`;
	return renderMail(brand, {
		subject: `New in the ${brand.name} library: ${month}`,
		preheader: `${count} added in ${month}.`,
		heading: "New in the library",
		paragraphs: [
			`${count} added in ${month}. ${introduce(shown.length, added)}`,
			{
				links: shown.map(({ title, company, role, url, note }) => ({
					label: title,
					url,
					note: [company, role, ...(note ? [note] : [])].join(" · "),
				})),
			},
			"The page of each resume says where it comes from.",
		],
		button: { label: "Browse the library", url: browseUrl },
		smallPrint: [
			settingsUrl
				? `You get this email because you have an account at ${brand.name} and product updates are switched on.`
				: `You get this email because this address was confirmed for the ${brand.name} newsletter.`,
			{ text: "No more of these?", link: { label: "Unsubscribe", url: unsubscribeUrl } },
			...(settingsUrl
				? [{ text: "Want only some?", link: { label: "Change what we send", url: settingsUrl } }]
				: []),
		],
	});
}

function introduce(shown: number, added: number): string {
	if (shown < added) return `Here ${shown === 1 ? "is" : "are"} ${shown} of them:`;
	return shown === 1 ? "Here it is:" : "Here they are:";
}
