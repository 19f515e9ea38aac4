import type Stripe from "stripe";
import type { CustomerRecord } from "../records.ts";
import { empty, shown } from "./fields.ts";

export function customerObject(record: CustomerRecord): Stripe.Customer {
	return {
		...shown(record, "id", "created", "description", "email", "invoice_prefix", "metadata"),
		...shown(record, "name", "phone"),
		...empty("address", "customer_account", "default_source", "shipping", "test_clock"),
		object: "customer",
		balance: 0,
		currency: record.invoices > 0 ? "usd" : null,
		delinquent: false,
		invoice_settings: {
			...empty("custom_fields", "footer", "rendering_options"),
			default_payment_method: record.default_payment_method,
		},
		livemode: false,
		next_invoice_sequence: record.invoices + 1,
		preferred_locales: [],
		tax_exempt: "none",
	};
}

export function deletedCustomerObject({ id }: CustomerRecord): Stripe.DeletedCustomer {
	return { id, object: "customer", deleted: true };
}
