import type { Connection } from "#app/data/base/database.server.ts";
import type { Draft } from "#app/data/intake/drafts.server.ts";
import { countSharing, findIndustries } from "#app/data/intake/meter.server.ts";
import { blurableEmployers } from "#app/domain/intake/desk/blur.ts";
import { blurSteps, traitsOf } from "#app/domain/intake/desk/meter.ts";
import type { Uses } from "#app/services.ts";

type Metered = Pick<Draft, "document" | "fields" | "blur">;

/** How many people of the library would have all that a draft leaves of its person, that one included. */
export const countPeople = async (
	services: Uses<"isDemonstration">,
	connection: Connection,
	{ document, fields, blur }: Metered,
): Promise<number> =>
	1 + (await countSharing(connection, traitsOf(document, fields, blur), !services.isDemonstration));

export type MeterView = {
	people: number;
	/** What one more step of blur would make of it. */
	steps: { label: string; becomes: string; people: number }[];
	/** The industries of the houses that may be blurred, by their names. */
	kinds: Record<string, string>;
};

export async function meterDraft(
	services: Uses<"database" | "isDemonstration">,
	draft: Metered,
): Promise<MeterView> {
	const { database } = services;
	const { document, fields, blur } = draft;
	const companies = blurableEmployers(document, fields.company ?? "");
	const { ofCompany } = await findIndustries(database, { companies, role: fields.role ?? "" });
	const kindOf = (name: string) => ofCompany.get(name) ?? (fields.industry?.trim() || null);
	const steps = [];
	for (const { label, becomes, blur: tried } of blurSteps(document, fields, blur, kindOf)) {
		const people = await countPeople(services, database, { ...draft, blur: tried });
		steps.push({ label, becomes, people });
	}
	return {
		people: await countPeople(services, database, draft),
		steps,
		kinds: Object.fromEntries(
			companies.flatMap((name) => {
				const kind = kindOf(name);
				return kind ? [[name, kind]] : [];
			}),
		),
	};
}
