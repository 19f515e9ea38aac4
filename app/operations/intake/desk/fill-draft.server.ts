import type { Connection } from "#app/data/base/database.server.ts";
import { findIndustries, findRoles } from "#app/data/intake/meter.server.ts";
import { titleRoles } from "#app/domain/insights/title-roles.ts";
import type { DocumentReading } from "#app/domain/intake/desk/document-of-blocks.ts";
import { proposeFields } from "#app/domain/intake/desk/propose-fields.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";

/** What a draft begins with once its document is read: that, and what is proposed from it. */
export async function proposalOf(
	connection: Connection,
	{ document, doubts, unplaced }: DocumentReading,
	said: ResumeFormValues,
	now: Date,
) {
	const roles = [...new Set([...(await findRoles(connection)), ...titleRoles])];
	const proposed = proposeFields(document, roles, now);
	const { company = "", role = "" } = proposed.fields;
	const industries = await findIndustries(connection, { companies: [company], role });
	const known = industries.ofCompany.get(company);
	const industry = known ?? industries.ofRole ?? "";
	return {
		document,
		unplaced,
		doubts: [
			...doubts,
			...proposed.doubts,
			...(known ? [] : [{ field: "industry", why: "The library does not know this company" }]),
		],
		fields: { ...proposed.fields, industry, ...said },
	};
}
