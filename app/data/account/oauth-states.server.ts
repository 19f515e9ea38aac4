import { and, eq, gt, lt } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { oauthStates } from "#app/data/base/schema/accounts.server.ts";

/** Remembers a browser that leaves for the provider; those that never came back are forgotten. */
export async function addOauthState(
	connection: Connection,
	state: typeof oauthStates.$inferInsert,
	now: Date,
): Promise<void> {
	await connection.delete(oauthStates).where(lt(oauthStates.expiresAt, now));
	await connection.insert(oauthStates).values(state);
}

/**
 * Takes a state back: once, in the browser that left with it, within its time.
 * @returns where the person wanted to go, or null
 */
export async function takeOauthState(
	connection: Connection,
	state: { stateHash: string; browserHash: string; now: Date },
): Promise<{ returnTo: string } | null> {
	const [row] = await connection
		.delete(oauthStates)
		.where(
			and(
				eq(oauthStates.stateHash, state.stateHash),
				eq(oauthStates.browserHash, state.browserHash),
				gt(oauthStates.expiresAt, state.now),
			),
		)
		.returning({ returnTo: oauthStates.returnTo });
	return row ?? null;
}
