/** Paying, refunds and canceling. */

export const checkout = {
	alreadySubscribed: "You already have an active subscription",
	stillEnding:
		"Your canceled subscription has not ended yet. “My Subscription” has the button that resumes it.",
	packDuringPro: "Your Pro membership already opens every resume. A pack would add nothing.",
	proDuringGift: (end: string) =>
		`You have complimentary Pro until ${end}. If you buy it now, you pay from today, and the days that are left are not added.`,
	underWay:
		"Your bank is still confirming your payment for this plan. The plan starts as soon as the payment arrives.",
	packBesidePack: (left: number) =>
		`You still have ${left === 1 ? "1 resume" : `${left} resumes`} to open in your current pack. A second pack has its own end date, and the pack that ends first is used first.`,
	planNotFound: "Plan not found",
	startFailed: "Failed to start checkout process",
	sessionFailed: "Failed to create checkout session",
	notAuthenticated: "Not authenticated",
	emailUnconfirmed: "Please confirm your email address before you pay.",
	foreignField: "This request sets something that you cannot set.",
	neutral:
		"We could not match this page to one of your payments. If you have just paid, check your account settings: what you paid for is there, or will appear within a few minutes.",
	pending:
		"Your payment is being confirmed. This page updates by itself. You can leave it: your settings show the payment until it is settled.",
	notPaid: "The payment did not go through. Nothing was charged.",
	refunded: "This payment was refunded, and the access that it paid for has ended.",
	disputed: "Your bank is disputing this payment. The access that it paid for is closed.",
	lost: "Your bank has decided: it returned this payment to you. The access that it paid for has ended.",
	ended: "The access that this payment paid for has ended.",
	proSuccess: (product: string) => `Welcome to ${product} Pro!`,
	packSuccess: "Your Resume Pack is ready!",
	testPurchaseFailed: "Failed to create test purchase",
} as const;

/** Of a payment page that was left; apart, because no page draws it. */
export const turnedBack = {
	/** @param title of the resume that it was for, where the page does not say so */
	uncharged: (what: string, title?: string) =>
		`Nothing was charged. ${what}.${title ? ` You were about to open “${title}”.` : ""}`,
} as const;

export const billing = {
	noSubscription: "No subscription found",
	portalFailed: "Failed to create portal session",
	managementFailed: "Failed to open subscription management",
	refunded: "Your money is on its way back. It takes five to ten days to arrive.",
	notRefundable: "This button can no longer refund this payment. Please write to us.",
	asked: "We have your request and will answer by email.",
	askFailed: "Your request did not reach us. Please try again, or write to us.",
	refundRequest: (order: { plan: string; amount: string; paid: string; used: string }) =>
		`A refund of ${order.amount}, paid for ${order.plan} on ${order.paid}. Used since then: ${order.used}.`,
	guaranteeUsed:
		"You have used the money-back guarantee before. It can be used once for each mailbox.",
	refundFailed: "The refund did not work. Please try again, or write to us.",
	resumed: "Your subscription continues.",
	resumeFailed: "Failed to resume subscription. Please try again.",
} as const;

export const cancel = {
	reasonMissing: "Please select a reason for cancellation",
	satisfactionUnknown: "Please choose one of the answers, or leave this blank",
	commentsTooLong: "Please keep your comments shorter.",
	done: "Your subscription has been cancelled.",
	doneInSettings: "Your subscription has been cancelled successfully",
	failed: "Failed to cancel subscription. Please try again.",
	endpointFailed: "Failed to cancel subscription",
	nothing: "No active subscription found",
} as const;

export const pause = {
	monthsMissing: "Please choose for how many months",
	done: "Your pause is set. “What Comes Next” has its dates.",
	takenBack: "There will be no pause. Your subscription continues.",
	ended: "Welcome back. Your subscription continues.",
	refused: "Your card was refused, and nothing has changed. Update it, and try again.",
	underWay: "We are ending your pause. Please wait a moment.",
	nothing: "There is nothing to pause. Please look at your subscription.",
	failed: "That did not work. Please try again.",
} as const;

/** What stands under "To" on a receipt. */
export const receipts = {
	tooLong: (maximum: number) => `Please use at most ${maximum} characters.`,
	tooManyLines: (maximum: number) => `Please use at most ${maximum} lines.`,
	kept: "Saved. It stands on all of your receipts.",
	unreached: "The server could not be reached. What you typed is still here; please try again.",
} as const;
