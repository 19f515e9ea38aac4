import "../require-node.ts";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhenStale } from "../build-when-stale.ts";
import { readConfiguration, runCommand, UsageError } from "../command.ts";
import { supervisorFile } from "../open-port.ts";
import type { SupervisorState } from "./messages.ts";

/**
 * `npm run reload`: builds what is stale, has a new process take the place of the one that serves, and waits for
 * it. The old one, if there is one, goes on when the new one does not open.
 */

const patience = 10 * 60_000;

await runCommand(async () => {
	const env = readConfiguration();
	const file = supervisorFile(env);
	const read = async () => JSON.parse(await readFile(file, "utf8")) as SupervisorState;
	const before = await read().catch(() => null);
	if (!before || !isAlive(before.supervisor)) {
		throw new UsageError(
			`No site runs on port ${env.port} with the data in ${env.dataDir}: npm start.`,
		);
	}
	await buildWhenStale({ onBuild: () => console.log("Building the site …") });
	process.kill(before.supervisor, "SIGUSR2");
	let now = before;
	const failure = (problem: string) =>
		new UsageError(
			`${problem} ${isAlive(now.serving) ? "The old one goes on" : "Nobody serves"}; see the log.`,
		);
	const deadline = Date.now() + patience;
	for (; Date.now() < deadline && isAlive(before.supervisor); await wait(100)) {
		now = await read().catch(() => before);
		if (now.handovers === before.handovers) continue;
		if (now.failure) throw failure(now.failure);
		if (now.serving !== before.serving) {
			console.log(`Process ${now.serving} serves in place of ${before.serving}.`);
			return;
		}
	}
	throw failure("The new process did not open.");
});

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}
