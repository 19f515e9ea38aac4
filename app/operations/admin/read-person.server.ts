import { getCustomerId } from "../../data/customers.server.ts";
import { findOrders } from "../../data/orders.server.ts";
import { findPaidPeriods } from "../../data/pack-ends.server.ts";
import { findRightsOf } from "../../data/people-list.server.ts";
import {
	findAuditAbout,
	findCancellationsOf,
	findEventsOf,
	findMessagesOf,
	findReadings,
	findSignInWays,
	findSubscriptionsOf,
	getPersonFile,
} from "../../data/person-file.server.ts";
import { findProGrants } from "../../data/pro-grants.server.ts";
import { findPromises } from "../../data/promises.server.ts";
import { findLedger, findPacks } from "../../data/purchases.server.ts";
import { auditLine } from "../../domain/audit.ts";
import { formatMoment, formatShortDate } from "../../domain/dates.ts";
import type { PersonFile } from "../../domain/person-file.ts";
import { planLabel } from "../../domain/plan-label.ts";
import type { Services } from "../../services.server.ts";
import {
	eventLine,
	grantLine,
	orderLine,
	packLine,
	promiseLine,
	subscriptionLine,
} from "./person-lines.server.ts";
import { readUnusual } from "./read-unusual.server.ts";

/** Everything that the owner may see of a person; null when there is no such person. */
export async function readPerson(
	services: Services,
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
		joined: formatMoment(person.createdAt),
		lastSeen: person.lastSeen && formatMoment(person.lastSeen),
		opened: person.opened,
		promises: (await findPromises(database, { id, mailboxHash })).map(promiseLine),
		unusual: (await readUnusual(services, now, id))[0] ?? null,
		signsInWith: (await findSignInWays(database, id)).map(wordOf),
		plan: planLabel(rights ?? { subscription: null, grants: [], packs: [] }, now),
		customerId,
		subscriptions: subscriptions.map(subscriptionLine),
		grants: (await findProGrants(database, id)).map((grant) => grantLine(grant, now)),
		packs: (await findPacks(database, id)).map((pack) => packLine(pack, ledger, periods, now)),
		orders: orders.map((order) => orderLine({ ...order, email: person.email })),
		readings: (await findReadings(database, id)).map(({ source, lastOpenedAt, ...reading }) => ({
			resumeId: reading.resumeId,
			title: reading.title,
			company: reading.company,
			by: source === "subscription" ? "Pro" : source,
			when: formatMoment(lastOpenedAt),
		})),
		cancellations: (await findCancellationsOf(database, id)).map(
			({ createdAt, resumedAt, ...cancellation }) => ({
				id: cancellation.id,
				when: formatMoment(createdAt),
				reason: cancellation.reason,
				satisfaction: cancellation.satisfaction,
				comments: cancellation.comments,
				resumed: resumedAt && formatShortDate(resumedAt),
			}),
		),
		messages: (await findMessagesOf(database, id)).map(({ createdAt, ...message }) => ({
			...message,
			when: formatMoment(createdAt),
		})),
		events: customerId ? (await findEventsOf(database, customerId)).map(eventLine) : [],
		audit: audit.map(auditLine),
	};
}

function wordOf(provider: string): string {
	if (provider === "credential") return "password";
	return provider === "https://accounts.google.com" ? "Google" : provider;
}
