import { keepNewest } from "#app/domain/base/keep-newest.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import {
	awaitsRenewal,
	hasRunningPro,
	type ProGrant,
	type Subscription,
} from "#app/domain/reader/entitlements.ts";

/** How many different resumes are read within an hour while the access check fails. */
const mostPerHour = { person: 3, process: 20 };
const hourInMilliseconds = 3_600_000;
// Their rights are kept in memory; the least recent are dropped first.
const maxPeople = 2_000;

/** What a request has found of who asks. */
type Holder = {
	person: { id: string };
	rights: { subscription: Subscription | null; grants: readonly ProGrant[] };
	unlockedAt(now: Date): { id: string }[];
};

export type FailOpen = {
	/** What a person holds now, as their request has read it: for an hour it may let them in. */
	learn(holder: Holder, now: Date): void;
	/** Something was taken from a person: nothing lets them in until it is known again what they hold. */
	forget(personId: string): void;
	/**
	 * Decides whether a signed-in person may read although the access check failed, and reports it.
	 * The counts live in memory, because the database is what has just failed.
	 */
	tryAcquire(person: Person | null, resumeId: string, now: Date, error: unknown): boolean;
	/** Reports a failed check that allows nothing, such as one before a download. */
	reportDenied(person: Person | null, resumeId: string, error: unknown): void;
};

/**
 * The limiter of the last row of the table in docs/access.md: a fault of ours should not cost a member the
 * evening before an interview. A caller may have provoked it, so it opens nothing that was closed: only what the
 * person could read a moment ago without spending anything.
 * @param mode "deny" allows nobody
 * @param report gets every failed check, for the log and the metric
 */
export function createFailOpen(
	mode: "allow" | "deny",
	report: (failure: {
		personId: string | null;
		resumeId: string;
		outcome: "allowed" | "denied";
		error: unknown;
	}) => void,
): FailOpen {
	const known = new Map<string, { holder: Holder; at: number }>();
	let acquired: { personId: string; resumeId: string; at: number }[] = [];

	function couldRead(person: Person, resumeId: string, now: Date): boolean {
		const { holder, at } = known.get(person.id) ?? {};
		const since = now.getTime() - hourInMilliseconds;
		if (!holder || at === undefined || at <= since) return false;
		const { rights, unlockedAt } = holder;
		const { subscription } = rights;
		// It had Pro until a moment ago, and the provider cannot be asked whether it was renewed.
		const isRenewing = subscription !== null && awaitsRenewal(subscription, now);
		return (
			hasRunningPro(rights, now) ||
			(isRenewing && subscription.currentPeriodEnd.getTime() > since) ||
			unlockedAt(now).some(({ id }) => id === resumeId)
		);
	}

	function isWithinLimit(personId: string, resumeId: string, now: Date): boolean {
		const since = now.getTime() - hourInMilliseconds;
		acquired = acquired.filter(({ at }) => at > since);
		const own = acquired.filter((one) => one.personId === personId);
		if (own.some((one) => one.resumeId === resumeId)) return true;
		if (own.length >= mostPerHour.person || acquired.length >= mostPerHour.process) return false;
		acquired.push({ personId, resumeId, at: now.getTime() });
		return true;
	}

	return {
		learn(holder, now) {
			keepNewest(known, holder.person.id, { holder, at: now.getTime() }, maxPeople);
		},
		forget(personId) {
			known.delete(personId);
		},
		tryAcquire(person, resumeId, now, error) {
			const isAllowed =
				mode === "allow" &&
				person?.emailConfirmed === true &&
				couldRead(person, resumeId, now) &&
				isWithinLimit(person.id, resumeId, now);
			const outcome = isAllowed ? "allowed" : "denied";
			report({ personId: person?.id ?? null, resumeId, outcome, error });
			return isAllowed;
		},
		reportDenied(person, resumeId, error) {
			report({ personId: person?.id ?? null, resumeId, outcome: "denied", error });
		},
	};
}
