import { Counter, register } from "prom-client";

const accessFailures =
	(register.getSingleMetric("offerfolio_access_failures_total") as
		| Counter<"outcome">
		| undefined) ??
	new Counter({
		name: "offerfolio_access_failures_total",
		help: "Access checks that failed, by whether the person could read all the same",
		labelNames: ["outcome"],
	});

/** Counts an access check that failed. */
export function countAccessFailure(outcome: "allowed" | "denied"): void {
	accessFailures.inc({ outcome });
}
