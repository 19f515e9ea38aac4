/** Paying, refunds and cancelling. */

export const checkout = {
	alreadySubscribed: "You already have an active subscription",
	packDuringPro: "Your Pro membership opens every resume already: a pack would add nothing.",
	proDuringGift: (end: string) =>
		`You have Pro until ${end}, given to you. If you buy it now, it is charged from today and the days that are left are not added.`,
	underWay:
		"Your payment for this plan is being confirmed by your bank. It is here as soon as it has come.",
	packBesidePack: (left: number) =>
		`You still have ${left === 1 ? "1 resume" : `${left} resumes`} to open in the pack that you have. A second pack has its own days, and the one that ends first is used first.`,
	planNotFound: "Plan not found",
	startFailed: "Failed to start checkout process",
	sessionFailed: "Failed to create checkout session",
	notAuthenticated: "Not authenticated",
	emailUnconfirmed: "Please confirm your email address before you pay.",
	foreignField: "This request names something that is not yours to name.",
	neutral:
		"We could not match this page with a payment of yours. If you have just paid, look into your account settings: what you paid for is there, or will be in a few minutes.",
	pending:
		"Your payment is being confirmed. This page goes on by itself. You can leave it: your settings list the payment until it is settled.",
	notPaid: "The payment did not go through. Nothing was charged.",
	refunded: "This payment was refunded, and what it had opened is closed.",
	disputed: "This payment is disputed at your bank. What it had opened is closed.",
	ended: "What this payment opened has ended.",
	proSuccess: (product: string) => `Welcome to ${product} Pro!`,
	packSuccess: "Your Resume Pack is ready!",
	testPurchaseFailed: "Failed to create test purchase",
} as const;

export const billing = {
	noSubscription: "No subscription found",
	portalFailed: "Failed to create portal session",
	managementFailed: "Failed to open subscription management",
	refunded: "Your money is on its way back. It takes five to ten days to arrive.",
	notRefundable: "This payment can no longer be given back by this button. Please write to us.",
	asked: "We have your request, and answer by email.",
	askFailed: "Your request did not reach us. Please try again, or write to us.",
	refundRequest: (order: { plan: string; amount: string; paid: string; uses: number }) =>
		`Asks for ${order.amount} back, paid for ${order.plan} on ${order.paid}. Used since then: ${order.uses} different resumes.`,
	guaranteeUsed: "You have used the money-back guarantee before. There is one for each mailbox.",
	refundFailed: "The refund did not work. Please try again, or write to us.",
	resumed: "Your subscription goes on.",
	resumeFailed: "Failed to resume subscription. Please try again.",
} as const;

export const cancel = {
	reasonMissing: "Please select a reason for cancellation",
	satisfactionUnknown: "Please choose one of the answers, or leave this open",
	commentsTooLong: "Please keep your comments shorter.",
	done: "Your subscription has been cancelled.",
	doneInSettings: "Your subscription has been cancelled successfully",
	failed: "Failed to cancel subscription. Please try again.",
	endpointFailed: "Failed to cancel subscription",
	nothing: "No active subscription found",
} as const;
