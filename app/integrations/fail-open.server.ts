import type { Person } from "#app/domain/base/viewer.ts";

/** How many different resumes one person may read within an hour while the access check fails. */
export const maxFailOpenPerHour = 3;
const hourInMilliseconds = 3_600_000;
// Enough for any outage that one process survives; the least recent people are dropped first.
const maxPeople = 10_000;

export type FailOpen = {
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
 * evening before an interview.
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
	const acquired = new Map<string, Map<string, number>>();

	function isWithinLimit(person: Person, resumeId: string, now: Date): boolean {
		const since = now.getTime() - hourInMilliseconds;
		const recent = new Map(
			[...(acquired.get(person.id) ?? [])].filter(([, instant]) => instant > since),
		);
		if (!recent.has(resumeId) && recent.size >= maxFailOpenPerHour) return false;
		if (!recent.has(resumeId)) recent.set(resumeId, now.getTime());
		acquired.delete(person.id);
		acquired.set(person.id, recent);
		const oldest = acquired.size > maxPeople ? acquired.keys().next().value : undefined;
		if (oldest !== undefined) acquired.delete(oldest);
		return true;
	}

	return {
		tryAcquire(person, resumeId, now, error) {
			const isAllowed =
				mode === "allow" && person?.emailConfirmed === true && isWithinLimit(person, resumeId, now);
			const outcome = isAllowed ? "allowed" : "denied";
			report({ personId: person?.id ?? null, resumeId, outcome, error });
			return isAllowed;
		},
		reportDenied(person, resumeId, error) {
			report({ personId: person?.id ?? null, resumeId, outcome: "denied", error });
		},
	};
}
