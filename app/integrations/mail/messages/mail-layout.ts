import { renderHtml } from "./mail-html.ts";
import { renderText } from "./mail-text.ts";

/** One look for every mail: HTML and plain text made from the same few parts. */

/** The words of the site, passed in so that a mail knows nothing of where they are kept. */
export type MailBrand = { name: string; supportAddress: string; url: string };

export type MailLink = { label: string; url: string };

/** A sentence, or one that ends in a link. */
export type MailSentence = { text: string; link?: MailLink };

/** One point of a list: a sentence, or a title in bold with its text under it. */
export type MailPoint = { title?: string; text: string };

/**
 * Text whose line ends stay. What somebody else wrote is quoted, so that no line of it looks like one of
 * ours.
 */
export type MailLines = { lines: readonly string[]; isQuoted: boolean };

/** A paragraph, lines, a list of points, or a list of links with a quiet line under each. */
export type MailBlock =
	| string
	| MailLines
	| { points: readonly MailPoint[] }
	| { links: readonly (MailLink & { note: string })[] };

export type MailParts = {
	subject: string;
	/** What a mailbox shows beside the subject, before the mail is opened. */
	preheader: string;
	heading: string;
	/** Plain sentences, and lists between them; nothing in them is read as markup. */
	paragraphs: readonly MailBlock[];
	button?: MailLink;
	/** Stands under the button. */
	afterButton?: MailSentence;
	/** A sentence that ends in the address of support, where writing there is the one thing to do. */
	askSupport?: string;
	/** Quiet lines at the end: why this mail came and what to do when it was not asked for. */
	smallPrint: readonly (string | MailSentence)[];
};

export type MailContent = { subject: string; html: string; text: string };

/**
 * A mail in HTML and in text. Everything that is passed in is escaped; nothing is loaded from anywhere;
 * colours stand inline, and once more for readers that know dark mode.
 *
 * @throws RangeError for an address that is not http or https
 */
export function renderMail(brand: MailBrand, parts: MailParts): MailContent {
	return { subject: parts.subject, html: renderHtml(brand, parts), text: renderText(brand, parts) };
}
