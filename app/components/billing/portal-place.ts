/** The two pages that show a subscription, as their addresses end. */
export type BillingPlace = "settings" | "subscription";

/** What the specification calls the button to the payment provider on each. */
export const portalLabels: Record<BillingPlace, { idle: string; busy: string }> = {
	subscription: { idle: "Manage Billing & Payment", busy: "Loading..." },
	settings: { idle: "Manage Billing", busy: "Opening..." },
};
