import { Counter, Gauge, register } from "prom-client";
import { waitingKinds } from "#app/domain/admin/waiting.ts";
import { soldPlans } from "#app/domain/billing/plans.ts";

/* Every sample is there from the start: an alarm on a rise must see the first one, too. */

/** Metrics of the app are made once, however often a site is put together in one process. */
const once = <Options extends { name: string }, Metric>(
	Metric: new (options: Options) => Metric,
	options: Options,
): Metric => (register.getSingleMetric(options.name) as Metric | undefined) ?? new Metric(options);

const accessFailures = once(Counter<"outcome">, {
	name: "offerfolio_access_failures_total",
	help: "Access checks that failed, by whether the person could read all the same",
	labelNames: ["outcome"],
});
for (const outcome of ["allowed", "denied"]) accessFailures.inc({ outcome }, 0);

/** Counts an access check that failed. */
export function countAccessFailure(outcome: "allowed" | "denied"): void {
	accessFailures.inc({ outcome });
}

const waiting = once(Gauge<"kind">, {
	name: "offerfolio_waiting",
	help: "Things that wait for the owner, by kind; NaN while it is not known",
	labelNames: ["kind"],
});
const members = once(Gauge<"plan">, {
	name: "offerfolio_members",
	help: "Customers with something running that was paid, by plan; NaN while it is not known",
	labelNames: ["plan"],
});
const recurring = once(Gauge, {
	name: "offerfolio_recurring_revenue_dollars",
	help: "What the months of Pro that run now were paid with; NaN while it is not known",
});

const unknown = Number.NaN;

/** What the owner's overview shows, as figures; null for what cannot be counted now. */
export type OwnerFigures = {
	waiting: readonly { kind: string; count: number | null }[] | null;
	members: Readonly<Record<string, number>> | null;
	recurringInCents: number | null;
};

/** Sets the owner's figures; those that are not known say so. */
export function showOwnerFigures(figures: OwnerFigures): void {
	for (const kind of waitingKinds) {
		const line = figures.waiting?.find((one) => one.kind === kind);
		waiting.set({ kind }, line?.count ?? unknown);
	}
	for (const plan of Object.keys(soldPlans)) {
		members.set({ plan }, figures.members?.[plan] ?? unknown);
	}
	const { recurringInCents } = figures;
	recurring.set(recurringInCents === null ? unknown : recurringInCents / 100);
}
showOwnerFigures({ waiting: null, members: null, recurringInCents: null });
