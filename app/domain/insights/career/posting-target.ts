import { foldWords } from "#app/domain/library/search/fold.ts";
import { extractRequirements } from "../posting/extract-requirements.ts";
import type { FoundRequirement } from "../posting/requirement.ts";
import { rankOfTitle } from "../title-ranks.ts";
import { roleOfTitle } from "../title-roles.ts";
import type { Wants } from "./for-you.ts";

/** How far from the top a posting says its title, in lines that are short enough for one. */
const titleLines = 8;
const longestTitle = 90;

/** The level that a number of asked years is hired at, from the most on. */
const levelOfYears = [
	[9, "Staff+"],
	[5, "Senior-level"],
	[2, "Mid-level"],
	[0, "Entry-level"],
] as const;
const levelOfRank: Readonly<Record<string, string>> = {
	intern: "Intern",
	junior: "Entry-level",
	second: "Mid-level",
	senior: "Senior-level",
	upper: "Senior-level",
	top: "Staff+",
};

/** The first title in a posting that names a role of the library; null where none does. */
export function titleOfPosting(
	posting: string,
	roles: readonly string[],
): { title: string; role: string } | null {
	const lines = posting.split("\n").map((line) => line.trim());
	const heads = lines.filter((line) => line !== "" && line.length <= longestTitle);
	const titled = heads.slice(0, titleLines).flatMap((line) => {
		const title = line.replace(/^(?:job )?(?:title|position|role)\s*:\s*/iu, "");
		const found = roleOfTitle(title, roles);
		return found.kind === "role" ? [{ title, role: found.role }] : [];
	});
	return titled[0] ?? null;
}

/**
 * The company, the role and the level of a job posting, as far as it says them.
 * @param roles and companies of the library
 * @param requirements what it asks for, where that was read in turns
 */
export function targetOfPosting(
	posting: string,
	{ roles, companies }: { roles: readonly string[]; companies: Iterable<string> },
	requirements: readonly FoundRequirement[] = extractRequirements(posting, new Set()),
): Wants {
	const titled = titleOfPosting(posting, roles);
	const rank = titled && levelOfRank[rankOfTitle(titled.title, false).name];
	const years = requirements.flatMap(({ min }) => (min === undefined ? [] : [min])).at(0);
	const byYears = levelOfYears.find(([least]) => years !== undefined && years >= least)?.[1];
	return {
		company: companyIn(posting, companies),
		role: titled?.role ?? "",
		level: rank ?? byYears ?? "",
		now: "",
	};
}

/** The company of the library that is named first; of two at one place the longer name. */
function companyIn(posting: string, companies: Iterable<string>): string {
	const text = ` ${foldWords(posting).join(" ")} `;
	let first = { at: Number.POSITIVE_INFINITY, company: "" };
	for (const company of companies) {
		const at = text.indexOf(` ${foldWords(company).join(" ")} `);
		// "Block" and "Square" are words as well: a name is written with a capital letter.
		if (at < 0 || !posting.includes(company)) continue;
		if (at < first.at || (at === first.at && company.length > first.company.length)) {
			first = { at, company };
		}
	}
	return first.company;
}
