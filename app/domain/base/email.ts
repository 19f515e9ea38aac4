import { z } from "zod";
import * as messages from "#app/domain/base/messages/account.ts";

/** The one form in which an address is stored and compared: normalised, trimmed, lower case. */
export function normaliseEmail(email: string): string {
	return email.normalize("NFKC").trim().toLowerCase();
}

/**
 * An e-mail field. Normalised first and checked after, so that no look-alike passes the check and becomes
 * something else; ASCII only, so that two addresses that look the same are the same.
 */
export const emailSchema = z
	.string({ error: messages.email.missing })
	.transform(normaliseEmail)
	.pipe(
		z
			.string()
			.min(1, messages.email.missing)
			.max(254, messages.email.invalid)
			.regex(
				/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/u,
				messages.email.invalid,
			),
	);

/**
 * The mailbox behind an address: without "+tag", and at Gmail without dots, which it does not look at. Two
 * addresses with the same mailbox share one free allowance, and the mails that it may get.
 */
export function mailboxOf(email: string): string {
	const normal = normaliseEmail(email);
	const at = normal.lastIndexOf("@");
	const plus = normal.indexOf("+");
	const name = normal.slice(0, plus > 0 && plus < at ? plus : at);
	const host = normal.slice(at);
	return /^@(?:gmail|googlemail)\.com$/u.test(host)
		? `${name.replaceAll(".", "")}@gmail.com`
		: name + host;
}
