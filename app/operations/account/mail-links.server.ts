import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { mailboxOf } from "#app/domain/base/email.ts";
import { type Limit, limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import {
	type Failure,
	rateLimited,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/** Emails a new confirmation link if there is an unconfirmed account. The response never tells. */
export function resendConfirmation(
	services: Uses<"jobs" | "limits" | "log">,
	email: string,
	returnTo: string,
	browser: BrowserRequest,
): Promise<{ success: true } | Failure> {
	const job = { message: "confirm-email", to: email, returnTo } as const;
	return withUnexpectedFailure(services, messages.resend.failed, () =>
		mailOnRequest(services, job, browser),
	);
}

/** Emails a link to choose a new password if there is an account. The response never tells. */
export function requestPasswordReset(
	services: Uses<"jobs" | "limits" | "log">,
	email: string,
	returnTo: string,
	browser: BrowserRequest,
): Promise<{ success: true } | Failure> {
	const job = { message: "reset-password", to: email, returnTo } as const;
	return withUnexpectedFailure(services, messages.reset.failed, () =>
		mailOnRequest(services, job, browser),
	);
}

/** The job that writes the email finds out whether there is an account, after the response. */
async function mailOnRequest(
	services: Uses<"jobs" | "limits">,
	job: { message: "confirm-email" | "reset-password"; to: string; returnTo: string },
	browser: BrowserRequest,
): Promise<{ success: true } | Failure> {
	const wait = await services.limits.consume(limits.mailPerNetwork, browser.network);
	if (wait) return rateLimited(wait);
	const limit = job.message === "reset-password" ? limits.resetPerAddress : limits.mailPerAddress;
	if (await mayMail(services, job.to, limit)) await services.jobs.enqueue("send-mail", job);
	return { success: true };
}

/** Counts a mail to the mailbox behind an address: "+tags" lead to one. Over the limit nothing is sent and nothing is said: its owner has enough. */
export async function mayMail(
	services: Uses<"limits">,
	address: string,
	limit: Limit = limits.mailPerAddress,
): Promise<boolean> {
	return (await services.limits.consume(limit, mailboxOf(address))) === null;
}
