import "../require-node.ts";
import { openBackupPlace } from "#app/compose-backups.server.ts";
import type { Environment } from "#app/env.server.ts";
import { hasDatabase, openSite } from "../backups/open-site.ts";
import { readConfiguration, runCommand } from "../command.ts";
import { describeFindings, type Finding, fine, look } from "./finding.ts";
import { lookAtDatabase, lookAtReplica } from "./look-at-database.ts";
import { lookAtMachine } from "./look-at-machine.ts";
import { lookAtKept, lookAtOutside } from "./look-at-services.ts";

/**
 * `npm run doctor`: looks at everything that the site needs, while it runs or not, and says what to do. Ends with
 * 1 when something is wrong.
 */

await runCommand(async () => {
	const env = readConfiguration();
	const now = new Date();
	const found = await Promise.all([
		lookAtMachine(env, now),
		lookAtOutside(env, now),
		hasDatabase(env)
			? lookInside(env, now)
			: [fine("database", "not made yet: the first start makes it, and so does a restore")],
	]);
	const findings = found.flat();
	console.log(describeFindings(findings));
	if (findings.some(({ state }) => state === "wrong")) process.exitCode = 1;
});

/** What the site keeps; nothing of it is made by looking. */
async function lookInside(configured: Environment, now: Date): Promise<Finding[]> {
	const advice = "See the message; the log of the built-in one is DATA_DIR/postgres/postgres.log.";
	return look("database", advice, async () => {
		const { env, files, databaseUrl, close } = await openSite(configured);
		try {
			const backups = openBackupPlace(env, databaseUrl);
			const found = [
				lookAtDatabase(databaseUrl),
				lookAtReplica(databaseUrl, env.replicaUrl),
				lookAtKept(env, { files, backups, now }),
			];
			return (await Promise.all(found)).flat();
		} finally {
			await close();
		}
	});
}
