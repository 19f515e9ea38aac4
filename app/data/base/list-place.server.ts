import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ListPlace } from "#app/domain/admin/list-place.ts";

/** The rows of a list that come after a place, for a list with the newest first; all without a place. */
export function afterPlace(
	time: PgColumn,
	id: PgColumn,
	place: Pick<ListPlace, "at" | "id"> | null,
): SQL | undefined {
	if (!place) return undefined;
	return sql`(${time}, ${id}) < (${sql.param(place.at, time)}, ${place.id})`;
}
