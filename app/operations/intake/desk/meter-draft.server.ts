import type { Connection } from "#app/data/base/database.server.ts";
import type { Draft } from "#app/data/intake/drafts.server.ts";
import { countOffers, countSharing, findIndustries } from "#app/data/intake/meter.server.ts";
import { blurableEmployers } from "#app/domain/intake/desk/blur.ts";
import {
	blurSteps,
	leastPeople,
	namedBeside,
	offerOf,
	traitsOf,
} from "#app/domain/intake/desk/meter.ts";
import type { Uses } from "#app/services.ts";

type Metered = Pick<Draft, "document" | "fields" | "blur">;

/** How many people of the library would have all that a draft leaves of its person, that one included. */
export const countPeople = async (
	services: Uses<"isDemonstration">,
	connection: Connection,
	{ document, fields, blur }: Metered,
): Promise<number> =>
	1 + (await countSharing(connection, traitsOf(document, fields, blur), !services.isDemonstration));

/** How many people of the library have the offer of a draft, as everybody can see it, that one included. */
const countBeside = async (
	services: Uses<"isDemonstration">,
	connection: Connection,
	{ fields, blur }: Metered,
): Promise<number> =>
	1 + (await countOffers(connection, offerOf(fields, blur), !services.isDemonstration));

/**
 * Whether what a contributed draft leaves can lead to its person: few have its offer, or it names more than previews show.
 * Nothing that is locked decides it.
 */
export const canLead = async (
	services: Uses<"isDemonstration">,
	connection: Connection,
	draft: Metered,
): Promise<boolean> =>
	namedBeside(draft.document, draft.fields, draft.blur).length > 0 ||
	(await countBeside(services, connection, draft)) < leastPeople;

export type MeterView = {
	people: number;
	isTooFew: boolean;
	/** What one more step of blur would make of it. */
	steps: { label: string; becomes: string; people: number }[];
	/** For its person, instead of a comparison: what it names that no preview shows. */
	named: string[] | null;
};

/** For the owner: how many people of the library have all of what is left, and what each step of blur would make of it. */
export async function meterDraft(
	services: Uses<"database" | "isDemonstration">,
	draft: Metered,
	kindOf: KindOf,
): Promise<MeterView> {
	const { database } = services;
	const { document, fields, blur } = draft;
	const steps = [];
	for (const { label, becomes, blur: tried } of blurSteps(document, fields, blur, kindOf)) {
		const people = await countPeople(services, database, { ...draft, blur: tried });
		steps.push({ label, becomes, people });
	}
	const people = await countPeople(services, database, draft);
	return { people, steps, isTooFew: people < leastPeople, named: null };
}

/** For its person: how many people have its offer, and what else it names. It compares with nothing that is locked. */
export async function meterOwnDraft(
	services: Uses<"database" | "isDemonstration">,
	draft: Metered,
	kindOf: KindOf,
): Promise<MeterView> {
	const { database } = services;
	const { document, fields, blur } = draft;
	const company = fields.company?.trim();
	const step = blurSteps(document, fields, blur, kindOf).find(({ label }) => label === company);
	const steps = [];
	if (step) {
		const people = await countBeside(services, database, { ...draft, blur: step.blur });
		steps.push({ label: step.label, becomes: step.becomes, people });
	}
	return {
		people: await countBeside(services, database, draft),
		steps,
		isTooFew: await canLead(services, database, draft),
		named: namedBeside(document, fields, blur),
	};
}

/** The industry of an employer; null where nobody knows it. */
type KindOf = (employer: string) => string | null;

/** The industries of the houses of a draft, as the library knows them. */
export async function kindsOfHouses(
	{ database }: Uses<"database">,
	{ document, fields }: Metered,
): Promise<KindOf> {
	const companies = blurableEmployers(document, fields.company ?? "");
	const { ofCompany } = await findIndustries(database, { companies, role: fields.role ?? "" });
	return (name) => ofCompany.get(name) ?? (fields.industry?.trim() || null);
}
