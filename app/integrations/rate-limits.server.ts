import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Limit } from "#app/domain/base/limits.ts";
import { hashSecret } from "./secrets.server.ts";

/** Counts in the database, so that all processes share them. */
export type RateLimits = {
	/**
	 * Counts one attempt under a key. Only the key's hash is kept, because the key may be an address.
	 * @returns the seconds to wait when the limit is reached, else null
	 */
	consume(limit: Limit, key: string): Promise<number | null>;
};

export function createRateLimits(pool: pg.Pool): RateLimits {
	const limiters = new Map<string, RateLimiterPostgres>();
	const limiterOf = (limit: Limit) => {
		let limiter = limiters.get(limit.name);
		if (!limiter) {
			limiter = new RateLimiterPostgres({
				storeClient: pool,
				storeType: "pool",
				tableName: "rate_limits",
				tableCreated: true,
				keyPrefix: limit.name,
				points: limit.attempts,
				duration: limit.seconds,
				clearExpiredByTimeout: false,
			});
			limiters.set(limit.name, limiter);
		}
		return limiter;
	};
	return {
		async consume(limit, key) {
			try {
				await limiterOf(limit).consume(hashSecret(key));
				return null;
			} catch (rejection) {
				if (rejection instanceof RateLimiterRes) {
					return Math.max(1, Math.ceil((rejection.msBeforeNext ?? 1000) / 1000));
				}
				throw rejection;
			}
		},
	};
}
