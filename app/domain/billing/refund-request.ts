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
	/** What is left and one press gives back; null when nothing can be. */
	refundable: string | null;
	/** Why nothing can be given back. */
	obstacle: string | null;
	/** What else the press does. */
	effect: string;
};
