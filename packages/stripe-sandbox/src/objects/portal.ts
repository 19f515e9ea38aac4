import type Stripe from "stripe";
import type { PortalConfigurationRecord, PortalSessionRecord } from "../records.ts";

export function portalConfigurationObject(
	record: PortalConfigurationRecord,
): Stripe.BillingPortal.Configuration {
	return {
		id: record.id,
		object: "billing_portal.configuration",
		active: true,
		application: null,
		business_profile: {
			headline: record.headline,
			privacy_policy_url: record.privacy_policy_url,
			terms_of_service_url: record.terms_of_service_url,
		},
		created: record.created,
		default_return_url: record.default_return_url,
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
		is_default: record.is_default,
		livemode: false,
		login_page: { enabled: false, url: null },
		metadata: record.metadata,
		name: record.name,
		updated: record.updated,
	};
}

export function portalSessionObject(
	record: PortalSessionRecord,
	publicUrl: string,
): Stripe.BillingPortal.Session {
	return {
		id: record.id,
		object: "billing_portal.session",
		configuration: record.configuration,
		created: record.created,
		customer: record.customer,
		customer_account: null,
		flow: null,
		livemode: false,
		locale: record.locale,
		on_behalf_of: null,
		return_url: record.return_url,
		url: `${publicUrl}/dev/stripe/portal/${record.id}`,
	};
}
