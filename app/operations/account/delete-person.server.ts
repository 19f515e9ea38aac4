import { brand } from "#app/content/brand.ts";
import { removeSignup } from "#app/data/account/newsletter.server.ts";
import { lockPerson } from "#app/data/account/passwords.server.ts";
import { removePerson } from "#app/data/account/people.server.ts";
import { removeMessages } from "#app/data/admin/contact-messages.server.ts";
import { countDoneTo } from "#app/data/admin/person-file.server.ts";
import { isLastOwner } from "#app/data/admin/team.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { countCancellations, forgetWhoLeft } from "#app/data/billing/cancellations.server.ts";
import { findOpenCheckouts, mayStillPay } from "#app/data/billing/checkouts.server.ts";
import { partCustomers } from "#app/data/billing/customers.server.ts";
import { findPromises } from "#app/data/billing/promises.server.ts";
import { lockPacks, removeGivenPacks } from "#app/data/billing/purchases.server.ts";
import { forgetViewer } from "#app/data/library/views.server.ts";
import { countPayments, getRights } from "#app/data/reader/rights.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { willBeCharged } from "#app/domain/billing/subscription-mapping.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { closeCheckout } from "#app/operations/billing/close-checkout.server.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import { leaveContributions } from "#app/operations/intake/contribution/leave-library.server.ts";
import type { Uses } from "#app/services.ts";
import { confirmPassword, passwordChanged, stillHasPassword } from "./confirm-password.server.ts";

/**
 * Deletes an account: the sign-in, the sessions, the unlocked resumes, the reading history, the kept
 * lines, the review checklist, the preferences, the messages to us and the address in the newsletter. What was paid stays for
 * accounting, without the person. What they contributed is withdrawn, unless they say that it stays. Refused while a
 * subscription would go on charging.
 */
export function deleteAccount(
	services: Uses<
		"authenticator" | "clock" | "database" | "hashMailbox" | "jobs" | "library" | "limits" | "log"
	>,
	{ person, now }: MemberRequest,
	{ currentPassword, resumesStay }: { currentPassword: string; resumesStay?: "yes" | undefined },
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, messages.settings.failed, async () => {
		const confirmed = await confirmPassword(services, person.id, currentPassword);
		if (!confirmed.success) return confirmed;
		const result = await services.database.transaction(async (transaction) => {
			if (!(await stillHasPassword(transaction, person.id, confirmed.hash))) return passwordChanged;
			const leaving = { now, resumesStay: resumesStay !== undefined };
			return removeAccount(services, transaction, person, leaving);
		});
		if (result.success && result.hasWithdrawn) await libraryChanged(services);
		return result;
	});
}

type Leaving = { now: Date; resumesStay?: boolean; bySupport?: boolean };

/**
 * What deleting an account does, for its person and for support. The caller tells when the library has changed.
 * @param how.bySupport the owner does it; the mail says so
 */
export async function removeAccount(
	services: Uses<"hashMailbox" | "jobs">,
	transaction: Transaction,
	person: Person,
	{ now, resumesStay = false, bySupport = false }: Leaving,
): Promise<{ success: true; hasWithdrawn: boolean } | Failure> {
	await lockPerson(transaction, person.id, "update");
	const rights = await getRights(transaction, person.id, person.mailboxHash);
	if (rights.subscription && willBeCharged(rights.subscription)) {
		return rejected(messages.settings.deleteSubscribed, 409);
	}
	if (await isLastOwner(transaction, person.id)) {
		return rejected(messages.settings.deleteLastOwner, 409);
	}
	const promises = await findPromises(transaction, person);
	// Before what they contributed, and packs last: in this order a takedown locks them.
	await removeMessages(transaction, person);
	const contributions = await leaveContributions(services, transaction, person, {
		now,
		resumesStay,
	});
	const maySettle = await mayStillPay(transaction, person.id, now);
	const kept = await describeKept(transaction, person, {
		contributions: contributions.kept,
		usedFreeAllowance: rights.freeUsed > 0,
		usedPromises: promises.length > 0,
		maySettle,
		isInOurLog: bySupport || (await countDoneTo(transaction, person.id)) > 0,
	});
	// Nobody could use what is paid there.
	for (const { sessionId } of await findOpenCheckouts(transaction, person.id, now)) {
		await closeCheckout(services, transaction, sessionId);
	}
	await removeSignup(transaction, person.email);
	await forgetViewer(transaction, person.id);
	await lockPacks(transaction, { userId: person.id });
	await removeGivenPacks(transaction, person.id);
	await partCustomers(transaction, person.id, maySettle ? person.mailboxHash : null);
	await forgetWhoLeft(transaction, person.id);
	await removePerson(transaction, person.id);
	await services.jobs.enqueue(
		"send-mail",
		{ message: "account-deleted", to: person.email, kept, ...(bySupport && { bySupport }) },
		// A form that was posted twice has deleted one account.
		{ key: `account-deleted:${person.id}`, transaction: jobTransaction(transaction) },
	);
	return { success: true, hasWithdrawn: contributions.isWithdrawn };
}

/** What stays, each with its reason, as the mail says it. */
async function describeKept(
	transaction: Transaction,
	person: Person,
	used: {
		contributions: string[];
		usedFreeAllowance: boolean;
		usedPromises: boolean;
		maySettle: boolean;
		isInOurLog: boolean;
	},
): Promise<string[]> {
	const { contributions, usedFreeAllowance, usedPromises, maySettle, isInOurLog } = used;
	const payments = await countPayments(transaction, person.id);
	const cancellations = await countCancellations(transaction, person.id);
	return [
		...(payments > 0
			? [
					`The records of your ${payments === 1 ? "payment" : `${payments} payments`}, with the payment provider's numbers and without your name or address: the law requires us to keep accounts.`,
				]
			: []),
		...(usedFreeAllowance
			? [
					`A code that says that the free resume of your address has been used, and cannot be turned back into the address: ${brand.name} gives one to each mailbox.`,
				]
			: []),
		...(usedPromises
			? [
					"A code that is made from your address, and cannot be turned back into it, beside the numbers of payments that used the money-back guarantee or the cheaper first month, or that were disputed: each mailbox has these once.",
				]
			: []),
		...(maySettle
			? [
					"Your number at the payment provider and a code that is made from your address, until the page on which you could pay is closed or the payment there is settled, the number for some days more: so that no payment goes astray.",
				]
			: []),
		...(cancellations > 0
			? [
					"The reason that you chose when you canceled, and how satisfied you were, without your own words and without you: so that we can do better.",
				]
			: []),
		...(isInOurLog
			? [
					"What we did about your account by hand, and why, under a number that now belongs to nobody: so that we can answer for it.",
				]
			: []),
		...contributions,
		"The entry of this email in our queue: your address in it until it is sent, the rest a week longer; if it cannot be sent, all of it for two weeks, so that we can try again.",
	];
}
