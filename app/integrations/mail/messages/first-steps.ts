import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

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
