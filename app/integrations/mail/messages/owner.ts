import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

const why =
	"You get this email because you run this site. OWNER_MAILS says which of these are sent.";

/**
 * Tells the owner once a day what waits, and what the day before has brought.
 *
 * @param message.waiting a sentence for each kind, with the page where it is dealt with
 * @param message.news a sentence for each thing that came in
 */
export function ownerDailyMail(message: {
	brand: MailBrand;
	day: string;
	waiting: readonly { text: string; url: string }[];
	news: readonly string[];
	overviewUrl: string;
}): MailContent {
	const { brand, day, waiting, news, overviewUrl } = message;
	const [first] = waiting;
	return renderMail(brand, {
		subject: first ? `${brand.name}: ${waitingWords(waiting.length)}` : `${brand.name}: yesterday`,
		preheader: first?.text ?? news.join("; "),
		heading: day,
		paragraphs: [
			...(first
				? [
						"This waits for you:",
						{
							links: waiting.map(({ text, url }) => ({
								label: text,
								url,
								note: "Open in the dashboard",
							})),
						},
					]
				: ["Nothing waits for you."]),
			...(news.length > 0 ? ["Yesterday (UTC) brought:", { points: news }] : []),
		],
		button: { label: "Open the dashboard", url: overviewUrl },
		smallPrint: [why],
	});
}

const waitingWords = (kinds: number) =>
	kinds === 1 ? "something waits for you" : `${kinds} kinds of things wait for you`;

/**
 * Tells the owner of one thing at once.
 *
 * @param message.url the page about it
 */
export function ownerAlertMail(message: {
	brand: MailBrand;
	title: string;
	text: string;
	url: string;
}): MailContent {
	const { brand, title, text, url } = message;
	return renderMail(brand, {
		subject: `${brand.name}: ${title}`,
		preheader: text,
		heading: title,
		paragraphs: [text],
		button: { label: "Open in the dashboard", url },
		smallPrint: [why],
	});
}
