import { putSealed } from "#app/data/insights/sealed-comparisons.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { limits } from "#app/domain/base/limits.ts";
import { keeping as sentences } from "#app/domain/base/messages/keeping-readings.ts";
import { isBox } from "#app/domain/insights/own/sealed-readings.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Keeps a box that a member's browser has sealed. What is in it we cannot know; that it is one, and how large it is,
 * we can.
 * @param sealed null of one that was larger than may be sent
 * @param replaces the SHA-256 of the box that the browser has seen; empty of none
 * @returns a failure of status 409 when another browser was quicker
 */
export function keepSealed(
	services: Uses<"database" | "limits" | "log">,
	{ person, now }: MemberRequest,
	sealed: Uint8Array | null,
	replaces: string,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, sentences.notInAccount, async () => {
		const wait = await services.limits.consume(limits.sealPerPerson, person.id);
		if (wait) return rateLimited(wait);
		if (!sealed) return rejected(sentences.tooLarge, 413);
		if (!isBox(sealed)) return rejected(sentences.noBox);
		const box = { sealed, keptAt: now };
		return (await putSealed(services.database, person.id, box, replaces))
			? { success: true }
			: rejected(sentences.changedElsewhere, 409);
	});
}
