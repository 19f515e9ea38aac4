import { renderHtml } from "./mail-html.ts";
import type { MailBrand, MailParts } from "./mail-parts.ts";
import { renderText } from "./mail-text.ts";

/** One look for every mail: HTML and plain text made from the same few parts. */

export type MailContent = { subject: string; html: string; text: string };

/**
 * A mail in HTML and in text. Everything that is passed in is escaped; nothing is loaded from anywhere;
 * colors stand inline, and once more for readers that know dark mode.
 *
 * @throws RangeError for an address that is not http or https
 */
export function renderMail(brand: MailBrand, parts: MailParts): MailContent {
	return { subject: parts.subject, html: renderHtml(brand, parts), text: renderText(brand, parts) };
}
