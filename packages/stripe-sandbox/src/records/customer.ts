import type { Metadata } from "./metadata.ts";

export type CustomerRecord = {
	id: string;
	created: number;
	email: string | null;
	name: string | null;
	phone: string | null;
	description: string | null;
	metadata: Metadata;
	default_payment_method: string | null;
	/** The beginning of its invoices' numbers, and how many there are. */
	invoice_prefix: string;
	invoices: number;
	deleted: boolean;
};

export type PortalConfigurationRecord = {
	id: string;
	created: number;
	updated: number;
	is_default: boolean;
	name: string | null;
	default_return_url: string | null;
	headline: string | null;
	privacy_policy_url: string | null;
	terms_of_service_url: string | null;
	metadata: Metadata;
	invoice_history: boolean;
	payment_method_update: boolean;
	subscription_cancel: { enabled: boolean; mode: "at_period_end" | "immediately" };
};

export type PortalSessionRecord = {
	id: string;
	created: number;
	customer: string;
	configuration: string;
	return_url: string | null;
	locale: string | null;
	/** When its page was last used; null before the first visit. */
	used: number | null;
};
