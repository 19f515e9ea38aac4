import { z } from "zod";

const to = z.string();
const returnTo = z.string();
/** An ISO instant. */
const at = z.string();
const contributionId = z.string();
const orderId = z.string();
const subscriptionId = z.string();

/**
 * What each email needs to be written, as it waits in the queue: who and why, never a secret and no words of a
 * person. Links are made when it is written, and so is the decision whether there is anything to send.
 */
export const mailSchemas = {
	/** The confirmation, or for a person who has an account the word that they have one. */
	"about-sign-up": z.object({ to, returnTo }),
	"confirm-email": z.object({ to, returnTo }),
	"reset-password": z.object({ to, returnTo }),
	/** `passkeys`: how many still sign in. Jobs of earlier versions do not say it. */
	"password-changed": z.object({ to, at, passkeys: z.number().optional() }),
	"new-sign-in": z.object({ to, at, device: z.string(), network: z.string() }),
	/**
	 * To the new address, or to its owner when it has one. `asked` stands for the password that it was asked
	 * for with: once there is another one, nothing is sent.
	 */
	"change-email": z.object({ to, userId: z.string(), asked: z.string() }),
	"email-change-requested": z.object({ to, newEmail: z.string(), at }),
	/** Jobs of earlier versions have no `userId`, and their emails no link. */
	"email-changed": z.object({
		to,
		newEmail: z.string(),
		at,
		userId: z.string().optional(),
		bySupport: z.boolean().optional(),
	}),
	/** To the address that support has given an account: it has to prove itself. */
	"confirm-moved": z.object({ to }),
	/** `role`: null when it was taken away. */
	"role-changed": z.object({ to, role: z.string().nullable() }),
	"passkey-changed": z.object({ to, at, name: z.string(), isAdded: z.boolean() }),
	"account-stopped": z.object({ to }),
	"account-reopened": z.object({ to }),
	"email-change-undone": z.object({ to, at }),
	"account-deleted": z.object({
		to,
		kept: z.array(z.string()),
		bySupport: z.boolean().optional(),
	}),
	/**
	 * `until`: when the pack ends that has the credit again; null for the free resume. Jobs of earlier versions have no
	 * `personId`.
	 */
	"resume-withdrawn": z.object({
		to,
		personId: z.string().optional(),
		resumeId: z.string(),
		until: at.nullable(),
	}),
	"pack-receipt": z.object({ to, orderId, expiresAt: at }),
	"pro-receipt": z.object({ to, orderId, isFirst: z.boolean() }),
	/** What went back, in cents: now, and in all until then. Jobs of earlier versions do not say it. */
	refunded: z.object({
		to,
		orderId,
		part: z.object({ now: z.number(), inAll: z.number() }).optional(),
	}),
	"dispute-opened": z.object({ to, orderId }),
	"payment-failed": z.object({ to, graceUntil: at, subscriptionId: subscriptionId.optional() }),
	"subscription-canceled": z.object({
		to,
		accessUntil: at,
		/** It opens nothing until then: paused, or disputed. */
		isOff: z.literal(true).optional(),
		/** Jobs of earlier versions do not say of which. */
		subscriptionId: subscriptionId.optional(),
	}),
	"subscription-resumed": z.object({
		to,
		nextBilling: at,
		subscriptionId: subscriptionId.optional(),
	}),
	/** `unpaidSince`: the renewal that could not be charged, when that is why. */
	"subscription-ended": z.object({
		to,
		endedOn: at,
		unpaidSince: at.optional(),
		subscriptionId: subscriptionId.optional(),
	}),
	"pack-ending": z.object({ to, packId: z.string(), days: z.number() }),
	/** Before the first month at the whole price. */
	"price-rising": z.object({ to, subscriptionId, chargedOn: at }),
	/** Pro goes on after a pause. */
	"pause-ending": z.object({ to, subscriptionId, chargedOn: at }),
	/** The card is no longer good when the next payment is due. */
	"card-expiring": z.object({ to, subscriptionId, chargedOn: at }),
	/** Given by the owner or earned: the id of the pack, or of the grant of Pro; other grants that were earned with it. */
	"right-granted": z.object({
		to,
		right: z.enum(["pack", "pro"]),
		id: z.string(),
		earnedWith: z.array(z.string()).optional(),
	}),
	/** To a work address, which the database holds as a keyed hash only. */
	"confirm-work-address": z.object({ to, evidenceId: z.string() }),
	/** About a resume that a person contributed: what became of it or of a note, and that its draft will be deleted. */
	"contribution-published": z.object({ to, contributionId }),
	"contribution-sent-back": z.object({ to, contributionId }),
	"contribution-declined": z.object({ to, contributionId }),
	"contribution-note-removed": z.object({ to, contributionId }),
	"contribution-earlier-published": z.object({ to, contributionId }),
	"contribution-earlier-removed": z.object({ to, contributionId }),
	"contribution-taken-down": z.object({ to, contributionId }),
	"contribution-taken-out": z.object({ to, contributionId }),
	"contribution-restored": z.object({ to, contributionId }),
	/** `deletedOn`: at the earliest; never less than a week after it is sent. */
	"contribution-ending": z.object({ to, contributionId, deletedOn: at }),
	"confirm-newsletter": z.object({ signupId: z.string() }),
	/** To the support. The words of the contact form stay in their table. */
	"contact-message": z.object({ messageId: z.string() }),
	/** To the owner, once a day: what waits with where it is dealt with, and what the day before has brought. */
	"owner-daily": z.object({
		to,
		day: z.string(),
		waiting: z.array(z.object({ text: z.string(), path: z.string() })),
		news: z.array(z.string()),
	}),
	/** To the owner, at once. No words of a person are in it. */
	"owner-alert": z.object({ to, title: z.string(), text: z.string(), path: z.string() }),
	/** The owner's answer to the person who wrote. */
	"contact-reply": z.object({ replyId: z.string() }),
	/** Those below are marketing or news. A person who opts out gets none of them. */
	"first-steps": z.object({ userId: z.string() }),
	/** How their search went: once, sixty days after the first resume. */
	"outcome-question": z.object({ userId: z.string() }),
	"library-digest": z.object({ userId: z.string(), month: z.string() }),
	"newsletter-digest": z.object({ signupId: z.string(), month: z.string() }),
	/** What is new for a saved search. `at`: the instant by which its finds are marked as told. */
	"search-alert": z.object({ searchId: z.string(), at }),
} satisfies Record<string, z.ZodObject>;

export type MailName = keyof typeof mailSchemas;
export type MailData<Name extends MailName> = z.infer<(typeof mailSchemas)[Name]>;

/** An email to be sent. */
export type MailJob = { [Name in MailName]: { message: Name } & MailData<Name> }[MailName];

/** What an email about money says; to whom is added where it is queued. */
export type BillingMail = WithoutAddress<
	Extract<MailJob, { message: "payment-failed" | `subscription-${string}` } | { orderId: string }>
>;
type WithoutAddress<Job> = Job extends { to: string } ? Omit<Job, "to"> : never;

/**
 * Reads an email from the queue.
 * @returns null for one that this version does not know or cannot read
 */
export function readMailJob(job: { message: string }): MailJob | null {
	const schema = Object.hasOwn(mailSchemas, job.message) && mailSchemas[job.message as MailName];
	const data = schema ? schema.safeParse(job) : null;
	return data?.success ? ({ message: job.message, ...data.data } as MailJob) : null;
}
