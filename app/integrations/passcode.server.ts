import type { OneTimeCodes } from "./one-time-codes.server.ts";
import { type HashingWork, type PasswordHashing, slowHashing } from "./password-hashing.server.ts";

/** The passcode of the dashboard. */
export type Passcode = {
	/** Takes the same time for a wrong passcode as for the right one. */
	matches(entry: string): Promise<boolean>;
	/** What is asked for besides, by choice of an owner. */
	codes: OneTimeCodes;
};

/**
 * @param configured the passcode's hash, or the passcode itself, which is hashed here and forgotten
 */
export function createPasscode(
	configured: { hash: string } | { plain: string },
	passwords: PasswordHashing,
	codes: OneTimeCodes,
	{ hashPassword }: Pick<HashingWork, "hashPassword"> = slowHashing,
): Passcode {
	let hash: Promise<string> | undefined;
	const theHash = () => {
		hash ??=
			"hash" in configured ? Promise.resolve(configured.hash) : hashPassword(configured.plain);
		return hash;
	};
	return { matches: async (entry) => passwords.verify(await theHash(), entry), codes };
}
