import { join } from "node:path";
import type { Environment } from "#app/env.server.ts";
import type { HttpServer } from "./http/http-server.ts";
import type { Answers } from "./supervisor/messages.ts";
import type { Supervisor } from "./supervisor/supervised.ts";

/** Milliseconds for which visitors wait for a process that takes the place of one that ended. */
const patience = 5_000;

/** Handles of the port. In one turn of the event loop each takes one connection, however many wait. */
const handleCount = 16;

/** Where the supervisor of a port writes what `npm run reload` reads. */
export const supervisorFile = ({ dataDir, port }: Pick<Environment, "dataDir" | "port">): string =>
	join(dataDir, `supervisor-${port}.json`);

/**
 * The port, or a share in that of the supervisor. There the first process answers from the start that the site is
 * starting. One that takes the place of another takes no connection before it is ready: they wait in the system's
 * queue, for some seconds when nobody else serves.
 * @returns `open`, for when it is ready
 * @throws with code EADDRINUSE when the port is taken
 */
export async function openPort(options: {
	http: HttpServer;
	env: Environment;
	supervisor: Supervisor | null;
	reason: Answers["welcome"]["reason"] | undefined;
}): Promise<{ port: number; open(): Promise<void> }> {
	const { http, env, supervisor, reason } = options;
	if (!supervisor) return { port: await http.listen(), open: async () => {} };
	const { host } = env;
	const question = { ask: "port", host, port: env.port, stateFile: supervisorFile(env) } as const;
	const handles: object[] = [];
	let port = env.port;
	while (handles.length < handleCount) {
		const { handle, ...answer } = await supervisor.ask(question);
		if (!handle) throw new Error("The supervisor has sent no socket");
		handles.push(handle);
		({ port } = answer);
	}
	let listening: Promise<number> | undefined;
	const listen = () => {
		listening ??= http.listen(handles);
		return listening;
	};
	if (reason === "first") await listen();
	if (reason === "crash") setTimeout(() => void listen(), patience).unref();
	return {
		port,
		async open() {
			await listen();
			await supervisor.ask({ ask: "open" });
		},
	};
}
