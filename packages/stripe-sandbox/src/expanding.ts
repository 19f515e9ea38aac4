import { invalidRequest } from "./errors.ts";
import { couponObject, discountObject, priceObject, productObject } from "./objects/catalogue.ts";
import { chargeObject } from "./objects/charge.ts";
import { customerObject, deletedCustomerObject } from "./objects/customer.ts";
import { disputeObject, refundObject } from "./objects/giving-back.ts";
import { invoiceObject, invoicePayments } from "./objects/invoice.ts";
import { paymentIntentObject, paymentMethodObject } from "./objects/payment.ts";
import { portalConfigurationObject } from "./objects/portal.ts";
import { sessionLines } from "./objects/session.ts";
import { subscriptionObject } from "./objects/subscription.ts";
import type { Kind } from "./records.ts";
import { inTurn, need, type Transaction } from "./store.ts";

type Json = Record<string, unknown>;

/** How a thing that others name by its id is shown whole. */
const loaders = {
	customer: async (tx, id) => {
		const record = await need(tx, "customer", id);
		return record.deleted ? deletedCustomerObject(record) : customerObject(record);
	},
	product: async (tx, id) => productObject(await need(tx, "product", id)),
	price: async (tx, id) => priceObject(await need(tx, "price", id)),
	coupon: async (tx, id) => couponObject(await need(tx, "coupon", id), tx.at),
	discount: async (tx, id) => discountObject(await need(tx, "discount", id)),
	payment_method: async (tx, id) => paymentMethodObject(await need(tx, "payment_method", id)),
	payment_intent: async (tx, id) => paymentIntentObject(await need(tx, "payment_intent", id)),
	charge: async (tx, id) => chargeObject(await need(tx, "charge", id), tx.publicUrl),
	/** Of a line of the balance: its id says what it is. */
	source: async (tx, id) => {
		if (id.startsWith("re_")) return refundObject(await need(tx, "refund", id));
		if (id.startsWith("dp_")) return disputeObject(await need(tx, "dispute", id), tx.at);
		return chargeObject(await need(tx, "charge", id), tx.publicUrl);
	},
	subscription: async (tx, id) => subscriptionObject(tx, await need(tx, "subscription", id)),
	invoice: async (tx, id) => invoiceObject(await need(tx, "invoice", id), tx.publicUrl),
	portal_configuration: async (tx, id) =>
		portalConfigurationObject(await need(tx, "portal_configuration", id)),
} satisfies Partial<Record<Kind | "source", (tx: Transaction, id: string) => Promise<object>>>;

/** Which fields of which objects may be shown whole, and what they name. */
const expandable: Record<string, Record<string, keyof typeof loaders>> = {
	customer: { default_payment_method: "payment_method" },
	price: { product: "product" },
	plan: { product: "product" },
	discount: { customer: "customer", coupon: "coupon" },
	payment_method: { customer: "customer" },
	payment_intent: {
		customer: "customer",
		latest_charge: "charge",
		payment_method: "payment_method",
	},
	balance_transaction: { source: "source" },
	charge: { customer: "customer", payment_intent: "payment_intent" },
	refund: { charge: "charge", payment_intent: "payment_intent" },
	dispute: { charge: "charge", payment_intent: "payment_intent" },
	subscription: {
		customer: "customer",
		default_payment_method: "payment_method",
		latest_invoice: "invoice",
		discounts: "discount",
	},
	invoice: { customer: "customer", discounts: "discount" },
	invoice_payment: { invoice: "invoice", payment_intent: "payment_intent" },
	line_item: { price: "price", subscription: "subscription" },
	"checkout.session": {
		customer: "customer",
		payment_intent: "payment_intent",
		subscription: "subscription",
		invoice: "invoice",
		coupon: "coupon",
	},
	"billing_portal.session": { configuration: "portal_configuration" },
};

/** What is left out unless it is asked for. */
const onRequest: Record<
	string,
	Record<string, (tx: Transaction, id: string) => Promise<unknown>>
> = {
	invoice: { payments: async (tx, id) => invoicePayments(await need(tx, "invoice", id)) },
	charge: {
		refunds: async (tx, id) => ({
			object: "list",
			data: (await tx.find("refund", { charge: id })).map(refundObject),
			has_more: false,
			url: `/v1/charges/${id}/refunds`,
		}),
	},
	customer: {
		subscriptions: async (tx, id) => {
			const records = await tx.find("subscription", { customer: id });
			const running = records.filter(({ status }) => status !== "canceled");
			return {
				object: "list",
				data: await inTurn(running, (record) => subscriptionObject(tx, record)),
				has_more: false,
				url: `/v1/customers/${id}/subscriptions`,
			};
		},
	},
	"checkout.session": {
		line_items: async (tx, id) => ({
			object: "list",
			data: await sessionLines(tx, await need(tx, "session", id)),
			has_more: false,
			url: `/v1/checkout/sessions/${id}/line_items`,
		}),
	},
};

/**
 * Shows whole what `expand` names, such as "latest_invoice.payments" or, in a list, "data.customer".
 * @param answer what the call answers, as it would go over the wire; it is changed
 * @throws ApiFault for a path that leads nowhere
 */
export async function expandAll(
	tx: Transaction,
	answer: object,
	paths: readonly string[],
): Promise<void> {
	for (const path of paths) {
		const steps = path.split(".");
		if (steps.filter((step) => step !== "data").length > 4) {
			throw invalidRequest(
				`You cannot expand more than 4 levels of a property. Property: ${path}`,
				{
					param: "expand",
				},
			);
		}
		await walk(tx, answer, steps, null, path);
	}
}

/** @param owner the type of the nearest object that has one */
async function walk(
	tx: Transaction,
	place: unknown,
	[step, ...rest]: string[],
	owner: string | null,
	path: string,
): Promise<void> {
	if (step === undefined || place === null || place === undefined) return;
	if (Array.isArray(place)) {
		for (const item of place) await walk(tx, item, [step, ...rest], owner, path);
		return;
	}
	if (typeof place !== "object") throw notExpandable(step);
	const object = place as Json;
	const own = typeof object.object === "string" ? object.object : owner;
	const target = own === null ? undefined : expandable[own]?.[step];
	const extra = own === null ? undefined : onRequest[own]?.[step];
	if (extra && object[step] === undefined) {
		object[step] = await extra(tx, String(object.id));
	} else if (target) {
		object[step] = await load(tx, target, object[step]);
	} else if (!(step in object) || (rest.length === 0 && typeof object[step] !== "object")) {
		throw notExpandable(step);
	}
	await walk(tx, object[step], rest, own, path);
}

async function load(
	tx: Transaction,
	target: keyof typeof loaders,
	value: unknown,
): Promise<unknown> {
	if (Array.isArray(value)) return inTurn(value, (item) => load(tx, target, item));
	return typeof value === "string" ? loaders[target](tx, value) : value;
}

function notExpandable(step: string) {
	return invalidRequest(
		`This property cannot be expanded (${step}). You may want to try expanding 'data.${step}' instead, or remove this property from the expand parameter.`,
		{ param: "expand" },
	);
}
