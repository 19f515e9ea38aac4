import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { keepSecret } from "@offerfolio/local-postgres/kept-secret";
import type { Environment } from "#app/env.server.ts";

/** Where the key of the sessions is kept while no configuration holds it. */
export const secretFile = (env: Pick<Environment, "dataDir">): string =>
	join(env.dataDir, "auth-secret");

/** Makes the folder of the data, and the key that sessions of the demonstration survive a restart by. */
export async function completeSecrets(env: Environment): Promise<Environment> {
	// Others may pass through to what is theirs (Postgres, when this is root), but not look around.
	await mkdir(env.dataDir, { recursive: true, mode: 0o711 });
	if (!env.invented.authSecret) return env;
	return { ...env, authSecret: await keepSecret(secretFile(env)) };
}
