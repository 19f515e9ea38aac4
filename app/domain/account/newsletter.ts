import { z } from "zod";
import { emailSchema } from "#app/domain/base/email.ts";

/** Where an address was left. */
export const signupSources = ["landing_page", "blog", "guides"] as const;
export type SignupSource = (typeof signupSources)[number];

/** `pending` until the owner of the address confirms it. */
export type SignupStatus = "pending" | "active" | "unsubscribed";

export const newsletterSchema = z.object({
	email: emailSchema,
	// A page that does not say is the first one that had the form.
	source: z.enum(signupSources).catch("landing_page"),
});

/** What the form answers: enough to draw it again with nothing lost. */
export type NewsletterResult = {
	success: boolean;
	message: string;
	values: { email: string };
};
