import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Database } from "./database.server.ts";
import { account, session, user, verification } from "./schema/accounts.server.ts";

/** How the authentication library reaches its tables. */
export function createAuthAdapter(database: Database) {
	return drizzleAdapter(database, {
		provider: "pg",
		schema: { user, session, account, verification },
		transaction: true,
	});
}

export type AuthAdapter = ReturnType<typeof createAuthAdapter>;
