import type { Logger } from "pino";

/** What this process keeps may be so old, when another process has changed it. */
const everyMilliseconds = 1_000;

export type RevisionWatch = {
	/** Waits for a check that is running. */
	stop(): Promise<void>;
};

/**
 * Looks every second whether something has changed, and says so. Looking is one read of an index; nothing has to
 * be connected to hear of changes, so that it works behind any pool of connections.
 * @param what.known the revision that this process has read; without it, that of the first look
 * @param onChange called once for all changes since the last look
 */
export function watchRevision(
	{
		revision: read,
		log,
		known,
	}: { revision: () => Promise<number>; log: Logger; known?: number | undefined },
	onChange: () => unknown,
): RevisionWatch {
	let looking: Promise<void> | undefined;

	async function look(): Promise<void> {
		try {
			const revision = await read();
			if (known !== undefined && revision !== known) await onChange();
			known = revision;
		} catch (error) {
			log.warn({ error }, "Whether something has changed is not known");
		}
	}

	const timer = setInterval(() => {
		looking ??= look().finally(() => {
			looking = undefined;
		});
	}, everyMilliseconds);
	timer.unref();
	return {
		async stop() {
			clearInterval(timer);
			await looking;
		},
	};
}
