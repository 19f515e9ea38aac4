import { addSignup, confirmSignup } from "#app/data/account/newsletter.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import type { SignupSource } from "#app/domain/account/newsletter.ts";
import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import { mayMail } from "#app/operations/account/mail-links.server.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Adds an address to the newsletter's list and asks its owner by email. The form tells when the address is on the
 * list already, as the specification wants it; a pending address gets the email again.
 */
export function joinNewsletter(
	services: Uses<"database" | "jobs" | "limits" | "log">,
	signup: { email: string; source: SignupSource },
	browser: BrowserRequest,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, messages.newsletter.failed, async () => {
		const wait = await services.limits.consume(limits.newsletterPerNetwork, browser.network);
		if (wait) return rateLimited(wait);
		const writes = await mayMail(services, signup.email);
		const before = await services.database.transaction(async (transaction) => {
			const added = await addSignup(transaction, { ...signup, now: browser.now });
			if (writes && added.before !== "active") {
				// A form that was posted twice asks once.
				const minute = browser.now.toISOString().slice(0, 16);
				await services.jobs.enqueue(
					"send-mail",
					{ message: "confirm-newsletter", signupId: added.id },
					{
						key: `confirm-newsletter:${added.id}:${minute}`,
						transaction: jobTransaction(transaction),
					},
				);
			}
			return added.before;
		});
		const isListed = before === "active" || before === "pending";
		return isListed ? rejected(messages.newsletter.registered, 409) : { success: true };
	});
}

/** The owner of an address agrees, by the link of the mail. The same however often it is used. */
export async function confirmNewsletter(
	services: Uses<"database" | "links">,
	token: string,
	now: Date,
): Promise<boolean> {
	const id = services.links.read("confirm-newsletter", token);
	return id !== null && confirmSignup(services.database, id, now);
}
