import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ListPlace } from "#app/domain/admin/list-place.ts";

/** The same for a list with those of its first group before the others. */
export function afterPlaceInGroups(
	isFirstGroup: SQL,
	time: PgColumn,
	id: PgColumn,
	place: ListPlace | null,
): SQL | undefined {
	if (!place) return undefined;
	return sql`(${isFirstGroup}, ${time}, ${id}) < (${place.isFirstGroup}::boolean, ${sql.param(place.at, time)}, ${place.id})`;
}

/** The rows of a list that come after a place, for a list with the newest first; all without a place. */
export function afterPlace(
	time: PgColumn,
	id: PgColumn,
	place: Pick<ListPlace, "at" | "id"> | null,
): SQL | undefined {
	if (!place) return undefined;
	return sql`(${time}, ${id}) < (${sql.param(place.at, time)}, ${place.id})`;
}
