import { probabilitiesOf } from "./naive-bayes.ts";

/** What a classifier said of resumes that it had not learned from. */
export type HeldOut = { label: string; scores: readonly number[] }[];

/** Which part of the examples a number belongs to, so that every part has its share of each class. */
export const folds = 5;
export const foldOf = (place: number): number => place % folds;

/** The share of the held-out resumes whose class was said first. */
export function accuracyOf(held: HeldOut, labels: readonly string[]): number {
	if (held.length === 0) return 0;
	const right = held.filter(
		({ label, scores }) => labels[scores.indexOf(Math.max(...scores))] === label,
	);
	return right.length / held.length;
}

const warmest = Math.log(2_000);

/**
 * The temperature at which what the classifier says of held-out resumes is as sure as it is right. Naive Bayes
 * counts words as if they were independent and is far too sure of itself. Each answer is also held to be wrong
 * once in as many tries as there were, so that no test makes it surer than its own size allows. A generator,
 * so that the caller can pause.
 */
export function* calibrate(
	held: HeldOut,
	labels: readonly string[],
): Generator<void, number, void> {
	if (held.length === 0) return 1;
	const doubt = 1 / (held.length + labels.length);
	const loss = (warmth: number) =>
		held.reduce((sum, { label, scores }) => {
			const own = labels.indexOf(label);
			const temperature = Math.exp(warmth);
			const logs = probabilitiesOf(scores, temperature).map((share) => Math.log(share + 1e-300));
			const spread = logs.reduce((total, log) => total + log, 0) / labels.length;
			return sum - (1 - doubt) * (logs[own] ?? 0) - doubt * spread;
		}, 0);
	return Math.exp(yield* findLowest(loss, 0, warmest));
}

const golden = (Math.sqrt(5) - 1) / 2;

/** Where a function with one valley is lowest, by golden section; pauses after each look. */
export function* findLowest(
	f: (x: number) => number,
	low: number,
	high: number,
): Generator<void, number, void> {
	let [from, to] = [low, high];
	let [left, right] = [to - golden * (to - from), from + golden * (to - from)];
	let [atLeft, atRight] = [f(left), f(right)];
	while (to - from > 1e-3) {
		yield;
		if (atLeft < atRight) {
			[to, right, atRight] = [right, left, atLeft];
			left = to - golden * (to - from);
			atLeft = f(left);
		} else {
			[from, left, atLeft] = [left, right, atRight];
			right = from + golden * (to - from);
			atRight = f(right);
		}
	}
	return (from + to) / 2;
}
