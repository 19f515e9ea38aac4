import type Stripe from "stripe";
import type { PortalConfigurationRecord, PortalSessionRecord } from "../records.ts";
import { empty, shown } from "./fields.ts";

export function portalConfigurationObject(
	record: PortalConfigurationRecord,
): Stripe.BillingPortal.Configuration {
	return {
		...shown(record, "id", "created", "default_return_url", "is_default", "metadata", "name"),
		updated: record.updated,
		object: "billing_portal.configuration",
		active: true,
		application: null,
		business_profile: {
			...shown(record, "headline", "privacy_policy_url", "terms_of_service_url"),
		},
		features: {
			customer_update: { allowed_updates: [], enabled: false },
			invoice_history: { enabled: record.invoice_history },
			payment_method_update: {
				enabled: record.payment_method_update,
				payment_method_configuration: null,
			},
			subscription_cancel: {
				cancellation_reason: { enabled: false, feedback_options: null, options: [] },
				enabled: record.subscription_cancel.enabled,
				mode: record.subscription_cancel.mode,
				proration_behavior: "none",
			},
			subscription_pause: {
				duration: { interval_options: [], type: "indefinite" },
				enabled: false,
			},
			subscription_update: {
				billing_cycle_anchor: null,
				default_allowed_updates: [],
				enabled: false,
				proration_behavior: "none",
				schedule_at_period_end: { conditions: [] },
				trial_update_behavior: "end_trial",
			},
		},
		livemode: false,
		login_page: { enabled: false, url: null },
	};
}

export function portalSessionObject(
	record: PortalSessionRecord,
	publicUrl: string,
): Stripe.BillingPortal.Session {
	return {
		...shown(record, "id", "configuration", "created", "customer", "locale", "return_url"),
		...empty("customer_account", "flow", "on_behalf_of"),
		object: "billing_portal.session",
		livemode: false,
		url: `${publicUrl}/dev/stripe/portal/${record.id}`,
	};
}
