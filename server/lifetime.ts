import type { Logger } from "pino";

export type Lifetime = {
	/** Adds something to be ended, after everything that is added later. */
	atEnd(name: string, end: () => Promise<unknown>): void;
	/** Ends everything, newest first, and then the process. Further calls wait for the first. */
	end(code: number): Promise<void>;
	isEnding(): boolean;
};

/** A terminal's Ctrl-C reaches npm and this process, and npm passes it on: that is one wish, not two. */
const sameWish = 500;

/** Milliseconds after which the process ends although something has not. */
const patience = 30_000;

/**
 * Ends the process in order on SIGTERM, SIGINT and SIGHUP, at once on a second one, and with an error when something
 * was thrown that nobody caught.
 * @param exit only differs in tests
 */
export function watchLifetime(
	log: Logger,
	exit: (code: number) => void = (code) => process.exit(code),
): Lifetime {
	const ends: { name: string; end: () => Promise<unknown> }[] = [];
	let ending: Promise<void> | undefined;

	async function endAll(code: number): Promise<void> {
		setTimeout(() => {
			log.error("Something did not end in time.");
			exit(1);
		}, patience).unref();
		let failed = false;
		for (const { name, end } of ends.toReversed()) {
			try {
				await end();
			} catch (error) {
				failed = true;
				log.error({ error }, `${name} did not end well.`);
			}
		}
		exit(code || (failed ? 1 : 0));
	}

	const lifetime: Lifetime = {
		atEnd: (name, end) => ends.push({ name, end }),
		end(code) {
			ending ??= endAll(code);
			return ending;
		},
		isEnding: () => ending !== undefined,
	};

	let first = 0;
	for (const [signal, number] of [
		["SIGINT", 2],
		["SIGTERM", 15],
		// The terminal was closed.
		["SIGHUP", 1],
	] as const) {
		process.on(signal, () => {
			const now = performance.now();
			if (first === 0) {
				first = now;
				log.info({ signal }, "Closing");
				void lifetime.end(0);
			} else if (now - first > sameWish) {
				exit(128 + number);
			}
		});
	}
	for (const event of ["uncaughtException", "unhandledRejection"] as const) {
		process.on(event, (error: unknown) => {
			log.fatal({ error, event }, "An error that nobody caught");
			void lifetime.end(1);
		});
	}
	return lifetime;
}
