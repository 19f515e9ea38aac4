import { data } from "react-router";
import { findPaidPeriods } from "#app/data/billing/pack-ends.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import { packTimeLeft } from "#app/domain/billing/pack-end.ts";
import { isSubscriptionActive, runningGrant } from "#app/domain/reader/entitlements.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson, getViewer } from "#app/requests/session.server.ts";
import type { Route } from "./+types/me";

/** The caller's own rights as data, read from the database at this moment. */
export async function loader({ context }: Route.LoaderArgs) {
	const person = await getPerson(context);
	if (!person) return data({ error: "authentication_required" }, { status: 401 });
	const { database } = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const rights = await getRights(database, person.id, person.mailboxHash);
	const viewer = await getViewer(context);
	const periods = await findPaidPeriods(database, person.id);
	return data({
		email: person.email,
		plan: viewer?.plan,
		subscription: rights.subscription && {
			status: rights.subscription.status,
			currentPeriodEnd: rights.subscription.currentPeriodEnd,
			active: isSubscriptionActive(rights.subscription, now),
		},
		givenUntil: runningGrant(rights.grants, now)?.endsAt ?? null,
		packs: rights.packs.map(({ status, resumesRemaining, expiresAt }) => ({
			status,
			resumesRemaining,
			expiresAt,
			isPaused: status === "succeeded" && packTimeLeft(expiresAt, periods, now).isPaused,
		})),
	});
}
