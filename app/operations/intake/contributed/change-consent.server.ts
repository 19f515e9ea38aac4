import {
	addConsent,
	findReceipts,
	holdPublished,
} from "#app/data/intake/contributed/published-contributions.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { limits } from "#app/domain/base/limits.ts";
import { contributed as sentences } from "#app/domain/base/messages/contributed.ts";
import { type ConsentPart, consentWording } from "#app/domain/intake/contributed/consent.ts";
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
	return withUnexpectedFailure(services, sentences.failed, async () => {
		const wait = await services.limits.consume(limits.savePerPerson, person.id);
		if (wait) return rateLimited(wait);
		const result = await services.database.transaction(async (transaction) => {
			const contribution = await holdPublished(transaction, id, person.id);
			if (!contribution) return rejected(sentences.missing, 404);
			const { resumeId, withdrawnAt } = contribution;
			if (!resumeId || withdrawnAt) return rejected(sentences.alreadyWithdrawn, 409);
			const [last] = await findReceipts(transaction, id);
			const isSame = last?.parts.join() === parts.join();
			if (isSame) return { success: true as const, message: sentences.consentSame };
			const receipt = { parts, wording: consentWording(parts), now: latest(now, last?.givenAt) };
			await addConsent(transaction, { id, resumeId }, receipt);
			return { success: true as const, message: sentences.consentSaved };
		});
		if (result.success) await libraryChanged(services);
		return result;
	});
}

/** The newest receipt holds: none has the time of the one before it. */
const latest = (now: Date, before: Date | undefined): Date =>
	before && before >= now ? new Date(before.getTime() + 1) : now;
