import type { ListPlace } from "#app/domain/admin/list-place.ts";
import type { Database, Transaction } from "./database.server.ts";

/** As many rows as are read at once for an export. */
const batch = 1000;

type Place = Pick<ListPlace, "at" | "id">;

/**
 * Reads a whole list as it was at one instant.
 * @param find its rows after a place, in its order
 * @param take gets them in batches
 */
export async function walkList<Row>(
	database: Database,
	find: (transaction: Transaction, after: Place | null, limit: number) => Promise<Row[]>,
	placeOf: (row: Row) => Place,
	take: (rows: readonly Row[]) => void,
): Promise<void> {
	await database.transaction(
		async (transaction) => {
			for (let after: Place | null = null; ; ) {
				const rows: Row[] = await find(transaction, after, batch);
				take(rows);
				const last = rows.at(-1);
				if (last === undefined || rows.length < batch) return;
				after = placeOf(last);
			}
		},
		{ isolationLevel: "repeatable read", accessMode: "read only" },
	);
}
