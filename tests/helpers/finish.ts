/** Does work that pauses after its steps to its end, without a pause. */
export function finish<T>(work: Generator<void, T, void>): T {
	for (let steps = 0; steps < 1_000_000; steps++) {
		const step = work.next();
		if (step.done) return step.value;
	}
	throw new Error("It never ends");
}
