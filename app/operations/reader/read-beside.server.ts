import { countHelped } from "#app/data/account/outcomes.server.ts";
import { findBeside, getBeside } from "#app/data/reader/beside-resumes.server.ts";
import { helpedSentences } from "#app/domain/account/outcome.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { chooseSimilar } from "#app/domain/library/similar.ts";
import { describeStandingOut } from "#app/domain/reader/standing-out.ts";
import type { Uses } from "#app/services.ts";

/** What is compared of a large library: its newest resumes of the role, and of the company. */
const ofRole = 300;
const ofCompany = 60;

export type SimilarResume = {
	id: string;
	title: string;
	company: string;
	experienceLevel: string;
	/** In a few words. */
	reason: string;
};

export type Beside = {
	/** Its role; null where it could not be read. */
	role: string | null;
	/** What it says that others of its role do not. Of its own words: only for those who may read it. */
	standsOut: string[];
	similar: SimilarResume[];
};

/** What stands beside an opened resume: how it differs from others of its role, and which are most like it. */
export async function readBeside(
	services: Uses<"database" | "isDemonstration" | "log" | "search">,
	resumeId: string,
): Promise<Beside> {
	try {
		return await compare(services, resumeId);
	} catch (error) {
		// The resume that was opened is shown all the same.
		services.log.error({ error, resumeId }, "What stands beside a resume could not be read");
		return nothing;
	}
}

const nothing: Beside = { role: null, standsOut: [], similar: [] };

async function compare(
	{ database, search, isDemonstration }: Uses<"database" | "isDemonstration" | "search">,
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
	const measured = group.flatMap((row) =>
		row.measured && row.id !== resumeId ? [row.measured] : [],
	);
	return {
		role: own.role,
		standsOut: [
			...(own.measured ? describeStandingOut(own.measured, measured, own.role) : []),
			...helpedSentences(await countHelped(database, resumeId), isDemonstration),
		],
		similar: chooseSimilar(own, [...pool.values()]).map(({ resume, reason }) => ({
			id: resume.id,
			title: resume.title,
			company: resume.company,
			experienceLevel: resume.experienceLevel,
			reason,
		})),
	};
}
