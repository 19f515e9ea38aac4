import type { Logger } from "pino";

/** Work that nobody waits for, but that a graceful stop does. */
export type Background = {
	run(name: string, work: () => Promise<unknown>): void;
	/** Resolves when everything that was started has ended. */
	settle(): Promise<void>;
};

export function createBackground(log: Logger): Background {
	const running = new Set<Promise<void>>();
	return {
		run(name, work) {
			const ended = work().then(
				() => {},
				(error) => log.error({ error, work: name }, "Background work failed"),
			);
			running.add(ended);
			void ended.finally(() => running.delete(ended));
		},
		async settle() {
			while (running.size > 0) await Promise.all(running);
		},
	};
}
