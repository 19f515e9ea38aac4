/**
 * A mail to be sent, as it waits in the queue: who and why, never a secret. Links are made when it is
 * written, and so is the decision whether there is anything to send.
 */
export type MailJob =
	/** The confirmation, or for somebody who has an account the word that they have one. */
	| { message: "about-sign-up"; to: string; returnTo: string }
	| { message: "confirm-email"; to: string; returnTo: string }
	| { message: "reset-password"; to: string; returnTo: string }
	/** `at` is an ISO instant here and below. */
	| { message: "password-changed"; to: string; at: string }
	| { message: "new-sign-in"; to: string; at: string; device: string; network: string }
	/**
	 * To the new address, or to its owner when somebody has it. `asked` stands for the password that it was
	 * asked for with: once there is another one, nothing is sent.
	 */
	| { message: "change-email"; to: string; userId: string; asked: string }
	| { message: "email-change-requested"; to: string; newEmail: string; at: string }
	/** Jobs of earlier versions have no `userId`, and their mails no link. */
	| { message: "email-changed"; to: string; newEmail: string; at: string; userId?: string }
	| { message: "email-change-undone"; to: string; at: string }
	| { message: "account-deleted"; to: string; kept: string[] }
	/** `until`: when the pack ends that has the credit again; null for the free resume. */
	| { message: "resume-withdrawn"; to: string; resumeId: string; until: string | null }
	| ({ to: string } & BillingMail)
	| { message: "confirm-newsletter"; signupId: string }
	| ContactMailJob
	/** The three below are marketing or news. A person who opts out gets none of them. */
	| { message: "first-steps"; userId: string }
	| { message: "library-digest"; userId: string; month: string }
	| { message: "newsletter-digest"; signupId: string; month: string };

/** What the contact form leads to. The words stay in their tables: a queue is no place for them. */
export type ContactMailJob =
	/** To the support. */
	| { message: "contact-message"; messageId: string }
	/** The owner's answer to the person who wrote. */
	| { message: "contact-reply"; replyId: string };

/** What a mail about money says; to whom is added where it is queued. */
export type BillingMail =
	| { message: "pack-receipt"; orderId: string; expiresAt: string }
	| { message: "pro-receipt"; orderId: string; isFirst: boolean }
	| { message: "refunded"; orderId: string }
	| { message: "dispute-opened"; orderId: string }
	| { message: "payment-failed"; graceUntil: string; subscriptionId?: string }
	| { message: "subscription-canceled"; accessUntil: string }
	| { message: "subscription-resumed"; nextBilling: string; subscriptionId?: string }
	/** `unpaidSince`: the renewal that could not be charged, when that is why. */
	| { message: "subscription-ended"; endedOn: string; unpaidSince?: string }
	| ReminderMail
	/** Given by the owner: the id of the pack, or of the grant of Pro. */
	| { message: "right-granted"; right: "pack" | "pro"; id: string };

/** What somebody hears before it happens. */
export type ReminderMail =
	| { message: "pack-ending"; packId: string; days: number }
	/** Before the first month at the whole price. */
	| { message: "price-rising"; subscriptionId: string; chargedOn: string }
	/** The card is no longer good when the next payment is due. */
	| { message: "card-expiring"; subscriptionId: string; chargedOn: string };
