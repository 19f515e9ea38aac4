import { findPasskeys } from "#app/data/account/passkeys.server.ts";
import { findSessions } from "#app/data/account/sessions.server.ts";
import { findRightsOf } from "#app/data/admin/people-list.server.ts";
import {
	findAuditAbout,
	findCancellationsOf,
	findEventsOf,
	findMessagesOf,
	findReadings,
	findSignInWays,
	findSubscriptionsOf,
	getPersonFile,
} from "#app/data/admin/person-file.server.ts";
import { getDashboardRole } from "#app/data/admin/team.server.ts";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import { findOrders } from "#app/data/billing/orders.server.ts";
import { findPaidPeriods } from "#app/data/billing/pack-ends.server.ts";
import { findProGrants } from "#app/data/billing/pro-grants.server.ts";
import { findPromises } from "#app/data/billing/promises.server.ts";
import { findLedger, findPacks } from "#app/data/billing/purchases.server.ts";
import { findTakedownsOf } from "#app/data/intake/takedowns.server.ts";
import { auditLine } from "#app/domain/admin/audit.ts";
import type { PersonFile } from "#app/domain/admin/person-file.ts";
import { formatMoment, formatShortDate } from "#app/domain/base/dates.ts";
import { pick } from "#app/domain/base/pick.ts";
import { planLabel } from "#app/domain/billing/plan-label.ts";
import type { Uses } from "#app/services.ts";
import {
	eventLine,
	grantLine,
	orderLine,
	packLine,
	promiseLine,
	subscriptionLine,
} from "./describe-rights.server.ts";
import { readUnusual } from "./read-unusual.server.ts";

/** Everything that the owner may see of a person; null when there is no such person. */
export async function readPerson(
	services: Uses<"database" | "hashMailbox">,
	id: string,
	now: Date,
): Promise<PersonFile | null> {
	const { database } = services;
	const person = await getPersonFile(database, id);
	if (!person) return null;
	const mailboxHash = services.hashMailbox(person.email);
	const rights = (await findRightsOf(database, [id])).get(id);
	const customerId = await getCustomerId(database, id);
	const subscriptions = await findSubscriptionsOf(database, id);
	const orders = await findOrders(database, id);
	const periods = await findPaidPeriods(database, id);
	const ledger = await findLedger(database, id);
	const audit = await findAuditAbout(database, [
		{ subject: "person", ids: [id] },
		{ subject: "team", ids: [id] },
		{ subject: "order", ids: orders.map((order) => order.id) },
		{
			subject: "subscription",
			ids: subscriptions.map(({ stripeSubscriptionId }) => stripeSubscriptionId),
		},
	]);
	return {
		id,
		email: person.email,
		isConfirmed: person.emailVerified,
		stopped: person.stoppedAt && formatMoment(person.stoppedAt),
		teamRole: await getDashboardRole(database, id),
		sessions: (await findSessions(database, id, now)).length,
		joined: formatMoment(person.createdAt),
		lastSeen: person.lastSeen && formatMoment(person.lastSeen),
		opened: person.opened,
		promises: (await findPromises(database, { id, mailboxHash })).map(promiseLine),
		unusual: (await readUnusual(services, now, id))[0] ?? null,
		signsInWith: [
			...(await findSignInWays(database, id)).map(wordOf),
			...((await findPasskeys(database, id)).length > 0 ? ["passkey"] : []),
		],
		plan: planLabel(rights ?? { subscription: null, grants: [], packs: [] }, now),
		customerId,
		subscriptions: subscriptions.map((row) => subscriptionLine(row, orders, now)),
		grants: (await findProGrants(database, id)).map((grant) => grantLine(grant, now)),
		packs: (await findPacks(database, id)).map((pack) => packLine(pack, ledger, periods, now)),
		orders: orders.map((order) => orderLine({ ...order, email: person.email })),
		readings: (await findReadings(database, id)).map(({ source, lastOpenedAt, ...reading }) => ({
			...pick(reading, "resumeId", "title", "company"),
			by: source === "subscription" ? "Pro" : source,
			when: formatMoment(lastOpenedAt),
		})),
		cancellations: (await findCancellationsOf(database, id)).map(
			({ createdAt, resumedAt, ...cancellation }) => ({
				id: cancellation.id,
				when: formatMoment(createdAt),
				...pick(cancellation, "reason", "satisfaction", "comments"),
				resumed: resumedAt && formatShortDate(resumedAt),
			}),
		),
		messages: (await findMessagesOf(database, id)).map(({ createdAt, ...message }) => ({
			...message,
			when: formatMoment(createdAt),
		})),
		takedowns: (await findTakedownsOf(database, id)).map(
			({ resumeId, takenDownAt, isTakenDown }) => ({
				resumeId,
				by: isTakenDown ? "Taken down" : "Withdrawn by its person",
				when: formatMoment(takenDownAt),
			}),
		),
		events: customerId ? (await findEventsOf(database, customerId)).map(eventLine) : [],
		audit: audit.map(auditLine),
	};
}

function wordOf(provider: string): string {
	if (provider === "credential") return "password";
	return provider === "https://accounts.google.com" ? "Google" : provider;
}
