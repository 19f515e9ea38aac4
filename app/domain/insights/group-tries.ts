import { type ExperienceLevel, experienceLevels } from "#app/domain/library/catalogue.ts";
import { emptyQuery, type ResumeFilters } from "#app/domain/library/resume-query.ts";
import type { ResumeComparison } from "./comparison-result.ts";
import { writeGroupKey } from "./group-key.ts";
import type { Reading } from "./resume-reading.ts";

/** A group to compare with, and why. */
export type GroupTry = { key: string; chosenBy: ResumeComparison["group"]["chosenBy"] };

/** The industry that hires for a role, as wide as a comparison may get. */
const fieldOfRole: Readonly<Record<string, string>> = {
	"Software Engineer": "Tech",
	"Product Manager": "Tech",
	"Data Scientist": "Tech",
	"Machine Learning Engineer": "Tech",
	Consultant: "Consulting",
	Marketing: "Marketing / CPG",
	Finance: "Finance",
	"Investment Banking": "Investment Banking",
};

/**
 * The groups to compare a resume with, the closest first: role and level, role, field. None is wider than the
 * field: an engineer is not held against bankers. The first with enough resumes is taken.
 * @param chosen what the person chose; empty lets the resume choose
 * @param level that of the person, if they named one, else the one that was read for sure
 */
export function groupTries(
	chosen: ResumeFilters,
	role: Reading["role"],
	level: ExperienceLevel | null,
): GroupTry[] {
	const key = writeGroupKey(chosen);
	const read =
		role.kind === "known" ? aroundRoles([role.role], level ? [level] : [], "reading") : [];
	if (key === "") return read;
	const around =
		chosen.role.length > 0
			? aroundRoles(chosen.role, chosen.experienceLevel, "wider", chosen.industry)
			: [...(chosen.industry.length > 0 ? [ofIndustry(chosen.industry, "wider")] : []), ...read];
	return [{ key, chosenBy: "member" as const }, ...around.filter((one) => one.key !== key)];
}

/** The addresses of all groups that a resume may be compared with while it chooses for itself. */
export function everyReadGroup(roles: readonly string[]): string[] {
	const keys = roles.flatMap((role) =>
		[null, ...experienceLevels].flatMap((level) =>
			groupTries(emptyQuery.filters, { kind: "known", role, roles: [] }, level),
		),
	);
	return [...new Set(keys.map(({ key }) => key))];
}

function aroundRoles(
	roles: readonly string[],
	levels: readonly string[],
	chosenBy: GroupTry["chosenBy"],
	chosenIndustries: readonly string[] = [],
): GroupTry[] {
	const ofRole = { ...emptyQuery.filters, role: [...roles] };
	const fields = roles.map((role) => fieldOfRole[role]).filter((field) => field !== undefined);
	const industries = chosenIndustries.length > 0 ? chosenIndustries : [...new Set(fields)];
	return [
		...(levels.length > 0
			? [{ key: writeGroupKey({ ...ofRole, experienceLevel: [...levels] }), chosenBy }]
			: []),
		{ key: writeGroupKey(ofRole), chosenBy },
		...(industries.length > 0 ? [ofIndustry(industries, chosenBy)] : []),
	];
}

const ofIndustry = (industry: readonly string[], chosenBy: GroupTry["chosenBy"]): GroupTry => ({
	key: writeGroupKey({ ...emptyQuery.filters, industry: [...industry] }),
	chosenBy,
});
