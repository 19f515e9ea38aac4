import { type KeptReading, parseKept } from "#app/domain/insights/own/kept-reading.ts";
import { writeBoxKey } from "./box-key-store.ts";

/** Where everything was kept before each account had a list of its own. */
const common = "kept-readings";
const placeOf = (account: string) => `${common} ${account}`;

/** The comparisons that this browser keeps for an account; none where it keeps nothing. */
export function readKept(account: string): KeptReading[] {
	try {
		const own = window.localStorage.getItem(placeOf(account));
		return own === null ? readCommon() : parseKept(own);
	} catch {
		return [];
	}
}

/** What was in a box as well comes back from there: whose box that was, nobody knows. */
const readCommon = () =>
	parseKept(window.localStorage.getItem(common)).filter(({ box }) => box === undefined);

/** @returns false where a browser keeps nothing, or has no room */
export function writeKept(account: string, readings: readonly KeptReading[]): boolean {
	try {
		const { localStorage } = window;
		const isFirst = localStorage.getItem(placeOf(account)) === null;
		localStorage.setItem(placeOf(account), JSON.stringify(readings));
		// The first to write has taken them.
		if (isFirst) localStorage.removeItem(common);
		return true;
	} catch {
		return false;
	}
}

/** Removes what this browser keeps for an account that is gone: its comparisons, and the key to the encrypted ones. */
export async function forgetKept(account: string): Promise<void> {
	try {
		window.localStorage.removeItem(placeOf(account));
	} catch {
		// Nothing is kept where keeping is not allowed.
	}
	await writeBoxKey(account, null);
}
