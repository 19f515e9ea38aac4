/** What a mail is made of. */

/** The words of the site, passed in so that a mail knows nothing of where they are kept. */
export type MailBrand = { name: string; supportAddress: string; url: string };

export type MailLink = { label: string; url: string };

/** A sentence, or one that ends in a link. */
export type MailSentence = string | { text: string; link: MailLink };

/** One point of a list: a sentence, or a title in bold with its text under it. */
export type MailPoint = string | { title: string; text: string };

/**
 * Text whose line ends stay. What someone else wrote is quoted, so that no line of it looks like one of
 * ours.
 */
export type MailLines = { lines: readonly string[]; isQuoted: boolean };

/** What the owner has written, in its paragraphs and lines. */
export const ownerLines = (text: string): MailLines[] =>
	text.split(/\n{2,}/u).map((part) => ({ lines: part.split("\n"), isQuoted: false }));

/** A paragraph, lines, a list of points, or a list of links with a quiet line under each. */
export type MailBlock =
	| string
	| MailLines
	| { points: readonly (MailPoint | null)[] }
	| { links: readonly (MailLink & { note: string })[] };

/** Null in a list is a part that this mail leaves out. */
export type MailParts = {
	subject: string;
	/** What a mailbox shows beside the subject, before the mail is opened. */
	preheader: string;
	heading: string;
	/** Plain sentences, and lists between them; nothing in them is read as markup. */
	paragraphs: readonly (MailBlock | null)[];
	button?: MailLink;
	/** Stands under the button. */
	afterButton?: MailSentence;
	/** A sentence that ends in the address of support, where writing there is the one thing to do. */
	askSupport?: string;
	/** Quiet lines at the end: why this mail came and what to do when it was not asked for. */
	smallPrint: readonly (MailSentence | null)[];
};

/** The parts of a list that are not left out. */
export const saidOf = <Part>(parts: readonly (Part | null)[]): Part[] =>
	parts.filter((part) => part !== null);
