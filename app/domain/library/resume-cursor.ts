import { z } from "zod";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { type ResumeSort, resumeSorts } from "./resume-query.ts";

/** Where a page of the list ended: the sort keys of its last resume. */
export type ResumeCursor = {
	sort: ResumeSort;
	id: string;
	createdAt: string;
	isFeatured: boolean;
	viewCount: number;
	/** Of the order by best match: how well it matched, or null where only its part of the list is known. */
	rank: number | null;
};

const cursorSchema = z.tuple([
	z.enum(resumeSorts),
	z.string().refine(isUuid),
	// Exactly what writeCursor writes; the database knows no year 0.
	z.iso.datetime({ precision: 3 }).refine((instant) => !instant.startsWith("0000")),
	z.boolean(),
	z.int().min(0).max(2_147_483_647),
	z.int().min(-2_147_483_648).max(2_147_483_647).nullable(),
]);

/** An opaque text for the address. */
export function writeCursor(cursor: ResumeCursor): string {
	const { sort, id, createdAt, isFeatured, viewCount, rank } = cursor;
	return btoa(JSON.stringify([sort, id, createdAt, isFeatured, viewCount, rank]))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}

/** The cursor in a text from an address, or null when it is none or belongs to another sort. */
export function readCursor(text: string | null, sort: ResumeSort): ResumeCursor | null {
	if (!text || text.length > 300) return null;
	try {
		const parsed = cursorSchema.safeParse(
			JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/"))),
		);
		if (!parsed.success || parsed.data[0] !== sort) return null;
		const [, id, createdAt, isFeatured, viewCount, rank] = parsed.data;
		return { sort, id, createdAt, isFeatured, viewCount, rank };
	} catch {
		return null;
	}
}
