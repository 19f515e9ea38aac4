import { experienceLevels } from "./catalogue.ts";

/** The place of a level, from intern on; below 0 for one that the catalogue does not know. */
export const levelPlace = (level: string): number =>
	(experienceLevels as readonly string[]).indexOf(level);

/** How many levels the other is above; null where the catalogue does not know one of two different levels. */
export function levelsBetween(level: string, other: string): number | null {
	if (level === other) return 0;
	const [from, to] = [levelPlace(level), levelPlace(other)];
	return from < 0 || to < 0 ? null : to - from;
}
