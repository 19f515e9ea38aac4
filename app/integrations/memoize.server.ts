import { keepNewest } from "#app/domain/base/keep-newest.ts";

/** A value that is loaded at the first call, and kept in memory for a while. */
export type Memoized<T> = {
	(): Promise<T>;
	/** The next caller loads it again. */
	invalidate(): void;
};

/** Keeps what was loaded for `milliseconds` of the site's clock. */
export function memoize<T>(
	clock: () => Date,
	milliseconds: number,
	load: () => Promise<T>,
): Memoized<T> {
	const now = () => clock().getTime();
	return keep(load, now, () => now() + milliseconds);
}

/** What loads within this time is not kept. */
const quickMilliseconds = 50;
/** A value is kept this many times as long as loading it took. */
const keptShare = 20;

/** Keeps a value in proportion to what loading it took, and not at all while loading is quick. */
export function memoizeCostly<T>(
	load: () => Promise<T>,
	now: () => number = () => performance.now(),
): Memoized<T> {
	return keep(load, now, (started) => {
		const took = now() - started;
		return took < quickMilliseconds ? now() : now() + took * keptShare;
	});
}

function keep<T>(
	load: () => Promise<T>,
	now: () => number,
	endOf: (started: number) => number,
): Memoized<T> {
	let kept: { until: number; value: Promise<T> } | undefined;
	const get = () => {
		if (kept && now() < kept.until) return kept.value;
		const started = now();
		// Callers that come while it loads share one load.
		const own = { until: Number.POSITIVE_INFINITY, value: load() };
		kept = own;
		own.value.then(
			() => {
				own.until = endOf(started);
			},
			() => {
				if (kept === own) kept = undefined;
			},
		);
		return own.value;
	};
	return Object.assign(get, {
		invalidate() {
			kept = undefined;
		},
	});
}

/**
 * What is computed for a key, computed once. Where there are `most` of them, all are dropped: most callers ask for few.
 */
export function computeOnce<T>(most: number): (key: string, compute: () => T) => T {
	const known = new Map<string, T>();
	return (key, compute) => {
		if (known.has(key)) return known.get(key) as T;
		const value = compute();
		if (known.size === most) known.clear();
		known.set(key, value);
		return value;
	};
}

/** Like `Memoized`, with one value for each key. */
export type MemoizedByKey<T> = {
	(key: string): Promise<T>;
	/** The next caller of any key loads it again. */
	invalidate(): void;
};

/**
 * Keeps each value for `milliseconds` of the site's clock.
 * @param most how many values are kept; the least recently used is dropped first
 */
export function memoizeByKey<T>(
	clock: () => Date,
	milliseconds: number,
	most: number,
	load: (key: string) => Promise<T>,
): MemoizedByKey<T> {
	const kept = new Map<string, Memoized<T>>();
	const get = (key: string) => {
		const one = kept.get(key) ?? memoize(clock, milliseconds, () => load(key));
		keepNewest(kept, key, one, most);
		return one();
	};
	return Object.assign(get, { invalidate: () => kept.clear() });
}
