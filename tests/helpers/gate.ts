/** Stops work at a point until the test lets it go on, so that two things happen in a known order. */
export function createGate(): { reached: Promise<void>; open(): void; pass(): Promise<void> } {
	const reached = Promise.withResolvers<void>();
	const opened = Promise.withResolvers<void>();
	return {
		/** Resolves when the work has come to the gate. */
		reached: reached.promise,
		open: () => opened.resolve(),
		/** Called by the work. */
		pass: () => {
			reached.resolve();
			return opened.promise;
		},
	};
}
