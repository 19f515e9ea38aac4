import { useFetchers } from "react-router";

const prefix = "tick-";

/** The name of what sends the tick of one check. */
export const tickKey = (check: string): string => `${prefix}${check}`;

/** The ticks as they will be when everything that is being sent has arrived. */
export function useTicks(kept: readonly string[]): ReadonlySet<string> {
	const sending = useFetchers();
	const ticks = new Set(kept);
	for (const { key, formData } of sending) {
		if (!key.startsWith(prefix) || !formData) continue;
		const check = key.slice(prefix.length);
		if (formData.get("wanted") === "yes") ticks.add(check);
		else ticks.delete(check);
	}
	return ticks;
}
