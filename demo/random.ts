/** A small seeded generator (mulberry32): the same seed gives the same library on every machine. */
export type Random = {
	/** A number in [0, 1). */
	next(): number;
	/** A whole number from `low` to `high`, both included, in steps of `step` counted from `low`. */
	int(low: number, high: number, step?: number): number;
	/** One of the items, each equally likely. */
	pick<T>(items: readonly T[]): T;
	/** One of the items, by the weight beside it. */
	weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T;
	/** `count` different items in random order (all of them if there are fewer). */
	sample<T>(items: readonly T[], count: number): T[];
	/** True with this probability. */
	chance(probability: number): boolean;
	/** A generator of its own, decided by this one's seed and the name, not by how much was drawn before. */
	fork(name: string): Random;
};

export function createRandom(seed: number | string): Random {
	const origin = typeof seed === "number" ? seed >>> 0 : hash(seed);
	let state = origin;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = state;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	const int = (low: number, high: number, step = 1) =>
		low + step * Math.floor(next() * (Math.floor((high - low) / step) + 1));
	const pick = <T>(items: readonly T[]): T => {
		if (items.length === 0) throw new RangeError("pick() from an empty list");
		return items[int(0, items.length - 1)] as T;
	};
	return {
		next,
		int,
		pick,
		weighted(items) {
			const total = items.reduce((sum, [, weight]) => sum + weight, 0);
			let rest = next() * total;
			for (const [item, weight] of items) {
				rest -= weight;
				if (rest < 0) return item;
			}
			return pick(items)[0];
		},
		sample(items, count) {
			const left = [...items];
			const taken: (typeof items)[number][] = [];
			while (taken.length < count && left.length > 0) {
				taken.push(...left.splice(int(0, left.length - 1), 1));
			}
			return taken;
		},
		chance: (probability) => next() < probability,
		fork: (name) => createRandom(hash(`${origin}/${name}`)),
	};
}

function hash(text: string): number {
	let value = 0x811c9dc5;
	for (const character of text) {
		value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	}
	return value >>> 0;
}
