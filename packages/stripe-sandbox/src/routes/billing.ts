import { z } from "zod";
import { newId } from "../ids.ts";
import { listPage } from "../lists.ts";
import { mergeMetadata } from "../metadata.ts";
import { invoiceObject, invoicePayments } from "../objects/invoice.ts";
import { portalConfigurationObject, portalSessionObject } from "../objects/portal.ts";
import { clearableText, flag, metadata, oneOf, pageParameters, text, url } from "../parameters.ts";
import type { InvoiceRecord, PortalConfigurationRecord } from "../records.ts";
import { required } from "../requiring.ts";
import { listRoute, readRoute, route } from "../route.ts";
import type { Transaction } from "../store.ts";

const showInvoice = (invoice: InvoiceRecord, tx: Transaction) =>
	invoiceObject(invoice, tx.publicUrl);

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
	readRoute("/v1/invoices", "invoice", showInvoice),

	listRoute(
		"/v1/invoices",
		"invoice",
		{
			customer: text.optional(),
			subscription: text.optional(),
			status: oneOf(["draft", "open", "paid", "uncollectible", "void"]).optional(),
		},
		showInvoice,
	),

	route(
		"GET",
		"/v1/invoice_payments",
		{ ...pageParameters, invoice: text },
		async ({ tx, parameters }) => {
			const invoice = await required(tx, "invoice", parameters.invoice, "invoice");
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

	readRoute("/v1/billing_portal/configurations", "portal_configuration", portalConfigurationObject),

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
					filter: { is_default },
					// All of them are active, so a request for inactive ones gets none.
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
			const customer = await required(tx, "customer", parameters.customer, "customer");
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
	if (id !== undefined) return required(tx, "portal_configuration", id, "configuration");
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
