import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Asks the owner of an address whether the newsletter may come.
 *
 * @param message.confirmUrl the page with the button that confirms
 */
export function confirmNewsletterMail(message: {
	brand: MailBrand;
	confirmUrl: string;
}): MailContent {
	const { brand, confirmUrl } = message;
	return renderMail(brand, {
		subject: `Confirm your email for the ${brand.name} newsletter`,
		preheader: "One step left. No newsletter comes before you confirm.",
		heading: "Confirm your email",
		paragraphs: [
			`You asked for the ${brand.name} newsletter. Confirm this address and you get one email a month: new resumes in the library, and what they did well.`,
		],
		button: { label: "Confirm email", url: confirmUrl },
		afterButton: "Each newsletter has a link that ends it.",
		smallPrint: [
			`You get this email because this address was entered in a form at ${brand.name}. If that was not you, ignore it: no newsletter comes without your confirmation.`,
		],
	});
}

const tips = [
	{
		title: "Look at the shape before you open one",
		text: "Most resume pages show a drawing of the sheet: one bar for each line, a green tick for each number. Compare three for the job you want. How many pages? How many bullets under the latest job, and how many of them have a tick? Then ask the same of yours.",
	},
	{
		title: "Give the top third ten seconds",
		text: "Read only the top third of the first page for ten seconds, look away, and write down what you remember: the role, the field, one result. Do the same with your own. What you could not write down about yourself is what to move up.",
	},
	{
		title: "Take one bullet apart, then write yours",
		text: "Find a bullet about work like your own and mark three things in it: what was done, how, and what came of it. Write one of yours in that order, with a number that you could explain in an interview. Borrow the order, never the words or the number.",
	},
];

/**
 * Three ways to read other people's resumes, the day after a person joined. A marketing mail: it is sent with
 * the headers of `oneClickUnsubscribe`.
 *
 * @param message.unsubscribeUrl ends marketing mails without signing in
 * @param message.settingsUrl where marketing mails are chosen
 */
export function firstStepsMail(message: {
	brand: MailBrand;
	browseUrl: string;
	unsubscribeUrl: string;
	settingsUrl: string;
}): MailContent {
	const { brand, browseUrl, unsubscribeUrl, settingsUrl } = message;
	return renderMail(brand, {
		subject: `Three ways to read a resume at ${brand.name}`,
		preheader: "What to look for, and what to do with it for your own.",
		heading: "Three ways to read a resume",
		paragraphs: [
			"Reading other people's resumes is easy to do and easy to forget. These three ways leave you with something for your own:",
			{ points: tips },
			"One caution: each page says where its resume comes from. Invented and sample resumes show you how one can be written; they do not show what an employer said yes to.",
		],
		button: { label: "Browse resumes", url: browseUrl },
		smallPrint: [
			`You get this email once, because you joined ${brand.name} and marketing emails are switched on.`,
			{ text: "No more marketing emails?", link: { label: "Unsubscribe", url: unsubscribeUrl } },
			{ text: "Want only some?", link: { label: "Change what we send", url: settingsUrl } },
		],
	});
}

/** A resume as the digest shows it: what is public, and the address of its page. */
export type DigestResume = {
	title: string;
	company: string;
	role: string;
	url: string;
	/** What it did well, in a few words: "2 pages, 18 bullets, 12 with a number". */
	note?: string;
};

/** A resume as a line of a digest. */
export const digestLink = ({ title, company, role, url, note }: DigestResume) => ({
	label: title,
	url,
	note: [company, role, ...(note ? [note] : [])].join(" · "),
});

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
				links: shown.map(digestLink),
			},
			"The page of each resume says where it comes from.",
		],
		button: { label: "Browse the library", url: browseUrl },
		smallPrint: [
			settingsUrl
				? `You get this email because you have an account at ${brand.name} and product updates are switched on.`
				: `You get this email because this address was confirmed for the ${brand.name} newsletter.`,
			{ text: "No more of these?", link: { label: "Unsubscribe", url: unsubscribeUrl } },
			settingsUrl
				? { text: "Want only some?", link: { label: "Change what we send", url: settingsUrl } }
				: null,
		],
	});
}

function introduce(shown: number, added: number): string {
	if (shown < added) return `Here ${shown === 1 ? "is" : "are"} ${shown} of them:`;
	return shown === 1 ? "Here it is:" : "Here they are:";
}
