import type { IncomingMessage } from "node:http";
import { busyAnswer } from "./busy-answer.ts";
import type { Exchange } from "./exchange.ts";
import { watchLoopDelay } from "./loop-delay.ts";
import type { Metrics } from "./metrics.ts";
import { isOverloaded, isSpared, type OverloadBounds, smoothDelay } from "./overload.ts";

/** Sends new requests away while the process cannot keep up, so that those that have begun are quick. */
export type OverloadGuard = {
	/** Begins to watch the event loop. */
	watch(): void;
	/** Answers 503 when there is too much to do. @returns whether it did */
	turnsAway(exchange: Exchange, path: string): boolean;
	/**
	 * Counts a request while the app works for it: from the end of its body on, because a slow body
	 * gives the app nothing to do.
	 * @returns what to call when the app has answered
	 */
	enter(incoming: IncomingMessage): () => void;
	stop(): void;
};

export function createOverloadGuard(bounds: OverloadBounds, metrics: Metrics): OverloadGuard {
	let answering = 0;
	let delay = 0;
	let overloaded = false;
	let watching: ReturnType<typeof watchLoopDelay> | undefined;

	return {
		watch() {
			watching ??= watchLoopDelay(({ late, own }) => {
				metrics.observeLoopDelay(late / 1000);
				// A busy neighbor on the machine is no reason to send visitors away.
				delay = smoothDelay(delay, own, bounds.delay.above);
			});
		},
		turnsAway(exchange, path) {
			if (isSpared(path)) return false;
			overloaded = isOverloaded(overloaded, { answering, delay }, bounds);
			if (!overloaded) return false;
			metrics.countRefusal("overload");
			exchange.route = "overload";
			busyAnswer(exchange, path);
			return true;
		},
		enter(incoming) {
			let isCounted = false;
			const count = () => {
				isCounted = true;
				answering++;
			};
			if (hasNoBody(incoming)) count();
			else incoming.once("end", count);
			return () => {
				incoming.off("end", count);
				if (isCounted) answering--;
			};
		},
		stop: () => watching?.stop(),
	};
}

function hasNoBody({ headers }: IncomingMessage): boolean {
	return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
}
