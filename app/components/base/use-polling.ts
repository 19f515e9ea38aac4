import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const defaultPause = 700;

/** An answer that has not come by then does not come any more: three tries at the payment provider take 24 s. */
const patience = 60_000;

/**
 * Loads the page again until what runs has ended.
 * @param pauseOf milliseconds from an answer to the next question, by how many were asked
 */
export function usePolling(isRunning: boolean, pauseOf?: (asked: number) => number): void {
	const { revalidate } = useRevalidator();
	useAskingAgain(isRunning, revalidate, pauseOf);
}

/**
 * Asks again and again while something runs, each time after the answer: a question calls the one before it off,
 * and a slow server would never be heard. Answers are counted, not what is drawn: a busy browser draws not every
 * state of the page.
 * @param ask settles when the answer is there
 */
export function useAskingAgain(
	isRunning: boolean,
	ask: () => Promise<void>,
	pauseOf: (asked: number) => number = () => defaultPause,
): void {
	const latest = useRef({ ask, pauseOf });
	useEffect(() => {
		latest.current = { ask, pauseOf };
	});
	useEffect(() => {
		if (!isRunning) return;
		let isOver = false;
		const wait = (milliseconds: number) =>
			new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
		async function goOn() {
			for (let asked = 0; ; asked++) {
				await wait(latest.current.pauseOf(asked));
				if (isOver) return;
				await Promise.race([latest.current.ask().catch(() => {}), wait(patience)]);
			}
		}
		void goOn();
		return () => {
			isOver = true;
		};
	}, [isRunning]);
}
