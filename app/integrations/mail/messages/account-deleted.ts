import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells the former owner of an account that it is gone, and what is not.
 *
 * @param message.kept a finished sentence for each thing that was kept, with the reason; it must name all
 */
export function accountDeletedMail(message: {
	brand: MailBrand;
	kept: readonly string[];
}): MailContent {
	const { brand, kept } = message;
	return renderMail(brand, {
		subject: `Your ${brand.name} account was deleted`,
		preheader: "What is gone, and what was kept.",
		heading: "Your account was deleted",
		paragraphs: [
			`Your ${brand.name} account was deleted, with your library and your settings. This cannot be undone. Every device was signed out.`,
			...(kept.length === 0
				? ["Nothing was kept."]
				: ["This is all that was kept, and why:", { points: kept.map((text) => ({ text })) }]),
		],
		askSupport: "If you did not delete it, write at once to",
		smallPrint: ["This is the last email about this account."],
	});
}
