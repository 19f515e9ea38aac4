import { count } from "#app/domain/base/count.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/** A resume as an alert names it: what its card says to everybody, and the address of its page. */
export type AlertedResume = { title: string; note: string; url: string };

const mostShown = 10;

/**
 * What is new for a saved search. It is sent with the headers of `oneClickUnsubscribe`.
 *
 * @param message.resumes the newest first; the first ten are shown
 * @param message.rhythm "at once" or "once a week"
 * @param message.unsubscribeUrl ends the emails about this search without signing in
 * @param message.searchesUrl where the member's searches are changed
 * @throws RangeError without a resume
 */
export function searchAlertMail(message: {
	brand: MailBrand;
	name: string;
	rhythm: string;
	resumes: readonly AlertedResume[];
	searchUrl: string;
	unsubscribeUrl: string;
	searchesUrl: string;
}): MailContent {
	const { brand, name, resumes, rhythm, searchUrl, unsubscribeUrl, searchesUrl } = message;
	if (resumes.length === 0) throw new RangeError("An alert names at least one resume");
	const shown = resumes.slice(0, mostShown);
	const news = `${count(resumes.length, "new resume")}`;
	const some = shown.length < resumes.length ? ` Here are ${shown.length} of them:` : "";
	return renderMail(brand, {
		subject: `${news}: ${name}`,
		preheader: shown[0]?.title ?? news,
		heading: `New: ${name}`,
		paragraphs: [
			`${news} ${resumes.length === 1 ? "matches" : "match"} a search that you saved.${some}`,
			{ links: shown.map(({ title, url, note }) => ({ label: title, url, note })) },
		],
		button: { label: "Open the search", url: searchUrl },
		smallPrint: [
			`You get this email because you saved this search at ${brand.name} and chose to hear of it ${rhythm}.`,
			{ text: "No more about this search?", link: { label: "Unsubscribe", url: unsubscribeUrl } },
			{ text: "Want it less often?", link: { label: "Change your searches", url: searchesUrl } },
		],
	});
}
