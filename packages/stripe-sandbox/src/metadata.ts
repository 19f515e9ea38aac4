import { invalidRequest } from "./errors.ts";
import type { Metadata } from "./records.ts";

/**
 * What metadata become: new names are added, known ones changed, and an empty text takes its name away.
 * @param changes null takes away all; undefined changes nothing
 */
export function mergeMetadata(
	before: Metadata,
	changes: Record<string, string> | null | undefined,
): Metadata {
	if (changes === undefined) return before;
	if (changes === null) return {};
	const merged = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== "");
	if (merged.length > 50) {
		throw invalidRequest("Metadata can have up to 50 keys.", { param: "metadata" });
	}
	return Object.fromEntries(merged);
}
