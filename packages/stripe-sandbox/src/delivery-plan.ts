import { createHash } from "node:crypto";
import type { Faults } from "./settings.ts";
import type { DeliveryPlan } from "./store.ts";

// Over how many milliseconds shuffled events are mixed.
const shuffleSpan = 1000;

/**
 * Whether events of a type are posted to the site.
 * @param enabled types; "charge.*" stands for all that begin so
 */
export const isEnabled = (enabled: readonly string[], type: string): boolean =>
	enabled.some((each) => (each.endsWith("*") ? type.startsWith(each.slice(0, -1)) : each === type));

/**
 * Says when each copy of an event arrives, with the faults that are switched on.
 * @param count numbers the copies of all events; with the seed it fixes the order of a shuffle
 */
export function planDelivery(faults: Faults, now: Date, count: () => number): DeliveryPlan {
	const copies = Array.from({ length: Math.max(1, faults.duplicate) }, () => {
		const rank = faults.shuffle === null ? 0 : draw(faults.shuffle, count());
		return { due: new Date(now.getTime() + faults.delay + shuffleSpan * rank), rank };
	});
	return { created: now, isDropped: faults.drop, copies };
}

/** A number from 0 to 1 that looks like chance and is the same for the same seed and count. */
function draw(seed: number, count: number): number {
	return createHash("sha256").update(`${seed}:${count}`).digest().readUInt32BE() / 2 ** 32;
}
