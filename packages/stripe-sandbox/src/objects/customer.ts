import type Stripe from "stripe";
import type { CustomerRecord } from "../records.ts";

export function customerObject(record: CustomerRecord): Stripe.Customer {
	return {
		id: record.id,
		object: "customer",
		address: null,
		balance: 0,
		created: record.created,
		currency: record.invoices > 0 ? "usd" : null,
		customer_account: null,
		default_source: null,
		delinquent: false,
		description: record.description,
		email: record.email,
		invoice_prefix: record.invoice_prefix,
		invoice_settings: {
			custom_fields: null,
			default_payment_method: record.default_payment_method,
			footer: null,
			rendering_options: null,
		},
		livemode: false,
		metadata: record.metadata,
		name: record.name,
		next_invoice_sequence: record.invoices + 1,
		phone: record.phone,
		preferred_locales: [],
		shipping: null,
		tax_exempt: "none",
		test_clock: null,
	};
}

export function deletedCustomerObject({ id }: CustomerRecord): Stripe.DeletedCustomer {
	return { id, object: "customer", deleted: true };
}
