import { findRefundRequest } from "#app/data/admin/contact-messages.server.ts";
import { askTogether, type Connection } from "#app/data/base/database.server.ts";
import { countUsedSince } from "#app/data/reader/resume-uses.server.ts";
import { type GuaranteeFacts, guaranteeState, restsOnPack } from "#app/domain/billing/guarantee.ts";
import { findOrderOfPack, findOrders, getFirstOrder, type Order } from "./orders.server.ts";
import { findGuarantee, type Promised } from "./promises.server.ts";
import { countRead, findPacks } from "./purchases.server.ts";

/** What the money-back guarantee of an order depends on. */
export async function readGuarantee(
	connection: Connection,
	person: Promised,
	order: Order,
): Promise<GuaranteeFacts> {
	const { planId, status, paidAt, purchaseId, stripeSubscriptionId } = order;
	const [first, claimed, request, unlocked, uses] = await askTogether(connection, (together) => [
		stripeSubscriptionId ? getFirstOrder(together, stripeSubscriptionId) : null,
		findGuarantee(together, person),
		findRefundRequest(together, order.id),
		purchaseId ? countRead(together, purchaseId) : 0,
		purchaseId ? 0 : countUsedSince(together, person.id, paidAt),
	]);
	return {
		planId,
		status,
		paidAt,
		isFirstPayment: first?.id === order.id,
		unlocked,
		uses,
		claimed: claimed === null ? "never" : claimed === order.id ? "this order" : "another order",
		askedAt: request?.createdAt ?? null,
	};
}

/** The cheaper first month that rests on the pack of an order alone, and goes back with it; null for none. */
export async function findRestingMonth(
	connection: Connection,
	order: Order,
): Promise<Order | null> {
	const { userId, purchaseId } = order;
	if (userId === null || purchaseId === null) return null;
	const packs = await findPacks(connection, userId);
	const all = await findOrders(connection, userId);
	return all.find((month) => restsOnPack(month, purchaseId, packs)) ?? null;
}

/** Whether the money-back guarantee covers the payment of a pack now; a given pack has none. */
export async function isCoveredPack(
	connection: Connection,
	person: Promised,
	packId: string,
	now: Date,
): Promise<true | undefined> {
	const order = await findOrderOfPack(connection, packId);
	if (!order) return undefined;
	const state = guaranteeState(await readGuarantee(connection, person, order), now);
	return state.kind === "button" || undefined;
}
