import { z } from "zod";
import { noSuch } from "../errors.ts";
import { newId } from "../ids.ts";
import { listPage } from "../lists.ts";
import { mergeMetadata } from "../metadata.ts";
import { invoiceObject, invoicePayments } from "../objects/invoice.ts";
import { portalConfigurationObject, portalSessionObject } from "../objects/portal.ts";
import { clearableText, flag, metadata, oneOf, pageParameters, text, url } from "../parameters.ts";
import type { InvoiceRecord, PortalConfigurationRecord } from "../records.ts";
import { route } from "../route.ts";
import type { Transaction } from "../store.ts";

const toggle = z.strictObject({ enabled: flag });

const features = z.strictObject({
	customer_update: z
		.strictObject({ enabled: oneOf(["false"]), allowed_updates: z.array(text).optional() })
		.optional(),
	invoice_history: toggle.optional(),
	payment_method_update: toggle.optional(),
	subscription_cancel: z
		.strictObject({
			enabled: flag,
			mode: oneOf(["at_period_end", "immediately"]).optional(),
			proration_behavior: oneOf(["none"]).optional(),
		})
		.optional(),
});

export const billingRoutes = [
	route("GET", "/v1/invoices/:id", {}, async ({ tx, id }) => {
		const invoice = await tx.get("invoice", id);
		if (!invoice) throw noSuch("invoice", id);
		return invoiceObject(invoice, tx.publicUrl);
	}),

	route(
		"GET",
		"/v1/invoices",
		{
			...pageParameters,
			customer: text.optional(),
			subscription: text.optional(),
			status: oneOf(["draft", "open", "paid", "uncollectible", "void"]).optional(),
		},
		({ tx, parameters: { customer, subscription, status, ...page } }) => {
			const filter: Partial<InvoiceRecord> = {
				...(customer === undefined ? {} : { customer }),
				...(subscription === undefined ? {} : { subscription }),
				...(status === undefined ? {} : { status }),
			};
			return listPage(tx, "invoice", page, { url: "/v1/invoices", filter }, (record) =>
				invoiceObject(record, tx.publicUrl),
			);
		},
	),

	route(
		"GET",
		"/v1/invoice_payments",
		{ ...pageParameters, invoice: text },
		async ({ tx, parameters }) => {
			const invoice = await tx.get("invoice", parameters.invoice);
			if (!invoice) throw noSuch("invoice", parameters.invoice, "invoice");
			return { ...invoicePayments(invoice), url: "/v1/invoice_payments" };
		},
	),

	route(
		"POST",
		"/v1/billing_portal/configurations",
		{
			features,
			business_profile: z
				.strictObject({
					headline: clearableText.optional(),
					privacy_policy_url: url.optional(),
					terms_of_service_url: url.optional(),
				})
				.optional(),
			default_return_url: url.optional(),
			name: text.optional(),
			metadata: metadata.optional(),
		},
		async ({ tx, parameters }) => {
			const [first] = await tx.find("portal_configuration", {}, 1);
			const { features: wish, business_profile: profile } = parameters;
			const configuration = await tx.insert("portal_configuration", {
				...newConfiguration(tx, first === undefined),
				name: parameters.name ?? null,
				default_return_url: parameters.default_return_url ?? null,
				headline: profile?.headline ?? null,
				privacy_policy_url: profile?.privacy_policy_url ?? null,
				terms_of_service_url: profile?.terms_of_service_url ?? null,
				metadata: mergeMetadata({}, parameters.metadata),
				invoice_history: wish.invoice_history?.enabled ?? false,
				payment_method_update: wish.payment_method_update?.enabled ?? false,
				subscription_cancel: {
					enabled: wish.subscription_cancel?.enabled ?? false,
					mode: wish.subscription_cancel?.mode ?? "at_period_end",
				},
			});
			return portalConfigurationObject(configuration);
		},
	),

	route("GET", "/v1/billing_portal/configurations/:id", {}, async ({ tx, id }) => {
		const configuration = await tx.get("portal_configuration", id);
		if (!configuration) throw noSuch("configuration", id);
		return portalConfigurationObject(configuration);
	}),

	route(
		"GET",
		"/v1/billing_portal/configurations",
		{ ...pageParameters, active: flag.optional(), is_default: flag.optional() },
		({ tx, parameters: { active, is_default, ...page } }) =>
			listPage(
				tx,
				"portal_configuration",
				page,
				{
					url: "/v1/billing_portal/configurations",
					filter: is_default === undefined ? {} : { is_default },
					// All of them are active; whoever asks for others gets none.
					...(active === false ? { where: { condition: "$8::boolean", value: false } } : {}),
				},
				portalConfigurationObject,
			),
	),

	route(
		"POST",
		"/v1/billing_portal/sessions",
		{
			customer: text,
			configuration: text.optional(),
			return_url: url.optional(),
			locale: text.optional(),
		},
		async ({ tx, parameters }) => {
			const customer = await tx.get("customer", parameters.customer);
			if (!customer || customer.deleted) throw noSuch("customer", parameters.customer, "customer");
			const configuration = await configurationFor(tx, parameters.configuration);
			const session = await tx.insert("portal_session", {
				id: newId("bps_"),
				created: tx.at,
				customer: customer.id,
				configuration: configuration.id,
				return_url: parameters.return_url ?? configuration.default_return_url,
				locale: parameters.locale ?? null,
				used: null,
			});
			return portalSessionObject(session, tx.publicUrl);
		},
	),
];

async function configurationFor(
	tx: Transaction,
	id: string | undefined,
): Promise<PortalConfigurationRecord> {
	if (id !== undefined) {
		const configuration = await tx.get("portal_configuration", id);
		if (!configuration) throw noSuch("configuration", id, "configuration");
		return configuration;
	}
	const [known] = await tx.find("portal_configuration", { is_default: true }, 1);
	// The account's own configuration, which at Stripe is made in the dashboard.
	return known ?? tx.insert("portal_configuration", newConfiguration(tx, true));
}

function newConfiguration(tx: Transaction, isDefault: boolean): PortalConfigurationRecord {
	return {
		id: newId("bpc_"),
		created: tx.at,
		updated: tx.at,
		is_default: isDefault,
		name: null,
		default_return_url: null,
		headline: null,
		privacy_policy_url: null,
		terms_of_service_url: null,
		metadata: {},
		invoice_history: true,
		payment_method_update: true,
		subscription_cancel: { enabled: true, mode: "at_period_end" },
	};
}
