/** Something that is loaded now and then, and given out of memory meanwhile. */
export type Remembered<T> = {
	(): Promise<T>;
	/** The next one who asks gets it loaded anew. */
	forget(): void;
};

/** Kept for so long by the site's clock. */
export function remember<T>(
	clock: () => Date,
	milliseconds: number,
	load: () => Promise<T>,
): Remembered<T> {
	const now = () => clock().getTime();
	return keep(load, now, () => now() + milliseconds);
}

/** What is loaded within this time is loaded whenever it is asked for. */
const quickMilliseconds = 50;
/** One part of the time goes into loading, so many into giving out what is there. */
const keptShare = 20;

/** Kept in proportion to what it has cost: not at all while it is cheap. */
export function rememberCostly<T>(
	load: () => Promise<T>,
	now: () => number = () => performance.now(),
): Remembered<T> {
	return keep(load, now, (started) => {
		const took = now() - started;
		return took < quickMilliseconds ? now() : now() + took * keptShare;
	});
}

function keep<T>(
	load: () => Promise<T>,
	now: () => number,
	endOf: (started: number) => number,
): Remembered<T> {
	let kept: { until: number; value: Promise<T> } | undefined;
	const get = () => {
		if (kept && now() < kept.until) return kept.value;
		const started = now();
		// Whoever asks while it is being loaded gets the same.
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
		forget() {
			kept = undefined;
		},
	});
}

/** As `Remembered`, for many things by their key. */
export type RememberedByKey<T> = {
	(key: string): Promise<T>;
	/** Whoever asks next gets it loaded anew. */
	forget(): void;
};

/**
 * Each thing is kept for so long by the site's clock.
 * @param most so many are kept; the one that was asked for longest ago makes room
 */
export function rememberByKey<T>(
	clock: () => Date,
	milliseconds: number,
	most: number,
	load: (key: string) => Promise<T>,
): RememberedByKey<T> {
	const kept = new Map<string, Remembered<T>>();
	const get = (key: string) => {
		const one = kept.get(key) ?? remember(clock, milliseconds, () => load(key));
		// A map keeps the order in which things were put in.
		kept.delete(key);
		kept.set(key, one);
		const [oldest] = kept.keys();
		if (kept.size > most && oldest !== undefined) kept.delete(oldest);
		return one();
	};
	return Object.assign(get, { forget: () => kept.clear() });
}
