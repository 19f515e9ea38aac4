import { z } from "zod";
import { invalidRequest } from "../errors.ts";
import { newId } from "../ids.ts";
import { mergeMetadata } from "../metadata.ts";
import { flag, integer, metadata, oneOf, text, url } from "../parameters.ts";
import type { SessionRecord } from "../records.ts";
import { required } from "../requiring.ts";
import { inTurn, need, type Transaction } from "../store.ts";
import { currencyOf, refuseWrongPrices, usableCoupon, usablePrice } from "./cart.ts";
import { amountOff, shareAmong } from "./discounting.ts";

/** What the site may say when it opens a checkout session. */
export const sessionParameters = {
	mode: oneOf(["payment", "subscription"]),
	line_items: z.array(z.strictObject({ price: text, quantity: integer.optional() })).max(100),
	success_url: text,
	cancel_url: url.optional(),
	client_reference_id: text.max(200).optional(),
	customer: text.optional(),
	customer_email: z.email("Invalid email address").optional(),
	customer_creation: oneOf(["always", "if_required"]).optional(),
	customer_update: z.strictObject({ name: text.optional(), address: text.optional() }).optional(),
	metadata: metadata.optional(),
	discounts: z
		.array(z.strictObject({ coupon: text }))
		.max(1)
		.optional(),
	payment_intent_data: z
		.strictObject({
			description: text.optional(),
			metadata: metadata.optional(),
			receipt_email: text.optional(),
			setup_future_usage: oneOf(["off_session", "on_session"]).optional(),
			statement_descriptor: text.max(22).optional(),
		})
		.optional(),
	subscription_data: z
		.strictObject({ description: text.optional(), metadata: metadata.optional() })
		.optional(),
	invoice_creation: z.strictObject({ enabled: flag }).optional(),
	expires_at: integer.optional(),
	allow_promotion_codes: flag.optional(),
	automatic_tax: z.strictObject({ enabled: flag }).optional(),
	tax_id_collection: z.strictObject({ enabled: flag }).optional(),
	billing_address_collection: oneOf(["auto", "required"]).optional(),
	locale: text.optional(),
	payment_method_collection: oneOf(["always", "if_required"]).optional(),
	submit_type: oneOf(["auto", "book", "donate", "pay", "subscribe"]).optional(),
	ui_mode: oneOf(["hosted_page"]).optional(),
};

export type SessionParameters = z.output<z.ZodObject<typeof sessionParameters, z.core.$strict>>;

/** Opens a checkout session: everything about it is fixed here but the card. */
export async function openSession(
	tx: Transaction,
	wish: SessionParameters,
): Promise<SessionRecord> {
	refuseContradictions(wish);
	const expiresAt = expiryOf(tx, wish.expires_at);
	const customer = await knownCustomer(tx, wish.customer);
	const prices = await inTurn(wish.line_items.entries(), ([index, line]) =>
		usablePrice(tx, line.price, index),
	);
	const currency = currencyOf(prices);
	refuseWrongPrices(wish.mode, prices);
	const coupon = await usableCoupon(tx, wish.discounts?.[0]?.coupon, { currency, prices });
	const subtotals = prices.map(
		(price, index) => price.unit_amount * (wish.line_items[index]?.quantity ?? 1),
	);
	const subtotal = subtotals.reduce((sum, amount) => sum + amount, 0);
	const off = coupon ? amountOff(coupon, subtotal) : 0;
	const shares = shareAmong(off, subtotals);
	const lines = await inTurn(prices.entries(), async ([index, price]) => ({
		id: newId("li_"),
		price: price.id,
		quantity: wish.line_items[index]?.quantity ?? 1,
		description: (await need(tx, "product", price.product)).name,
		subtotal: subtotals[index] ?? 0,
		discount: shares[index] ?? 0,
	}));
	const data = wish.payment_intent_data;
	return tx.insert("session", {
		id: newId("cs_test_", 58),
		created: tx.at,
		expires_at: expiresAt,
		mode: wish.mode,
		status: "open",
		payment_status: "unpaid",
		success_url: wish.success_url,
		cancel_url: wish.cancel_url ?? null,
		client_reference_id: wish.client_reference_id ?? null,
		customer,
		customer_email: wish.customer_email ?? null,
		customer_creation: creationOf(wish),
		customer_details: null,
		metadata: mergeMetadata({}, wish.metadata),
		currency,
		lines,
		coupon: coupon?.id ?? null,
		automatic_tax: wish.automatic_tax?.enabled ?? false,
		amount_subtotal: subtotal,
		amount_total: subtotal - off,
		payment_intent: null,
		subscription: null,
		invoice: null,
		invoice_creation: wish.invoice_creation?.enabled ?? false,
		payment_intent_data: {
			description: data?.description ?? null,
			metadata: mergeMetadata({}, data?.metadata),
			receipt_email: data?.receipt_email ?? null,
			setup_future_usage: data?.setup_future_usage ?? null,
			statement_descriptor: data?.statement_descriptor ?? null,
		},
		subscription_data: {
			description: wish.subscription_data?.description ?? null,
			metadata: mergeMetadata({}, wish.subscription_data?.metadata),
		},
		locale: wish.locale ?? null,
		submit_type: wish.submit_type ?? null,
		allow_promotion_codes: wish.allow_promotion_codes ?? null,
		billing_address_collection: wish.billing_address_collection ?? null,
		attempt: null,
		pending: null,
		settling: null,
	});
}

function creationOf(wish: SessionParameters): SessionRecord["customer_creation"] {
	if (wish.customer !== undefined) return null;
	return wish.customer_creation ?? (wish.mode === "subscription" ? "always" : "if_required");
}

function refuseContradictions(wish: SessionParameters): void {
	const refuse = (message: string, param: string) => {
		throw invalidRequest(message, { param });
	};
	const address = wish.success_url.replaceAll("{CHECKOUT_SESSION_ID}", "cs");
	if (!url.safeParse(address).success) {
		throw invalidRequest("Not a valid URL", { code: "url_invalid", param: "success_url" });
	}
	if (wish.customer && wish.customer_email) {
		throw invalidRequest("You may only specify one of these parameters: customer, customer_email.");
	}
	if (wish.customer && wish.customer_creation) {
		refuse("`customer_creation` can only be used when `customer` is not set.", "customer_creation");
	}
	if (wish.discounts?.length && wish.allow_promotion_codes !== undefined) {
		throw invalidRequest(
			"You may only specify one of these parameters: allow_promotion_codes, discounts.",
		);
	}
	if (wish.mode === "subscription") {
		const only = "can only be used in `payment` mode";
		if (wish.payment_intent_data) {
			refuse(
				`You can not pass \`payment_intent_data\` in \`subscription\` mode.`,
				"payment_intent_data",
			);
		}
		if (wish.customer_creation) refuse(`\`customer_creation\` ${only}.`, "customer_creation");
		if (wish.invoice_creation) refuse(`\`invoice_creation\` ${only}.`, "invoice_creation");
	} else if (wish.subscription_data) {
		refuse("You can not pass `subscription_data` in `payment` mode.", "subscription_data");
	}
	if (wish.line_items.some(({ quantity }) => quantity !== undefined && quantity < 1)) {
		refuse("Quantity must be positive", "line_items[0][quantity]");
	}
}

/** Half an hour to a day from now. */
function expiryOf(tx: Transaction, wish: number | undefined): number {
	if (wish === undefined) return tx.at + 24 * 3600;
	// A minute of leeway for clocks that disagree.
	if (wish >= tx.at + 1800 - 60 && wish <= tx.at + 24 * 3600 + 60) return wish;
	throw invalidRequest(
		"The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.",
		{ param: "expires_at" },
	);
}

async function knownCustomer(tx: Transaction, id: string | undefined): Promise<string | null> {
	if (id === undefined) return null;
	return (await required(tx, "customer", id, "customer")).id;
}
