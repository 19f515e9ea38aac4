/** Runs work that stops after each of its steps without a pause. */
export function atOnce<Result>(work: Generator<void, Result, void>): Result {
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
	}
}
