import { countHelped } from "#app/data/account/outcomes.server.ts";
import { findBeside, getBeside } from "#app/data/reader/beside-resumes.server.ts";
import { helpedSentences } from "#app/domain/account/outcome.ts";
import { pick } from "#app/domain/base/pick.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { chooseSimilar } from "#app/domain/library/similar.ts";
import type { Beside } from "#app/domain/reader/beside.ts";
import { describeStandingOut } from "#app/domain/reader/standing-out.ts";
import type { Uses } from "#app/services.ts";

/** What is compared of a large library: its newest resumes of the role, and of the company. */
const ofRole = 300;
const ofCompany = 60;

/** What stands beside an opened resume: how it differs from others of its role, and which are most like it. */
export async function readBeside(
	services: Uses<"database" | "isDemonstration" | "library" | "log">,
	resumeId: string,
): Promise<Beside> {
	const { database, library, isDemonstration } = services;
	try {
		const compared = await library.beside(resumeId);
		const helped = await countHelped(database, resumeId);
		const standsOut = [...compared.standsOut, ...helpedSentences(helped, isDemonstration)];
		return { ...compared, standsOut };
	} catch (error) {
		// The resume that was opened is shown all the same.
		services.log.error({ error, resumeId }, "What stands beside a resume could not be read");
		return nothing;
	}
}

const nothing: Beside = { role: null, standsOut: [], similar: [] };

/** Compares a resume with the others. Ask `services.library.beside`, which keeps it. */
export async function compareWithOthers(
	{ database, search }: Uses<"database" | "search">,
	resumeId: string,
): Promise<Beside> {
	const own = await getBeside(database, resumeId);
	if (!own) return nothing;
	const { filters } = emptyQuery;
	const role = await search.select({ ...filters, role: [own.role] });
	const company = await search.select({ ...filters, company: [own.company] });
	const group = await findBeside(database, role, ofRole);
	const colleagues = await findBeside(database, company, ofCompany);
	const pool = new Map([...group, ...colleagues].map((row) => [row.id, row]));
	// A search for one role finds its neighbors too; what is said is said of this role alone.
	const measured = group.flatMap((row) =>
		row.measured && row.role === own.role && row.id !== resumeId ? [row.measured] : [],
	);
	return {
		role: own.role,
		standsOut: own.measured ? describeStandingOut(own.measured, measured, own.role) : [],
		similar: chooseSimilar(own, [...pool.values()]).map(({ resume, reason }) => ({
			...pick(resume, "id", "title", "company", "experienceLevel"),
			reason,
		})),
	};
}
