import { soldPlans } from "./plans.ts";

type SoldPlan = (typeof soldPlans)[keyof typeof soldPlans];

/** What the forms of billing answer (cancel, resume, refund): enough to draw them again. */
export type BillingResult = {
	success: boolean;
	message: string;
	fieldErrors?: Partial<Record<"reason" | "satisfaction" | "comments", string>>;
};

/** The result of a billing form that got no response. */
export const failedBilling = (message: string): BillingResult => ({ success: false, message });

/** The addresses that billing forms post to. */
export const billingAddresses = {
	checkout: (planId: string) => `/checkout/${planId}`,
	portal: "/billing/portal",
	cancel: "/subscription/cancel",
	resume: "/subscription/resume",
	refund: (orderId: string) => `/orders/${orderId}/refund`,
	askRefund: (orderId: string) => `/orders/${orderId}/refund?ask`,
	receipt: (orderId: string) => `/orders/${orderId}/receipt`,
} as const;

/** The plan whose checkout an address leads to, or null for another address. */
export const planOfCheckout = (address: string): SoldPlan | null =>
	Object.values(soldPlans).find(({ id }) => billingAddresses.checkout(id) === address) ?? null;
