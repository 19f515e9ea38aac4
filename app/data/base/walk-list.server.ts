import type { ListPlace } from "#app/domain/admin/list-place.ts";

/** As many rows as are read at once for an export. */
const partSize = 500;

type Place = Pick<ListPlace, "at" | "id">;

/**
 * Reads a whole list in parts. Each is a statement of its own: a download may be slow, and a transaction would hold a
 * connection for as long. What is there all the while comes once, as it was when its part was read.
 * @param find its rows after a place, in its order
 * @param placeOf the place of a row in that order, which never changes
 */
export async function* walkList<Row>(
	find: (after: Place | null, limit: number) => Promise<Row[]>,
	placeOf: (row: Row) => Place,
): AsyncGenerator<Row[]> {
	for (let after: Place | null = null; ; ) {
		const rows: Row[] = await find(after, partSize);
		yield rows;
		const last = rows.at(-1);
		if (last === undefined || rows.length < partSize) return;
		after = placeOf(last);
	}
}
