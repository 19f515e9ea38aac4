import { z } from "zod";
import { eventObject } from "../events.ts";
import { listPage } from "../lists.ts";
import { account, balanceObject, balanceTransactionObject } from "../objects/account.ts";
import { oneOf, pageParameters, text } from "../parameters.ts";
import type { EventRecord } from "../records.ts";
import { listRoute, readRoute, route } from "../route.ts";
import type { Transaction } from "../store.ts";

export const accountRoutes = [
	route("GET", "/v1/account", {}, async () => ({ ...account })),

	route("GET", "/v1/balance", {}, async ({ tx }) => balanceObject(await balanceOf(tx))),

	readRoute("/v1/balance_transactions", "balance_transaction", balanceTransactionObject),
	listRoute(
		"/v1/balance_transactions",
		"balance_transaction",
		{
			source: text.optional(),
			currency: text.optional(),
			type: oneOf(["charge", "refund", "adjustment"]).optional(),
		},
		balanceTransactionObject,
	),

	readRoute("/v1/events", "event", showEvent),

	route(
		"GET",
		"/v1/events",
		{ ...pageParameters, type: text.optional(), types: z.array(text).max(20).optional() },
		({ tx, parameters: { type, types, ...page } }) => {
			const wanted = types ?? (type === undefined ? null : [type]);
			// "charge.*" stands for all that begin so.
			const patterns = wanted?.map((each) => each.replaceAll(/[\\%_]/gu, "\\$&").replace("*", "%"));
			const where = {
				condition: "$8::text[] is null or record->>'type' like any($8)",
				value: patterns ?? null,
			};
			return listPage(tx, "event", page, { url: "/v1/events", where }, (event) =>
				showEvent(event, tx),
			);
		},
	),
];

async function showEvent(event: EventRecord, tx: Transaction) {
	const { rows } = await tx.client.query<{ pending: number }>(
		"select count(*)::int as pending from sandbox.deliveries where event = $1 and status = 'pending'",
		[event.id],
	);
	return eventObject(event, rows[0]?.pending ?? 0);
}

/** What came in, less what went out and what that cost: the lines of the balance together. */
async function balanceOf(tx: Transaction): Promise<number> {
	const { rows } = await tx.client.query<{ cents: number }>(
		`select coalesce(sum((record->>'amount')::int - (record->>'fee')::int), 0)::int as cents
		from sandbox.objects where kind = 'balance_transaction'`,
	);
	return rows[0]?.cents ?? 0;
}
