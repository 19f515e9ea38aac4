import { getEmailPreferences } from "#app/data/account/email-preferences.server.ts";
import { findPasskeys } from "#app/data/account/passkeys.server.ts";
import { getPasswordHash } from "#app/data/account/passwords.server.ts";
import { findIdentities, getMemberSince } from "#app/data/account/people.server.ts";
import { findSessions } from "#app/data/account/sessions.server.ts";
import { getStepUp } from "#app/data/admin/team.server.ts";
import { askTogether } from "#app/data/base/database.server.ts";
import { getSealedSize } from "#app/data/insights/sealed-comparisons.server.ts";
import { findOwnPublished } from "#app/data/intake/contribution/published-own.server.ts";
import type { EmailPreferences } from "#app/domain/account/email-preferences.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import { fileSize } from "#app/domain/intake/upload-rules.ts";
import { describeBrowser } from "#app/integrations/browser-name.server.ts";
import { orNullOf } from "#app/operations/base/or-null.server.ts";
import type { Uses } from "#app/services.ts";
import { isKeyAsked } from "./passkeys/ask-for-key.server.ts";

/** What the settings show of an account. */
export type AccountSettings = {
	memberSince: string | null;
	hasPassword: boolean;
	signsInWithGoogle: boolean;
	/** Null when they could not be read; the rest of the page does not fail for it. */
	preferences: EmailPreferences | null;
	passkeys: { id: string; name: string; added: string; lastUsed: string | null }[];
	/** Whether the passkeys are changed only after one of them was used. */
	isPasskeyAsked: boolean;
	sessions: DeviceSession[];
	/** The encrypted comparisons in the account; null of none. */
	sealed: { size: string; since: string } | null;
	/** The resumes that the person has contributed, published and not withdrawn. */
	contributed: { id: string; title: string }[];
};

export type DeviceSession = {
	id: string;
	browser: string;
	network: string;
	lastActive: string;
	isCurrent: boolean;
};

export async function readSettings(
	services: Uses<"clock" | "database" | "log">,
	{ person, sessionId, now }: MemberRequest,
): Promise<AccountSettings> {
	const { database, log, clock } = services;
	const { id } = person;
	const [
		memberSince,
		sessions,
		contributed,
		sealed,
		passwordHash,
		identities,
		preferences,
		passkeys,
		stepUp,
	] = await askTogether(database, (connection) => [
		getMemberSince(connection, id),
		findSessions(connection, id, clock()),
		findOwnPublished(connection, id),
		getSealedSize(connection, id),
		getPasswordHash(connection, id),
		findIdentities(connection, id),
		orNullOf(log)(getEmailPreferences(connection, id), "The email preferences could not be read"),
		findPasskeys(connection, id),
		getStepUp(connection, sessionId),
	]);
	return {
		memberSince: memberSince && formatLongDate(memberSince),
		hasPassword: passwordHash !== null,
		signsInWithGoogle: identities.length > 0,
		preferences,
		passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
			id,
			name: name || "Passkey",
			added: formatLongDate(createdAt),
			lastUsed: lastUsedAt && formatMoment(lastUsedAt),
		})),
		isPasskeyAsked: isKeyAsked(stepUp, passkeys.length, now),
		sessions: sessions.map(({ id, userAgent, ipAddress, updatedAt }) => ({
			id,
			browser: describeBrowser(userAgent),
			network: ipAddress || "unknown network",
			lastActive: formatMoment(updatedAt),
			isCurrent: id === sessionId,
		})),
		sealed: sealed && {
			size: fileSize(sealed.bytes),
			since: formatLongDate(sealed.keptAt),
		},
		contributed: contributed.map(({ id, title }) => ({ id, title: title ?? "" })),
	};
}
