import { useEffect, useRef, useState } from "react";
import { keeping as messages } from "#app/domain/base/messages/keeping-readings.ts";
import {
	type JustNow,
	type KeptReading,
	withoutMark,
} from "#app/domain/insights/own/kept-reading.ts";
import { type BoxKey, keyOfCode } from "#app/domain/insights/own/sealed-readings.ts";
import { type BoxOutcome, fillBox, findBoxKey, hasBox, joinBox } from "./account-box.ts";
import { readBoxKey, writeBoxKey } from "./box-key-store.ts";
import { readKept } from "./kept-store.ts";

/** `off`: the account has none. `locked`: it has some, and this browser no code for them. */
type State = "unknown" | "off" | "locked" | "open";

/** What is kept in the account by choice, besides in this browser. */
export type AccountBox = {
	state: State;
	busy: boolean;
	/** Why the account has not got everything that is kept here. */
	problem: string | null;
	/** Whether the account has it too. */
	holds: (reading: KeptReading) => boolean;
	/** Begins with a new code. */
	begin: (code: string) => Promise<boolean>;
	/** @returns false where the code is another one */
	enter: (code: string) => Promise<boolean>;
	/** Makes one list of both. @returns whether it was done */
	join: (justNow?: JustNow) => Promise<boolean>;
	/** Takes the key and what the account has from this browser. */
	forget: () => Promise<void>;
};

/** @param onReadings takes the list that this browser is to keep from now on */
export function useAccountBox(
	account: string,
	onReadings: (readings: KeptReading[]) => void,
): AccountBox {
	const [state, setState] = useState<State>("unknown");
	const [problem, setProblem] = useState<string | null>(null);
	const [running, setRunning] = useState(0);
	const key = useRef<BoxKey | null>(null);
	const last = useRef<Promise<unknown>>(Promise.resolve());

	// One after the other: each begins with what the one before has left.
	const inTurn = async (work: () => Promise<boolean>): Promise<boolean> => {
		setRunning((count) => count + 1);
		setProblem(null);
		const turn = last.current.then(work).catch(() => {
			setProblem(messages.notInAccount);
			return false;
		});
		last.current = turn;
		const isDone = await turn;
		setRunning((count) => count - 1);
		return isDone;
	};

	const settle = async (boxKey: BoxKey, outcome: BoxOutcome): Promise<boolean> => {
		if (outcome.kind === "refused") setProblem(outcome.sentence);
		if (outcome.kind === "joined") {
			// What is shown would ask for its code again, if the page were left before the key is kept.
			await writeBoxKey(account, boxKey);
			key.current = boxKey;
			onReadings(outcome.readings());
			setState("open");
		}
		if (outcome.kind === "none") {
			onReadings(readKept(account).map(withoutMark));
			key.current = null;
			await writeBoxKey(account, null);
			setState((await hasBox(account)) ? "locked" : "off");
		}
		return outcome.kind === "joined";
	};

	const join = (justNow?: JustNow) =>
		inTurn(async () => {
			const boxKey = key.current;
			return boxKey !== null && (await settle(boxKey, await joinBox(account, boxKey, justNow)));
		});

	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => {
		const look = async () => {
			key.current = await readBoxKey(account).catch(() => null);
			if (!key.current) return setState((await hasBox(account)) ? "locked" : "off");
			// Also where it cannot be reached just now.
			setState("open");
			await join();
		};
		// Who keeps nothing there misses nothing.
		look().catch(() => {});
	}, []);

	return {
		state,
		busy: running > 0,
		problem,
		holds: ({ box }) => state === "open" && box !== undefined && box === key.current?.id,
		begin: (code) =>
			inTurn(async () => {
				const boxKey = await keyOfCode(code);
				return boxKey !== null && (await settle(boxKey, await fillBox(account, boxKey)));
			}),
		async enter(code) {
			let isRight = true;
			await inTurn(async () => {
				const found = await findBoxKey(account, code);
				if (found === "none") setState("off");
				isRight = found !== "wrong";
				return typeof found === "object" && (await settle(found, await joinBox(account, found)));
			});
			return isRight;
		},
		join,
		async forget() {
			const boxKey = key.current;
			if (!boxKey) return;
			// With the key still here they would come back.
			await writeBoxKey(account, null);
			key.current = null;
			onReadings(readKept(account).filter(({ box }) => box !== boxKey.id));
			setState("locked");
		},
	};
}
