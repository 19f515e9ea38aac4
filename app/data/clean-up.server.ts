import { lt, sql } from "drizzle-orm";
import { addDays } from "../domain/dates.ts";
import type { Connection } from "./database.server.ts";
import { oauthStates, oneTimeTokens, rateLimits, session } from "./schema.server.ts";

/** How long a link that has ended still says that it has, and not that nobody knows it. */
const endedLinkDays = 30;

/**
 * Deletes what has served its time: counters, sessions, links and states that have ended.
 * @param now by the site's clock; sessions and counters end by the real time
 * @returns how many rows there were
 */
export async function removeEnded(connection: Connection, now: Date): Promise<number> {
	const results = [
		await connection.delete(rateLimits).where(lt(rateLimits.expire, Date.now())),
		await connection.delete(session).where(lt(session.expiresAt, sql`now()`)),
		await connection
			.delete(oneTimeTokens)
			.where(lt(oneTimeTokens.expiresAt, addDays(now, -endedLinkDays))),
		await connection.delete(oauthStates).where(lt(oauthStates.expiresAt, now)),
	];
	return results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
