import { findPasskeys } from "#app/data/account/passkeys.server.ts";
import { getStepUp } from "#app/data/admin/team.server.ts";
import type { Connection } from "#app/data/base/database.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { isStepUpFresh } from "#app/domain/admin/owner-session.ts";
import { passkeys as words } from "#app/domain/base/messages/passkeys.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";

type StepUp = Awaited<ReturnType<typeof getStepUp>>;

/**
 * Whether a session has to use a passkey before it changes the passkeys of its account. With a role they open the
 * dashboard, and the password alone comes with the mailbox. Of an account that has none yet the password adds the first.
 * @param keys how many passkeys the account has
 */
export const isKeyAsked = (session: StepUp, keys: number, now: Date): boolean =>
	keys > 0 && Boolean(session?.role) && !isStepUpFresh(session?.passkeyUsedAt ?? null, now);

/**
 * What a person is told who may not change their passkeys now; null for one who may.
 * @param added a key that does not count: it is being added
 */
export async function refuseWithoutKey(
	connection: Connection,
	{ person, sessionId, now }: MemberRequest,
	added?: string,
): Promise<Failure | null> {
	const session = await getStepUp(connection, sessionId);
	// It has ended meanwhile, as by a reset.
	if (!session) return rejected(words.refused, 401);
	const keys = (await findPasskeys(connection, person.id)).filter(({ id }) => id !== added);
	return isKeyAsked(session, keys.length, now) ? rejected(words.needsKey, 403) : null;
}
