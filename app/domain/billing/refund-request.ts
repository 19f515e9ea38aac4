/** The payment that a message asks back, as the owner sees it beside the message. */
export type RefundRequest = {
	orderId: string;
	number: string;
	plan: string;
	amount: string;
	paid: string;
	status: string;
	/** What was used since it was paid, in words. */
	used: string;
	/** One press gives it back. */
	canRefund: boolean;
};
