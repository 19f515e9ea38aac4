import { count } from "#app/domain/base/count.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells a person that they were given Pro or a pack: what it opens, until when, and that it costs nothing.
 *
 * @param message.right what was given
 * @param message.from when it begins, as it is to be read; null when it runs already
 * @param message.until when it ends, as it is to be read
 * @param message.earnedBy what resumes that they contributed did to earn it; null of a gift
 */
export function rightGrantedMail(message: {
	brand: MailBrand;
	right: "pack" | "pro";
	earnedBy?: string | null;
	from: string | null;
	until: string;
	browseUrl: string;
	settingsUrl: string;
}): MailContent {
	const { brand, right, from, until, browseUrl, settingsUrl, earnedBy = null } = message;
	const { name } = plans[right];
	const resumes = count(plans.pack.resumes, "resume");
	const what = right === "pro" ? name : `a ${name}`;
	const when = from ? `from ${from} until ${until}` : `until ${until}`;
	const during = from ? `From ${from} until ${until}` : `Until ${until}`;
	const opens =
		right === "pro"
			? `${during} you can open every resume in the library and download it in every format.`
			: `${during} you can open ${resumes} of your choice, read them as often as you like and download each as a PDF.`;
	return renderMail(brand, {
		subject: `You have been given ${brand.name} ${name} ${when}`,
		preheader: "It costs you nothing, and it does not renew.",
		heading: `You have been given ${what}`,
		paragraphs: [
			earnedBy
				? `${earnedBy}, and this is our thanks. ${opens}`
				: `${brand.name} has given you ${what}. ${opens}`,
			"Nothing is charged, now or later: it ends by itself, and what it opened closes then.",
		],
		button: { label: "Browse resumes", url: browseUrl },
		afterButton: {
			text: "Want to see what you have?",
			link: { label: "Open your settings", url: settingsUrl },
		},
		smallPrint: [
			earnedBy
				? "You get this email because a resume that you contributed has earned this."
				: "You get this email because we added this to your account.",
		],
	});
}

/**
 * Tells a person that a resume they had opened is gone, and that what they spent on it is theirs again. It is
 * about what they have: no marketing mail.
 *
 * @param message.name of the resume, or what else it is known by
 * @param message.until when the pack ends that has the credit again, as it is to be read; null when it was
 *   the free resume
 */
export function resumeWithdrawnMail(message: {
	brand: MailBrand;
	name: string;
	until: string | null;
	browseUrl: string;
	libraryUrl: string;
}): MailContent {
	const { brand, name, until, browseUrl, libraryUrl } = message;
	const given = until
		? `We have put it back into your ${plans.pack.name}: until ${until} you can open another one with it.`
		: "We have given you your free resume back: you can open another one with it, whenever you like.";
	return renderMail(brand, {
		subject: `A resume that you opened was withdrawn from ${brand.name}`,
		preheader: "You get back what you spent on it.",
		heading: "A resume was withdrawn",
		paragraphs: [
			`${name} was withdrawn from the library. You can no longer read it.`,
			given,
			"You do not need to do anything.",
		],
		button: { label: "Browse resumes", url: browseUrl },
		afterButton: {
			text: "Everything else that you have opened is where it was.",
			link: { label: "Open your library", url: libraryUrl },
		},
		smallPrint: ["You get this email because you opened this resume before it was withdrawn."],
	});
}
