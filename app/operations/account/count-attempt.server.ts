import type { Limit } from "#app/domain/base/limits.ts";
import type { Uses } from "#app/services.ts";

/** What happens to an attempt beyond a global limit; null for an attempt within it. */
export type Slowed = { isHeld: boolean; retryAfter: number } | null;

/**
 * Counts an attempt against a limit that strangers can fill from everywhere. Beyond it the attempt waits, and
 * goes on: its owner must not be locked out by others. Where too many wait already it goes on at once, and only
 * a wrong one is told to come later.
 * @param key as of `RateLimits.consume`
 */
export async function countSlowly(
	{ limits, slowDown }: Uses<"limits" | "slowDown">,
	limit: Limit,
	key: string,
): Promise<Slowed> {
	const retryAfter = await limits.consume(limit, key);
	return retryAfter === null ? null : { retryAfter, isHeld: await slowDown.hold() };
}
