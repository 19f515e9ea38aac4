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

/** A shorter part is in too many addresses to be looked up. */
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
