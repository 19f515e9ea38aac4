import { emit } from "../events.ts";
import { newId } from "../ids.ts";
import { customerObject, deletedCustomerObject } from "../objects/customer.ts";
import type { CustomerRecord } from "../records.ts";
import { needLocked, type Transaction } from "../store.ts";
import { previousOf } from "./differences.ts";
import { endSubscription } from "./subscriptions.ts";

type CustomerFacts = Partial<
	Pick<CustomerRecord, "email" | "name" | "phone" | "description" | "metadata">
>;

export async function createCustomer(
	tx: Transaction,
	facts: CustomerFacts,
): Promise<CustomerRecord> {
	const customer = await tx.insert("customer", {
		id: newId("cus_test_", 14),
		created: tx.at,
		email: facts.email ?? null,
		name: facts.name ?? null,
		phone: facts.phone ?? null,
		description: facts.description ?? null,
		metadata: facts.metadata ?? {},
		default_payment_method: null,
		invoice_prefix: newId("", 8).toUpperCase(),
		invoices: 0,
		deleted: false,
	});
	await emit(tx, "customer.created", customerObject(customer));
	return customer;
}

export async function updateCustomer(
	tx: Transaction,
	before: CustomerRecord,
	changes: Partial<CustomerRecord>,
): Promise<CustomerRecord> {
	const after = await tx.save("customer", { ...before, ...changes });
	const shown = customerObject(after);
	const previous = previousOf(customerObject(before), shown);
	if (Object.keys(previous).length > 0) await emit(tx, "customer.updated", shown, previous);
	return after;
}

/** Takes a customer away; its subscriptions end at once. */
export async function deleteCustomer(tx: Transaction, id: string) {
	for (const subscription of await tx.find("subscription", { customer: id })) {
		const locked = await needLocked(tx, "subscription", subscription.id);
		if (locked.status !== "canceled") await endSubscription(tx, locked, "cancellation_requested");
	}
	const customer = await needLocked(tx, "customer", id);
	const deleted = await tx.save("customer", { ...customer, deleted: true });
	await emit(tx, "customer.deleted", customerObject(deleted));
	return deletedCustomerObject(deleted);
}
