import { findNextCharged } from "#app/data/billing/subscriptions.server.ts";
import {
	findOpenLinks,
	findRunningGrace,
	findRunningPacks,
} from "#app/data/billing/upcoming.server.ts";
import { addDays, addMonths } from "#app/domain/base/dates.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import { chargeReminders } from "#app/domain/billing/charge-reminders.ts";
import { noticesOf } from "#app/domain/billing/timeline.ts";
import type { WaitingJob } from "#app/integrations/jobs/jobs.ts";
import type { Uses } from "#app/services.ts";
import { jobSchedules } from "./job-handlers.server.ts";

/** An event that the passing of time will cause. */
export type UpcomingEvent = { at: Date; what: string };

/** Keeps jobs in step with a clock that a person can move. */
export type ClockFollower = {
	/** What will happen next, the first first. */
	upcoming(limit: number): Promise<UpcomingEvent[]>;
	/** Where a jump has to stop because a job must run at that time; null when nowhere. */
	nextStop(after: Date): Promise<Date | null>;
	/** How far the clock was moved forward, in milliseconds. */
	moved(milliseconds: number): Promise<void>;
	/**
	 * Queues the jobs of the calendar that became due up to now; each once, however many runs were passed.
	 * @param isStop only those that must see this time: the others follow at the end of the jump
	 */
	pass(options?: { isStop?: boolean }): Promise<void>;
	/** Waits until what is queued and due is done. */
	settle(): Promise<void>;
};

/** Jobs that look at a window of time, which a jump must not pass over. */
const datedJobs: (keyof JobCatalogue & string)[] = [
	"remind-of-packs",
	"remind-of-charges",
	"send-digest",
];
const purposes = {
	"confirm-email": "The link that confirms an address",
	"reset-password": "The link that resets a password",
	"change-email": "The link that changes an address",
	"undo-email-change": "The link that undoes a change of email",
};
const mostOfAKind = 20;

/** Follows the clock of the services, for a site whose clock a person can move. */
export function followClock(services: Uses<"clock" | "database" | "jobs">): ClockFollower {
	const { database, clock, jobs } = services;
	const { time } = jobs;
	const schedules = Object.entries(jobSchedules) as [keyof JobCatalogue & string, string][];
	const passed = new Map(schedules.map(([name]) => [name, clock()]));

	/** A reminder is written by the first run of its job in the days of notice. */
	function firstRun(job: keyof JobCatalogue & string, opens: Date, what: string, now: Date) {
		const [at] = time.runsOf(jobSchedules[job] ?? "", new Date(opens.getTime() - 1), 1);
		// Not `opens > now`: the days of notice may have begun after the last run.
		return at && at > now ? [{ at, what }] : [];
	}

	async function reminders(now: Date): Promise<UpcomingEvent[]> {
		const packs = await findRunningPacks(database, now, mostOfAKind);
		const charged = await findNextCharged(database, now, addMonths(now, 2), mostOfAKind);
		return [
			...packs.flatMap(({ at, email }) =>
				noticesOf({ kind: "pack", at }).flatMap(({ from }) => {
					const what = `A reminder that the pack of ${email} ends`;
					return firstRun("remind-of-packs", from, what, now);
				}),
			),
			...charged.flatMap(({ subscription, payment }) =>
				noticesOf({
					kind: "charge",
					at: subscription.resumesAt ?? subscription.currentPeriodEnd,
				}).flatMap(({ from }) =>
					chargeReminders(subscription, payment, from).length === 0
						? []
						: firstRun("remind-of-charges", from, "A notice before a charge", now),
				),
			),
		];
	}

	/** The first of the mornings on which the monthly mail goes out; the others are for who was away. */
	function digest(now: Date): UpcomingEvent[] {
		const monthOf = (date: Date) => date.toISOString().slice(0, 7);
		const last = time.lastRunOf(jobSchedules["send-digest"] ?? "", addDays(now, -31), now);
		const [at] = time
			.runsOf(jobSchedules["send-digest"] ?? "", now, 4)
			.filter((run) => !last || monthOf(run) !== monthOf(last));
		return at ? [{ at, what: "The monthly email" }] : [];
	}

	async function waiting(): Promise<UpcomingEvent[]> {
		return (await time.findWaiting(mostOfAKind)).map((job) => ({ at: job.at, what: nameOf(job) }));
	}

	/** What jobs have to be there for. */
	async function dated(now: Date): Promise<UpcomingEvent[]> {
		return [...(await reminders(now)), ...digest(now), ...(await waiting())];
	}

	return {
		async upcoming(limit) {
			const now = clock();
			const packs = await findRunningPacks(database, now, mostOfAKind);
			const links = await findOpenLinks(database, now, mostOfAKind);
			const grace = await findRunningGrace(database, now, mostOfAKind);
			const events = [
				...(await dated(now)),
				...packs.map(({ at, email }) => ({ at, what: `The pack of ${email} ends` })),
				...links.map(({ at, email, purpose }) => ({
					at,
					what: `${purposes[purpose]} ends (${email})`,
				})),
				...grace.map(({ at, email }) => ({
					at,
					what: `Access of ${email} ends: a payment is missing`,
				})),
			];
			return inOrder(events).slice(0, limit);
		},

		async nextStop(after) {
			const [first] = inOrder(await dated(after)).filter(({ at }) => at > after);
			return first?.at ?? null;
		},

		moved: (milliseconds) => time.hasten(milliseconds),

		async pass({ isStop = false } = {}) {
			const now = clock();
			for (const [name, cron] of schedules) {
				if (isStop && !datedJobs.includes(name)) continue;
				const run = time.lastRunOf(cron, passed.get(name) ?? now, now);
				passed.set(name, now);
				// By its key it is one job, whichever process has seen it.
				if (run) await jobs.enqueue(name, {}, { key: `${name}:${run.toISOString()}` });
			}
		},

		settle: () => time.settle(),
	};
}

const inOrder = (events: UpcomingEvent[]): UpcomingEvent[] =>
	events.sort((one, other) => one.at.getTime() - other.at.getTime());

function nameOf({ name, data }: WaitingJob): string {
	const { message } = (data ?? {}) as { message?: string };
	return message ? `An email that waits: ${message}` : `A job that waits: ${name}`;
}
