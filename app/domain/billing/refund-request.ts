/** The payment that a message asks back, as the owner sees it beside the message. */
export type RefundRequest = {
	orderId: string;
	number: string;
	plan: string;
	amount: string;
	paid: string;
	status: string;
	/** Different resumes that were used since it was paid. */
	uses: number;
	/** One press gives it back. */
	canRefund: boolean;
};
