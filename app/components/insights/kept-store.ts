import { type KeptReading, parseKept } from "#app/domain/insights/own/kept-reading.ts";

const place = "kept-readings";

/** The comparisons that this browser keeps; none where it keeps nothing. */
export function readKept(): KeptReading[] {
	try {
		return parseKept(window.localStorage.getItem(place));
	} catch {
		return [];
	}
}

/** @returns false where a browser keeps nothing, or has no room */
export function writeKept(readings: readonly KeptReading[]): boolean {
	try {
		window.localStorage.setItem(place, JSON.stringify(readings));
		return true;
	} catch {
		return false;
	}
}
