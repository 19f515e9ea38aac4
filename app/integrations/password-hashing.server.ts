import * as betterAuthCrypto from "better-auth/crypto";
import pLimit from "p-limit";
import { AppError } from "#app/domain/base/errors.ts";
import { messages } from "#app/domain/base/messages.ts";

/** After this many seconds a rejected attempt may be repeated. */
export const busySeconds = 2;

/** Passwords are hashed slowly on purpose; a flood of sign-ins must not stop the rest of the site. */
export type PasswordHashing = {
	/** @throws AppError `too_many_requests` when too many wait already */
	hash(password: string): Promise<string>;
	/** False for another password, and, after as much work, for an account without one (null). */
	verify(hash: string | null, password: string): Promise<boolean>;
};

/** How one password is hashed and verified. */
export type HashingWork = Pick<typeof betterAuthCrypto, "hashPassword" | "verifyPassword">;

/** Scrypt, as Better Auth does it. */
export const slowHashing: HashingWork = betterAuthCrypto;

/**
 * @param options.concurrency how many are hashed at once. Node has four threads for this, for compression
 *   and for files: two of them stay free.
 * @param options.waiting how many may wait; one more is sent away at once
 */
export function createPasswordHashing(
	{ concurrency = 2, waiting = 24 } = {},
	{ hashPassword, verifyPassword }: HashingWork = slowHashing,
): PasswordHashing {
	const limit = pLimit(concurrency);
	const whenFree = async <T>(work: () => Promise<T>): Promise<T> => {
		if (limit.activeCount + limit.pendingCount >= concurrency + waiting) {
			throw new AppError("too_many_requests", messages.busy.tooManyRequests(busySeconds));
		}
		return limit(work);
	};
	return {
		hash: (password) => whenFree(() => hashPassword(password)),
		verify: (hash, password) =>
			whenFree(async () => {
				if (hash !== null) return verifyPassword({ hash, password });
				await hashPassword(password);
				return false;
			}),
	};
}
