import { createHash } from "node:crypto";
import Stripe from "stripe";

/**
 * Asks for something that is made once under one key, also by two processes at once.
 *
 * The provider gives the answer to a key again for a day, and a failure of its own is one. So what failed earlier is
 * asked for under another key, after a look whether it was done all the same.
 * https://docs.stripe.com/api/idempotent_requests
 * @param key up to 240 characters
 * @param call makes the thing, with the options that it is given
 * @param findDone finds what was made although the answer said that it failed; needed where twice would do harm
 * @throws as the provider refuses
 */
export async function askOnce<Answer>(
	key: string,
	call: (options: { idempotencyKey: string }) => Promise<Answer>,
	findDone: () => Promise<Answer | undefined> = async () => undefined,
): Promise<Answer> {
	try {
		return await untilFree(() => call({ idempotencyKey: key }));
	} catch (error) {
		if (!isGivenAgain(error)) throw error;
		// Processes that ask at this moment still make one.
		const minute = Math.floor(Date.now() / 60_000);
		const ask = () => untilFree(() => call({ idempotencyKey: `${key}:${minute}` }));
		return (await findDone()) ?? (await ask());
	}
}

const isGivenAgain = (error: unknown): boolean =>
	error instanceof Stripe.errors.StripeError && error.headers?.["idempotent-replayed"] === "true";

/**
 * Asks again while another process asks with the same key: its answer will be ours as well. Within each call
 * the SDK has waited and asked three times.
 */
async function untilFree<Answer>(call: () => Promise<Answer>): Promise<Answer> {
	for (let left = callsWhileInUse; ; left--) {
		try {
			return await call();
		} catch (error) {
			const isInUse =
				error instanceof Stripe.errors.StripeError && error.code === "idempotency_key_in_use";
			if (!isInUse || left === 1) throw error;
		}
	}
}

const callsWhileInUse = 4;

/** What a key says of its request: Stripe takes 255 characters, which an address alone can fill. */
export const digestOf = (parts: readonly unknown[]): string =>
	createHash("sha256").update(JSON.stringify(parts)).digest("hex");
