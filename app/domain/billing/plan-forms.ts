import { plans, type SoldPlanId, soldPlans } from "./plans.ts";

type SoldPlan = (typeof soldPlans)[keyof typeof soldPlans];

/** The addresses that billing forms post to. */
export const billingAddresses = {
	checkout: (planId: string) => `/checkout/${planId}`,
	portal: "/billing/portal",
	cancel: "/subscription/cancel",
	resume: "/subscription/resume",
	pause: "/subscription/pause",
	refund: (orderId: string) => `/orders/${orderId}/refund`,
	askRefund: (orderId: string) => `/orders/${orderId}/refund?ask`,
	receipt: (orderId: string) => `/orders/${orderId}/receipt`,
} as const;

/** The page after the payment of a plan. */
export const pageAfter = (planId: SoldPlanId): string =>
	planId === plans.pack.id ? "/purchase/success" : "/subscription/success";

/** The same for one checkout of it. */
export const addressAfter = (planId: SoldPlanId, sessionId: string): string =>
	`${pageAfter(planId)}?${new URLSearchParams({ session_id: sessionId })}`;

/** The two pages that show a subscription, as their addresses end. */
export type BillingPlace = "settings" | "subscription";

/** What the specification calls the button to the payment provider on each. */
export const portalLabels: Record<BillingPlace, { idle: string; busy: string }> = {
	subscription: { idle: "Manage Billing & Payment", busy: "Loading..." },
	settings: { idle: "Manage Billing", busy: "Opening..." },
};

/** The dates of the account as a calendar. */
export const calendarAddress = "/settings/timeline.ics";

/** The plan whose checkout an address leads to, or null for another address. */
export const planOfCheckout = (address: string): SoldPlan | null =>
	Object.values(soldPlans).find(({ id }) => billingAddresses.checkout(id) === address) ?? null;
