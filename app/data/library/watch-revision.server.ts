import type { Logger } from "pino";
import type { Browsing } from "#app/data/base/replica.server.ts";
import type { LibrarySearch } from "#app/data/library/search/query.server.ts";

/** What this process keeps of the library may be so old, when another process has changed it. */
const everyMilliseconds = 1_000;

export type LibraryWatch = {
	/** Waits for a check that is running. */
	stop(): Promise<void>;
};

/**
 * Looks every second whether the library has changed, and says so. Looking is one read of an index; nothing has to
 * be connected to hear of changes, so that it works behind any pool of connections.
 * @param onChange called once for all changes since the last look
 */
export function watchLibrary(
	{ search, browsing, log }: { search: LibrarySearch; browsing: Browsing; log: Logger },
	onChange: () => Promise<void>,
): LibraryWatch {
	let known: number | undefined;
	let looking: Promise<void> | undefined;

	async function look(): Promise<void> {
		try {
			const revision = await search.revision();
			if (known !== undefined && revision !== known) await onChange();
			known = revision;
			await browsing.keepUp();
		} catch (error) {
			log.warn({ error }, "Whether the library has changed is not known");
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
