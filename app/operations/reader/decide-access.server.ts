import { askTogether, type Connection } from "#app/data/base/database.server.ts";
import { getResumeState } from "#app/data/library/resumes.server.ts";
import { getRights, getUnlock, type Rights } from "#app/data/reader/rights.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import {
	type AccessDecision,
	type AccessFacts,
	decideResumeAccess,
	isReadableNow,
	isUpgradeMatter,
} from "#app/domain/reader/access.ts";
import { awaitsRenewal } from "#app/domain/reader/entitlements.ts";
import { refreshLapsed } from "#app/operations/billing/refresh-lapsed.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * The access decision by what is stored, and again after asking the payment provider when a renewal is due and would
 * decide. Every door that one person opens asks this one.
 * @param options.facts where they have been read
 * @param options.isEnough whether a decision gives what the door asks for: then nobody is asked
 * @throws when the provider cannot be asked
 */
export async function decideAccess(
	services: Uses<"database" | "renewals">,
	person: Person | null,
	resumeId: string,
	now: Date,
	options: { facts?: AccessFacts; isEnough?: (decision: AccessDecision) => boolean } = {},
): Promise<AccessDecision> {
	const load = () => loadAccessFacts(services.database, person, resumeId);
	const { facts = await load(), isEnough = isReadableNow } = options;
	const decision = decideResumeAccess(facts, now);
	const { subscription } = facts;
	if (!person || !subscription || !awaitsRenewal(subscription, now)) return decision;
	if (isEnough(decision) || (!decision.allowed && !isUpgradeMatter(decision.reason))) {
		return decision;
	}
	await refreshLapsed(services, person, now);
	return decideResumeAccess(await load(), now);
}

/** Everything that the decision asks for, read in one transaction or from the pool. */
export async function loadAccessFacts(
	connection: Connection,
	person: Person | null,
	resumeId: string,
): Promise<AccessFacts & Pick<Rights, "subscription">> {
	if (!person) {
		return {
			person: null,
			resume: await getResumeState(connection, resumeId),
			subscription: null,
			grants: [],
			packs: [],
			unlock: null,
			freeUsed: 0,
		};
	}
	const [resume, rights, unlock] = await askTogether(connection, (together) => [
		getResumeState(together, resumeId),
		getRights(together, person.id, person.mailboxHash),
		getUnlock(together, person.id, resumeId),
	]);
	return { person: { emailConfirmed: person.emailConfirmed }, resume, ...rights, unlock };
}
