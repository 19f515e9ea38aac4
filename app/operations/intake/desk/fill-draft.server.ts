import type { Connection } from "#app/data/base/database.server.ts";
import { findIndustries, findRoles } from "#app/data/intake/meter.server.ts";
import { titleRoles } from "#app/domain/insights/title-roles.ts";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import type { DocumentReading } from "#app/domain/intake/desk/document-of-blocks.ts";
import { emptiedFields } from "#app/domain/intake/desk/draft-gate.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { proposeFields } from "#app/domain/intake/desk/propose-fields.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";

/**
 * What a draft begins with once its document is read: that, and what is proposed from it. A field that holds the name
 * of the person alone is marked: nothing of it is left for readers.
 */
export async function proposalOf(
	connection: Connection,
	{ document, doubts, unplaced }: DocumentReading,
	{ said, names }: { said: ResumeFormValues; names: readonly string[] },
	now: Date,
) {
	const roles = [...new Set([...(await findRoles(connection)), ...titleRoles])];
	const proposed = proposeFields(document, roles, now);
	const { company = "", role = "" } = proposed.fields;
	const industries = await findIndustries(connection, { companies: [company], role });
	const known = industries.ofCompany.get(company);
	const industry = known ?? industries.ofRole ?? "";
	const fields = { ...proposed.fields, industry, ...said };
	const none = { blur: noBlur, waivers: [], removals: [] };
	const emptied = emptiedFields({ document, fields, names, ...none });
	const all = [
		...doubts,
		...proposed.doubts,
		...(known ? [] : [{ field: "industry", why: "The library does not know this company" }]),
	];
	return {
		document,
		unplaced,
		doubts: [
			...all.filter(({ field }) => !emptied.includes(field)),
			...emptied.map((field) => ({ field, why: intakeMessages.onlyName })),
		],
		fields,
	};
}
