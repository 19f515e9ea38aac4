import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Database } from "./database.server.ts";
import * as schema from "./schema.server.ts";

/** How the authentication library reaches its tables. */
export function createAuthAdapter(database: Database) {
	return drizzleAdapter(database, {
		provider: "pg",
		schema: {
			user: schema.user,
			session: schema.session,
			account: schema.account,
			verification: schema.verification,
		},
		transaction: true,
	});
}

export type AuthAdapter = ReturnType<typeof createAuthAdapter>;
