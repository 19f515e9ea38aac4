import { findRefundRequests } from "#app/data/admin/contact-messages.server.ts";
import { askTogether, type Connection } from "#app/data/base/database.server.ts";
import { countLinesSince } from "#app/data/reader/line-pages.server.ts";
import { countUsedSince } from "#app/data/reader/resume-uses.server.ts";
import { type GuaranteeFacts, guaranteeState, restsOnPack } from "#app/domain/billing/guarantee.ts";
import { guaranteeEnd } from "#app/domain/billing/orders.ts";
import { guarantee as bounds } from "#app/domain/billing/plans.ts";
import { findFirstOrders, findOrderOfPack, findOrders, type Order } from "./orders.server.ts";
import { findGuarantee, type Promised } from "./promises.server.ts";
import { countRead, findPacks } from "./purchases.server.ts";

/** What the money-back guarantee of an order depends on, as `readGuarantees` reads it. */
export async function readGuarantee(
	connection: Connection,
	person: Promised,
	order: Order,
	now: Date,
): Promise<GuaranteeFacts> {
	const [guarantee] = await readGuarantees(connection, person, [order], now);
	if (!guarantee) throw new Error(`The guarantee of ${order.id} was not read`);
	return guarantee.facts;
}

/**
 * What the money-back guarantee of each order of a person depends on, in their order. What was read and opened is
 * counted only while the guarantee runs: afterwards it decides nothing, and counts as 0.
 */
export async function readGuarantees(
	connection: Connection,
	person: Promised,
	orders: readonly Order[],
	now: Date,
): Promise<{ order: Order; facts: GuaranteeFacts }[]> {
	if (orders.length === 0) return [];
	const [claimed, firsts, requests, used] = await askTogether(connection, (together) => [
		findGuarantee(together, person),
		findFirstOrders(together, person.id),
		findRefundRequests(together, person.id),
		Promise.all(orders.map((order) => countUse(together, person, order, now))),
	]);
	const firstIds = new Set(firsts.map(({ id }) => id));
	const askedAt = new Map(requests.map(({ orderId, createdAt }) => [orderId, createdAt]));
	return orders.map((order, index) => {
		const { id, planId, status, paidAt } = order;
		const facts: GuaranteeFacts = {
			...{ planId, status, paidAt },
			isFirstPayment: firstIds.has(id),
			...(used[index] ?? unused),
			claimed: claimed === null ? "never" : claimed === id ? "this order" : "another order",
			askedAt: askedAt.get(id) ?? null,
		};
		return { order, facts };
	});
}

const unused = { unlocked: 0, uses: 0, lines: 0 };

async function countUse(
	connection: Connection,
	{ id }: Promised,
	{ purchaseId, paidAt }: Order,
	now: Date,
): Promise<Pick<GuaranteeFacts, "unlocked" | "uses" | "lines">> {
	if (guaranteeEnd(paidAt) <= now) return unused;
	if (purchaseId) return { ...unused, unlocked: await countRead(connection, purchaseId) };
	return { ...unused, ...(await countUseSince(connection, id, paidAt)) };
}

/** How many different resumes a person has used since an instant, and how many found lines they have got. */
export async function countUseSince(
	connection: Connection,
	userId: string,
	since: Date,
): Promise<Pick<GuaranteeFacts, "uses" | "lines">> {
	const [uses, lines] = await Promise.all([
		countUsedSince(connection, userId, since),
		countLinesSince(connection, userId, since),
	]);
	return { uses, lines };
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
	const state = guaranteeState(await readGuarantee(connection, person, order, now), now);
	return state.kind === "button" || undefined;
}

/**
 * Whether the next resume that a pack opens ends its money-back guarantee.
 * @param pack.read how many it has let its owner read; more is asked only where it is exactly what the guarantee allows
 */
export async function endsGuarantee(
	connection: Connection,
	person: Promised,
	pack: { id: string; read: number },
	now: Date,
): Promise<true | undefined> {
	if (pack.read !== bounds.packUnlocks) return undefined;
	return isCoveredPack(connection, person, pack.id, now);
}
