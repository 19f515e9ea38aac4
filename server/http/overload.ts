/** The limits at which new requests are refused, and accepted again. */
export type OverloadBounds = {
	/** Requests that are being answered: at `above` of them further ones are sent away, until `until` are left. */
	answering: { above: number; until: number };
	/** The event loop's delay by its own work, smoothed, in milliseconds: the same. */
	delay: { above: number; until: number };
	/** With fewer requests running, something else delays the process. */
	leastAnswering: number;
};

/** What the process has to do at this moment. */
type Load = {
	/** Requests in the app whose body has come in. */
	answering: number;
	/** Milliseconds by which the event loop is late by its own work, smoothed. */
	delay: number;
};

/**
 * The bounds for the two figures that an owner sets. What has begun to send away goes on until there is some
 * room again: at the bound itself it would begin and end with every request.
 * @param requests and `delayMilliseconds`: 0 means never
 */
export function boundsOf(requests: number, delayMilliseconds: number): OverloadBounds {
	const never = Number.POSITIVE_INFINITY;
	return {
		answering: {
			above: requests || never,
			until: requests ? Math.floor((requests * 3) / 4) : never,
		},
		delay: {
			above: delayMilliseconds || never,
			until: delayMilliseconds ? delayMilliseconds / 2 : never,
		},
		leastAnswering: 8,
	};
}

/**
 * Whether a new request is sent away.
 * @param was whether the one before was
 */
export function isOverloaded(was: boolean, load: Load, bounds: OverloadBounds): boolean {
	const { answering, delay } = bounds;
	const isFull = load.answering >= answering.above;
	const isLate = load.delay >= delay.above && load.answering >= bounds.leastAnswering;
	if (isFull || isLate || !was) return isFull || isLate;
	const hasRoom = load.answering <= answering.until;
	const isInTime = load.delay <= delay.until || load.answering < bounds.leastAnswering;
	return !(hasRoom && isInTime);
}

/** How much of a new sample counts. */
const weight = 0.25;

/**
 * The delay over the last few samples. A single pause, however long, stays below the bound: a machine that
 * stood still for a moment has no more to do than before.
 * @param before what it was
 * @param sample milliseconds by which a timer came late
 * @param above the bound
 */
export function smoothDelay(before: number, sample: number, above: number): number {
	const counted = Math.min(sample, 3 * above);
	return before + weight * (counted - before);
}

/**
 * Requests that are never sent away by overload, beside those that never reach the app (files, health): the
 * events of the payment provider may wait. They are few, and a lost one costs more than a late one.
 */
export function isSpared(path: string): boolean {
	return path === "/webhooks/stripe";
}
