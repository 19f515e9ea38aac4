import { plans } from "#app/domain/billing/plans.ts";
import { rewardRules } from "#app/domain/intake/contribution/contributor-limits.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import { type MailBrand, ownerLines } from "./mail-parts.ts";

const forContributors = "You get this because you began to contribute a resume.";

/** Emails about a resume that its person contributed. The words of the owner are in them, and none of the resume. */
export const contributionMail = {
	/** @param isRewarded it has earned its days already; else those of the year are used up */
	published: (brand: MailBrand, url: string, isRewarded: boolean): MailContent =>
		renderMail(brand, {
			subject: `Your resume is in the ${brand.name} library`,
			preheader: "Please look at it once. You can withdraw it at any time.",
			heading: "Your resume is published",
			paragraphs: [
				isRewarded
					? `Thank you. You have ${rewardRules.published} days of ${plans.pro.name} for it: another email says when they end.`
					: `Thank you. You have had the ${plans.pro.name} days of this year. The ${rewardRules.published} days for this resume wait until there is room for them.`,
				"Please look at its page once. If anything is in it that should not be, withdraw it: that costs nothing.",
			],
			button: { label: "Your resume", url },
			afterButton:
				"There you see how many people read it and what you agreed to, write notes beside its lines, change your consent, and withdraw it.",
			smallPrint: [forContributors],
		}),
	sentBack: (brand: MailBrand, because: string, url: string): MailContent =>
		renderMail(brand, {
			subject: `A question about your resume for ${brand.name}`,
			preheader: "It is your draft again. Nobody else sees it.",
			heading: "What you submitted needs a change",
			paragraphs: [
				"We have read what you submitted, and ask you for this:",
				...ownerLines(because),
			],
			button: { label: "Open your draft", url },
			afterButton: "Change it and submit it again. Until then nobody else sees it.",
			smallPrint: [forContributors],
		}),
	declined: (brand: MailBrand, because: string): MailContent =>
		renderMail(brand, {
			subject: `Your resume will not be published on ${brand.name}`,
			preheader: "It and its file were deleted.",
			heading: "We will not publish your resume",
			paragraphs: [
				"We have read what you submitted and decided not to publish it. This is why:",
				...ownerLines(because),
				"The resume and its file were deleted. What you agreed to is kept, so that you can read it again.",
			],
			smallPrint: [forContributors],
		}),
	noteRemoved: (brand: MailBrand, url: string): MailContent =>
		renderMail(brand, {
			subject: `We removed a note beside your resume on ${brand.name}`,
			preheader: "Your resume and your other notes stay as they are.",
			heading: "One of your notes is gone",
			paragraphs: [
				"We removed a note that you wrote beside a line of your resume. We remove a note when it names someone, leads to a person, or says what has nothing to do with the line.",
				"Your resume and your other notes stay. You can write another note for the line. If you think that we were wrong, answer this email.",
			],
			button: { label: "Your notes", url },
			smallPrint: [forContributors],
		}),
	earlierPublished: (brand: MailBrand, url: string): MailContent =>
		renderMail(brand, {
			subject: `Readers can see the earlier version of your resume on ${brand.name}`,
			preheader: "It stands beside your resume now. You can delete it at any time.",
			heading: "Your earlier version is published",
			paragraphs: [
				"We have read the earlier version that you sent. People who may read your resume can now see both side by side, with what you say about it.",
				"Please look at both once. If anything is in it that should not be, delete it: your resume stays.",
			],
			button: { label: "The earlier version", url },
			smallPrint: [forContributors],
		}),
	earlierRemoved: (brand: MailBrand, url: string): MailContent =>
		renderMail(brand, {
			subject: `We removed the earlier version of your resume on ${brand.name}`,
			preheader: "Your resume stays as it is.",
			heading: "Your earlier version is gone",
			paragraphs: [
				"We removed the earlier version that stood beside your resume, with what you said about it. We remove one when it names someone, leads to a person, or is not yours.",
				"Your resume and your notes stay. You can send another earlier version. If you think that we were wrong, answer this email.",
			],
			button: { label: "The earlier version", url },
			smallPrint: [forContributors],
		}),
	takenDown: (brand: MailBrand, url: string): MailContent =>
		renderMail(brand, {
			subject: `Your resume was taken down from ${brand.name}`,
			preheader: "Nobody can read it here any more.",
			heading: "Your resume was taken down",
			paragraphs: [
				"Someone wrote to us that a resume which you contributed is about them, and asked us to take it down. We did.",
				"It left the library at once. Its document, its files, your notes and the earlier version were deleted, and so was what its entry said. We keep the receipts of what you agreed to, and codes made of the resume. With them we refuse the same file, and near copies where codes could be made of its words. The days of Pro that it earned stay yours.",
				"It cannot be brought back. If the resume is yours and this was a mistake, answer this email: we can let you contribute it again.",
			],
			button: { label: "What we keep", url },
			smallPrint: [forContributors],
		}),
	takenOut: (brand: MailBrand, url: string): MailContent =>
		renderMail(brand, {
			subject: `We took your resume out of the ${brand.name} library`,
			preheader: "Nobody can read it here now.",
			heading: "Your resume is out of the library",
			paragraphs: [
				"We took the resume that you contributed out of the library. Nobody can read it here now. If we put it in again, we tell you.",
				"The days of Pro that it earned stay yours. If you want to know why, answer this email.",
			],
			button: { label: "Your resume", url },
			afterButton: "There you can also withdraw it for good.",
			smallPrint: [forContributors],
		}),
	restored: (brand: MailBrand, url: string): MailContent =>
		renderMail(brand, {
			subject: `Your resume is in the ${brand.name} library again`,
			preheader: "You can withdraw it at any time.",
			heading: "Your resume is back",
			paragraphs: [
				"We had taken the resume that you contributed out of the library, and have put it in again. What you agreed to holds as before.",
			],
			button: { label: "Your resume", url },
			afterButton: "If you do not want it there, withdraw it.",
			smallPrint: [forContributors],
		}),
	ending: (brand: MailBrand, day: string, url: string): MailContent =>
		renderMail(brand, {
			subject: `Your ${brand.name} draft will be deleted on ${day}`,
			preheader: "Open it and save it, and it stays for 90 more days.",
			heading: "Your draft has waited for a long time",
			paragraphs: [
				`You have not touched a draft of your resume for nearly three months. It and its file will be deleted on ${day}.`,
				"If you want to go on with it, open it and save it once.",
			],
			button: { label: "Open your draft", url },
			smallPrint: [forContributors],
		}),
};
