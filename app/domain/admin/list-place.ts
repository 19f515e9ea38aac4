import { isUuid } from "#app/domain/base/identifiers.ts";

/** How many rows a page of the dashboard's lists has. */
export const listPageSize = 50;

/** Where a page of a list ended: its last row. Lists are sorted by time, then by id, the newest first. */
export type ListPlace = {
	at: Date;
	/** A UUID, or a whole number where rows are counted. */
	id: string;
	/** Whether the row is in the first group of a list with two groups. */
	isFirstGroup: boolean;
};

// The last year that the database and an ISO date of four digits both know.
const latest = Date.UTC(10_000, 0);

/**
 * Reads the place from the address; null for anything else, so that the list starts at its beginning.
 * @param ids of the rows: an id of the other kind would fail in the database
 */
export function readPlace(
	params: URLSearchParams,
	ids: "uuid" | "counted" = "uuid",
): ListPlace | null {
	const [, group, time, id = ""] =
		/^([01])\.(\d{1,15})\.([\da-f-]{36}|\d{1,15})$/u.exec(params.get("after") ?? "") ?? [];
	const at = new Date(Number(time));
	const isId = ids === "uuid" ? isUuid(id) : /^\d+$/u.test(id);
	const isPlace = at.getTime() < latest && isId;
	return isPlace ? { at, id, isFirstGroup: group === "1" } : null;
}

type Row = { at: Date; id: string | number; isFirstGroup?: boolean };

const writePlace = ({ at, id, isFirstGroup = false }: Row): string =>
	`${isFirstGroup ? 1 : 0}.${at.getTime()}.${id}`;

/**
 * The rows of a page, and the place where the next one goes on; null on the last page.
 * @param rows one more than fits on a page, if there is one
 */
export function pageOf<R>(
	rows: readonly R[],
	placeOf: (row: R) => Row,
): { page: R[]; next: string | null } {
	const page = rows.slice(0, listPageSize);
	const last = rows.length > listPageSize ? page.at(-1) : undefined;
	return { page, next: last ? writePlace(placeOf(last)) : null };
}

/** The address of a page of a list; what is not set is left out. */
export function listAddress(path: string, params: Record<string, string | null>): string {
	const set = Object.entries(params).filter(([, value]) => value !== null && value !== "");
	const query = new URLSearchParams(set as [string, string][]).toString();
	return query === "" ? path : `${path}?${query}`;
}
