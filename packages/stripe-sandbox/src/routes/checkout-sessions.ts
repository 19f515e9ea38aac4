import { expire } from "../billing/checkout.ts";
import { openSession, sessionParameters } from "../billing/opening.ts";
import { invalidRequest, noSuch } from "../errors.ts";
import { listPage } from "../lists.ts";
import { mergeMetadata } from "../metadata.ts";
import { sessionLines, sessionObject } from "../objects/session.ts";
import { metadata, oneOf, pageParameters, text } from "../parameters.ts";
import type { SessionRecord } from "../records.ts";
import { route } from "../route.ts";

const page = "/v1/checkout/sessions";

export const checkoutSessionRoutes = [
	route("POST", page, sessionParameters, async ({ tx, parameters }) =>
		sessionObject(await openSession(tx, parameters), tx.publicUrl),
	),

	route(
		"GET",
		page,
		{
			...pageParameters,
			customer: text.optional(),
			payment_intent: text.optional(),
			subscription: text.optional(),
			status: oneOf(["open", "complete", "expired"]).optional(),
		},
		({ tx, parameters: { customer, payment_intent, subscription, status, ...page } }) => {
			const filter: Partial<SessionRecord> = {
				...(customer === undefined ? {} : { customer }),
				...(payment_intent === undefined ? {} : { payment_intent }),
				...(subscription === undefined ? {} : { subscription }),
				...(status === undefined ? {} : { status }),
			};
			return listPage(tx, "session", page, { url: "/v1/checkout/sessions", filter }, (record) =>
				sessionObject(record, tx.publicUrl),
			);
		},
	),

	route("GET", `${page}/:id`, {}, async ({ tx, id }) => {
		const session = await tx.get("session", id);
		if (!session) throw noSuch("checkout.session", id);
		return sessionObject(session, tx.publicUrl);
	}),

	route(
		"POST",
		`${page}/:id`,
		{ metadata: metadata.optional() },
		async ({ tx, id, parameters }) => {
			const session = await tx.lock("session", id);
			if (!session) throw noSuch("checkout.session", id);
			const merged = mergeMetadata(session.metadata, parameters.metadata);
			const changed = await tx.save("session", { ...session, metadata: merged });
			return sessionObject(changed, tx.publicUrl);
		},
	),

	route("POST", `${page}/:id/expire`, {}, async ({ tx, id }) => {
		const session = await tx.lock("session", id);
		if (!session) throw noSuch("checkout.session", id);
		if (session.status !== "open") {
			throw invalidRequest(
				`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
			);
		}
		return sessionObject(await expire(tx, session), tx.publicUrl);
	}),

	route("GET", `${page}/:id/line_items`, pageParameters, async ({ tx, id, parameters }) => {
		const session = await tx.get("session", id);
		if (!session) throw noSuch("checkout.session", id);
		const lines = await sessionLines(tx, session);
		const from = lines.findIndex((line) => line.id === parameters.starting_after) + 1;
		const data = lines.slice(from, from + (parameters.limit ?? 10));
		return {
			object: "list",
			data,
			has_more: from + data.length < lines.length,
			url: `/v1/checkout/sessions/${id}/line_items`,
		};
	}),
];
