import { z } from "zod";
import { normaliseEmail } from "#app/domain/base/email.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { cleanText } from "#app/domain/library/resume-query.ts";

/** The plans that the list of people can be narrowed to, as its filter names them. */
export const peoplePlans = {
	free: "Free",
	pack: "Resume Pack",
	pro: "Pro",
	"past-due": "Past due",
} as const;
export type PeoplePlan = keyof typeof peoplePlans;

/** What the owner asks of the list of people, as it stands in the address. */
export type PeopleQuery = { search: string; plan: PeoplePlan | null };

/** A shorter part of an address stands in too many to be looked up. */
export const searchMinimum = 3;
const searchMaximum = 254;

const planSchema = z.enum(Object.keys(peoplePlans) as [PeoplePlan, ...PeoplePlan[]]);

/** Never fails: what cannot be understood is dropped. */
export function parsePeopleQuery(params: URLSearchParams): PeopleQuery {
	const plan = planSchema.safeParse(params.get("plan"));
	return {
		search: normaliseEmail(cleanText(params.get("q") ?? "", searchMaximum)),
		plan: plan.success ? plan.data : null,
	};
}

/** What a search finds: one user by id, users by a part of the address, or all. */
export function readSearch(
	search: string,
):
	| { by: "everybody" }
	| { by: "id"; id: string }
	| { by: "email"; part: string }
	| { by: "too short" } {
	if (search === "") return { by: "everybody" };
	const isId: boolean = isUuid(search);
	if (isId) return { by: "id", id: search };
	return search.length < searchMinimum ? { by: "too short" } : { by: "email", part: search };
}

/** Where a page of a list ended: its last row. */
export type ListPlace = { at: Date; id: string };

// Fourteen digits are the year 5138; the database reads no year of five digits.
const placeSchema = z
	.string()
	.regex(/^\d{1,14}_[0-9a-f-]{36}$/u)
	.transform((text) => {
		const [at = "", id = ""] = text.split("_");
		return { at: new Date(Number(at)), id };
	})
	.refine(({ id }) => isUuid(id));

/** @returns null for anything that is no cursor: the list starts at its beginning */
export function readPlace(value: string | null): ListPlace | null {
	const parsed = placeSchema.safeParse(value);
	return parsed.success ? parsed.data : null;
}

export const writePlace = ({ at, id }: ListPlace): string => `${at.getTime()}_${id}`;

/** The address of a page of a list; what is not set is left out. */
export function listAddress(path: string, params: Record<string, string | null>): string {
	const set = Object.entries(params).filter(([, value]) => value !== null && value !== "");
	const query = new URLSearchParams(set as [string, string][]).toString();
	return query === "" ? path : `${path}?${query}`;
}
