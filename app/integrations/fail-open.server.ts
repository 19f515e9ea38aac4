import type { Person } from "#app/domain/base/viewer.ts";

/** How many different resumes a failing check lets one person into within an hour. */
export const letInsPerHour = 3;
const hourInMilliseconds = 3_600_000;
// Enough for any outage that one process survives; the oldest people are forgotten first.
const peopleRemembered = 10_000;

export type FailOpen = {
	/**
	 * Whether a signed-in person may read although the access check failed.
	 * Kept in memory on purpose: the database is what has just failed.
	 */
	letIn(person: Person | null, resumeId: string, now: Date, error: unknown): boolean;
	/** Logs and counts a failed check that lets nobody in. */
	note(person: Person | null, resumeId: string, error: unknown): void;
};

/**
 * Step 8 of the access table: a fault of ours should not cost a member the evening before an interview.
 * @param mode "deny" lets nobody in
 * @param report gets every failed check, for the log and the metric
 */
export function createFailOpen(
	mode: "allow" | "deny",
	report: (failure: {
		personId: string | null;
		resumeId: string;
		let: "in" | "out";
		error: unknown;
	}) => void,
): FailOpen {
	const letIns = new Map<string, Map<string, number>>();

	function mayEnter(person: Person, resumeId: string, now: Date): boolean {
		const since = now.getTime() - hourInMilliseconds;
		const recent = new Map(
			[...(letIns.get(person.id) ?? [])].filter(([, instant]) => instant > since),
		);
		if (!recent.has(resumeId) && recent.size >= letInsPerHour) return false;
		if (!recent.has(resumeId)) recent.set(resumeId, now.getTime());
		letIns.delete(person.id);
		letIns.set(person.id, recent);
		const oldest = letIns.size > peopleRemembered ? letIns.keys().next().value : undefined;
		if (oldest !== undefined) letIns.delete(oldest);
		return true;
	}

	return {
		letIn(person, resumeId, now, error) {
			const entered =
				mode === "allow" && person?.emailConfirmed === true && mayEnter(person, resumeId, now);
			report({ personId: person?.id ?? null, resumeId, let: entered ? "in" : "out", error });
			return entered;
		},
		note(person, resumeId, error) {
			report({ personId: person?.id ?? null, resumeId, let: "out", error });
		},
	};
}
