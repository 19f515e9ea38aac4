import { expire } from "../billing/checkout.ts";
import { openSession, sessionParameters } from "../billing/opening.ts";
import { invalidRequest } from "../errors.ts";
import { mergeMetadata } from "../metadata.ts";
import { sessionLines, sessionObject } from "../objects/session.ts";
import { metadata, oneOf, pageParameters, text } from "../parameters.ts";
import type { SessionRecord } from "../records.ts";
import { required, requiredLocked } from "../requiring.ts";
import { listRoute, readRoute, route } from "../route.ts";
import type { Transaction } from "../store.ts";

const page = "/v1/checkout/sessions";

const showSession = (session: SessionRecord, tx: Transaction) =>
	sessionObject(session, tx.publicUrl);

export const checkoutSessionRoutes = [
	route("POST", page, sessionParameters, async ({ tx, parameters }) =>
		sessionObject(await openSession(tx, parameters), tx.publicUrl),
	),

	listRoute(
		page,
		"session",
		{
			customer: text.optional(),
			payment_intent: text.optional(),
			subscription: text.optional(),
			status: oneOf(["open", "complete", "expired"]).optional(),
		},
		showSession,
	),

	readRoute(page, "session", showSession),

	route(
		"POST",
		`${page}/:id`,
		{ metadata: metadata.optional() },
		async ({ tx, id, parameters }) => {
			const session = await requiredLocked(tx, "session", id);
			const merged = mergeMetadata(session.metadata, parameters.metadata);
			const changed = await tx.save("session", { ...session, metadata: merged });
			return sessionObject(changed, tx.publicUrl);
		},
	),

	route("POST", `${page}/:id/expire`, {}, async ({ tx, id }) => {
		const session = await requiredLocked(tx, "session", id);
		if (session.status !== "open") {
			throw invalidRequest(
				`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
			);
		}
		return sessionObject(await expire(tx, session), tx.publicUrl);
	}),

	route("GET", `${page}/:id/line_items`, pageParameters, async ({ tx, id, parameters }) => {
		const session = await required(tx, "session", id);
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
