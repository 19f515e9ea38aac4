import { Counter, register } from "prom-client";

const accessFailures =
	(register.getSingleMetric("offerfolio_access_failures_total") as Counter<"let"> | undefined) ??
	new Counter({
		name: "offerfolio_access_failures_total",
		help: "Access checks that failed, by whether the person was let in to read",
		labelNames: ["let"],
	});

/** Counts an access check that failed. */
export function countAccessFailure(outcome: "in" | "out"): void {
	accessFailures.inc({ let: outcome });
}
