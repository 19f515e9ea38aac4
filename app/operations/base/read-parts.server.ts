import type { LibraryPlace, Part } from "#app/data/insights/measurements.server.ts";

/** How many rows are read at once without delaying other requests. */
const partSize = 250;

/**
 * A long list of the library, part by part: a few thousand rows that come at once would keep the process from
 * everything else while they are unpacked.
 * @param most the list ends with this many
 */
export async function readParts<T>(
	find: (after: LibraryPlace | null, limit: number) => Promise<Part<T>>,
	most: number,
): Promise<T[]> {
	const all: T[] = [];
	let after: LibraryPlace | null = null;
	do {
		const part: Part<T> = await find(after, Math.min(partSize, most - all.length));
		all.push(...part.items);
		after = part.next;
	} while (after && all.length < most);
	return all;
}
