import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { firstProcess, runInRoot, type Way } from "./sealed-root.ts";

/** A site that runs in a root folder of its own. */
export type SiteInRoot = {
	said(): string;
	/** Runs a command that sees what the site sees, as the site's user and with its rights unless another user is named. */
	exec(command: readonly string[], user?: string): Promise<{ code: number | null; said: string }>;
	/** Ends it as engines and systemd do: SIGTERM to its first process. Resolves to the code it ends with. */
	stop(): Promise<number | null>;
};

export function startInRoot(root: string, way: Way): SiteInRoot {
	const child = runInRoot(root, way);
	const said = listen(child);
	const ended = once(child, "exit");
	return {
		said,
		async exec(command, user = way.user) {
			const beside = await firstProcess(child);
			if (!beside) throw new Error(`It has ended:\n${said()}`);
			const withoutRights = way.withoutRights && user === way.user;
			return finish(runInRoot(root, { ...way, command, user, beside, withoutRights }));
		},
		async stop() {
			const pid = await firstProcess(child);
			if (pid && child.exitCode === null) process.kill(pid, "SIGTERM");
			await ended;
			return child.exitCode;
		},
	};
}

/** Waits for a process that was just started to end. */
export async function finish(child: ChildProcess): Promise<{ code: number | null; said: string }> {
	const said = listen(child);
	const [code] = await once(child, "close");
	return { code, said: said() };
}

function listen({ stdout, stderr }: ChildProcess): () => string {
	let said = "";
	for (const stream of [stdout, stderr]) stream?.on("data", (text) => (said += text));
	return () => said;
}
