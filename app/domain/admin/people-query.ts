import { z } from "zod";
import { normaliseEmail } from "#app/domain/base/email.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { readReceiptNumber } from "#app/domain/billing/orders.ts";
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
		search: readSearchText(params),
		plan: plan.success ? plan.data : null,
	};
}

/** The search in an address; of what was copied from a mail program ("Ada <ada@example.com>") the email address. */
export function readSearchText(params: URLSearchParams): string {
	const text = normaliseEmail(cleanText(params.get("q") ?? "", searchMaximum));
	return /<([^<>\s]+@[^<>\s]+)>/u.exec(text)?.[1] ?? text;
}

/** What a search finds: one user by id, the one of a receipt, users by a part of the address, or all. */
export function readSearch(
	search: string,
):
	| { by: "everybody" }
	| { by: "id"; id: string }
	| { by: "receipt"; number: number }
	| { by: "email"; part: string }
	| { by: "too short" } {
	if (search === "") return { by: "everybody" };
	const isId: boolean = isUuid(search);
	if (isId) return { by: "id", id: search };
	const number = readReceiptNumber(search);
	if (number !== null) return { by: "receipt", number };
	return search.length < searchMinimum ? { by: "too short" } : { by: "email", part: search };
}
