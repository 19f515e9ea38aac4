import type { Settings } from "../settings.ts";
import type { Store } from "../store.ts";
import type { Webhooks } from "../webhooks.ts";

/** The site that goes by the sandbox's clock. */
export type Follower = {
	/** What will happen next there, the first first. */
	upcoming(limit: number): Promise<{ at: Date; what: string }[]>;
	/** Where a jump has to stop for it; null when nowhere. */
	nextStop(after: Date): Promise<Date | null>;
	/** How far the clock was moved forward, in milliseconds. */
	moved(milliseconds: number): Promise<void>;
	/** Begins what has become due; at a stop only what must see that very time. */
	pass(options?: { isStop?: boolean }): Promise<void>;
	/** Waits until what it has begun is done. */
	settle(): Promise<void>;
};

/** Beyond these a jump goes on without stopping: nobody waits for more. */
const mostStops = 500;

/**
 * Goes on to a later time as time would: from one thing that happens to the next, each at its own moment,
 * here and at the site, and each known at the site before the next one.
 */
export async function walk(
	parts: {
		store: Store;
		settings: Settings;
		webhooks: Webhooks;
		/** Does what is due here. */
		settle: () => Promise<void>;
		follower: Follower | null;
	},
	until: Date,
): Promise<void> {
	const { settings, webhooks, settle, follower } = parts;
	const goTo = async (moment: Date) => {
		// The clock went on while the next stop was being looked up.
		const milliseconds = Math.max(0, moment.getTime() - settings.now().getTime());
		await settings.moveClock(milliseconds);
		await follower?.moved(milliseconds);
		await settle();
	};
	if (!follower) {
		await goTo(until);
		webhooks.wake();
		return;
	}
	for (let stops = 0; stops <= mostStops; stops++) {
		const stop = stops < mostStops ? await nextStop(parts.store, follower, settings.now()) : null;
		const isStop = stop !== null && stop < until;
		await goTo(isStop ? stop : until);
		await webhooks.deliverPending();
		await follower.settle();
		await follower.pass({ isStop });
		await follower.settle();
		if (!isStop) return;
	}
}

async function nextStop(store: Store, follower: Follower, now: Date): Promise<Date | null> {
	const { rows } = await store.pool.query<{ due: number | null }>(
		"select min(due)::float8 as due from sandbox.objects where due > $1",
		[Math.floor(now.getTime() / 1000)],
	);
	const own = rows[0]?.due ?? null;
	const theirs = (await follower.nextStop(now))?.getTime() ?? null;
	const first = Math.min(
		own === null ? Number.POSITIVE_INFINITY : own * 1000,
		theirs ?? Number.POSITIVE_INFINITY,
	);
	return Number.isFinite(first) ? new Date(first) : null;
}
