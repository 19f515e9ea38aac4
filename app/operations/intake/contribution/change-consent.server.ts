import {
	addReceipt,
	getNewestReceipt,
} from "#app/data/intake/contribution/consent-receipts.server.ts";
import {
	setConsent,
	setContribution,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { holdPublished } from "#app/data/intake/contribution/published-own.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { limits } from "#app/domain/base/limits.ts";
import { type ConsentPart, receiptWording } from "#app/domain/intake/contribution/consent.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Gives parts of the consent or takes them back, from now on. What was agreed to before stays as it was written; the
 * same again writes nothing.
 */
export function changeConsent(
	services: Uses<"clock" | "database" | "jobs" | "library" | "limits" | "log">,
	{ person, now }: MemberRequest,
	id: string,
	parts: ConsentPart[],
): Promise<{ success: true; message: string } | Failure> {
	return withUnexpectedFailure(services, contributing.failed, async () => {
		const wait = await services.limits.consume(limits.savePerPerson, person.id);
		if (wait) return rateLimited(wait);
		const result = await services.database.transaction(async (transaction) => {
			const contribution = await holdPublished(transaction, id, person.id);
			if (!contribution) return rejected(contributing.missing, 404);
			const { resumeId, withdrawnAt } = contribution;
			if (!resumeId || withdrawnAt) return rejected(contributing.alreadyWithdrawn, 409);
			const last = await getNewestReceipt(transaction, id);
			const isSame = last?.parts.join() === parts.join();
			if (isSame) return { success: true as const, message: contributing.consentSame };
			const givenAt = latest(now, last?.givenAt);
			const wording = receiptWording(parts);
			await addReceipt(transaction, { contributionId: id, givenAt, parts, wording });
			await setConsent(transaction, resumeId, parts);
			await setContribution(transaction, id, { touchedAt: now });
			return { success: true as const, message: contributing.consentSaved };
		});
		if (result.success) await libraryChanged(services);
		return result;
	});
}

/** The newest receipt holds: none has the time of the one before it. */
const latest = (now: Date, before: Date | undefined): Date =>
	before && before >= now ? new Date(before.getTime() + 1) : now;
