import { z } from "zod";
import { addDays } from "#app/domain/base/dates.ts";
import { emailSchema } from "#app/domain/base/email.ts";
import { manyLines } from "#app/domain/base/one-line.ts";
import { adminMessages } from "./owner-messages.ts";

/** The forms of the owner about a person: each says what it is with its `intent`. */
export const personIntents = [
	"give-pack",
	"give-pro",
	"revoke-pack",
	"revoke-grant",
	"cancel-subscription",
	"end-subscription",
	"mail-confirmation",
	"mail-reset",
	"change-address",
	"sign-out",
	"stop",
	"reopen",
	"erase",
] as const;

export const reasonMaximum = 500;
/** As many days of Pro as can be given at once. */
export const proDaysMaximum = 3_660;

const { people } = adminMessages;

const reason = z
	.string({ error: people.reasonMissing })
	.transform(manyLines)
	.pipe(
		z.string().min(1, people.reasonMissing).max(reasonMaximum, people.reasonTooLong(reasonMaximum)),
	);

/** Made with the form, so that sending it twice gives once. */
const key = z.uuid({ error: people.formStale });

export const reasonSchema = z.object({ reason });

/** A refund of an amount in dollars, or without one of all that is left. */
export const refundSchema = z
	.object({
		reason,
		/** In cents, what had gone back when the form was shown: a second press is of the same form. */
		refundedBefore: z.coerce.number().int().min(0).optional(),
		amount: z.preprocess(
			(value) =>
				typeof value === "string" ? value.trim().replace(/^\$/u, "") || undefined : value,
			z
				.string()
				.regex(/^\d{1,6}(?:\.\d{1,2})?$/u, adminMessages.orders.amountInvalid)
				.transform((text) => Math.round(Number(text) * 100))
				.refine((cents) => cents > 0, adminMessages.orders.amountInvalid)
				.optional(),
		),
	})
	.transform(({ amount, ...rest }) => ({ ...rest, amountInCents: amount ?? null }));

/** What is done once for each form: a pack that is given, an email that is sent again. */
export const onceSchema = z.object({ key, reason });

export const moveAccountSchema = z.object({ email: emailSchema, reason });

/** What cannot be undone: the address is typed once more. */
export const eraseSchema = z.object({
	confirm: z.string({ error: people.confirmWrong }).trim().min(1, people.confirmWrong).max(254),
	reason,
});

const empty = (value: unknown) => (value === "" || value === null ? undefined : value);

/**
 * Pro for a number of days, or until the end of a day (UTC).
 * @param now the clock of the request
 * @returns a schema whose result names the end
 */
export const giveProSchema = (now: Date) =>
	z
		.object({
			key,
			reason,
			days: z.preprocess(
				empty,
				z.coerce
					.number({ error: people.daysInvalid(proDaysMaximum) })
					.int(people.daysInvalid(proDaysMaximum))
					.min(1, people.daysInvalid(proDaysMaximum))
					.max(proDaysMaximum, people.daysInvalid(proDaysMaximum))
					.optional(),
			),
			until: z.preprocess(
				empty,
				z.iso
					.date({ error: people.untilInvalid })
					.transform((day) => new Date(`${day}T23:59:59.999Z`))
					.refine((end) => end > now, people.untilPast)
					.refine((end) => end <= addDays(now, proDaysMaximum), people.untilFar)
					.optional(),
			),
		})
		.refine(({ days, until }) => (days === undefined) !== (until === undefined), {
			path: ["days"],
			error: people.oneEnd,
			// Also when there is no reason: everything that is wrong is said at once.
			when: ({ issues }) =>
				!issues.some(({ path }) => path?.[0] === "days" || path?.[0] === "until"),
		})
		.transform(({ days, until, ...rest }) => ({
			...rest,
			endsAt: until ?? addDays(now, days ?? 0),
		}));
