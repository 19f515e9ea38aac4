import { foldText } from "../month-names.ts";
import { roleOfTitle, titleRoles } from "../title-roles.ts";

/** What someone worked as, wide enough to be counted: a role of the library, or one of these. */

const others: readonly (readonly [work: string, words: string])[] = [
	[
		"Accounting",
		"account(?:ant|ing)|bookkeep|audit|\\btax\\b|payroll|accounts (?:payable|receivable)|billing",
	],
	[
		"IT support",
		"help ?desk|it support|support (?:technician|specialist|engineer)|desktop support",
	],
	["Insurance", "actuar|underwrit|claims|insurance"],
	[
		"Military",
		"petty officer|sergeant|infantry|officer class|signal soldier|\\barmy\\b|\\bnavy\\b|marine\\b|air force|platoon|seaman|specialist \\(\\d",
	],
	[
		"Research",
		"research(?:er| assistant| fellow| technician| scientist| associate)|doctoral|postdoc|laboratory|\\blab\\b|scientist",
	],
	[
		"Engineering, not software",
		"(?:civil|mechanical|electrical|chemical|structural|process|industrial|manufacturing|controls?|yield|field|project|quality|test|hardware|design|environmental|geotechnical|aerospace|mastering) engineer|survey(?:or|ing)|technician|electronics",
	],
	[
		"Customer service",
		"customer (?:service|support|care|information|success)|support (?:agent|team)|call center|contact center|switchboard|\\bteller\\b",
	],
	["Sales", "\\bsales\\b|account (?:executive|manager)|key account|business development"],
	[
		"Writing and media",
		"reporter|journalis|\\beditor|\\bwriter|producer|broadcast|translator|interpreter|librarian",
	],
	["Health care, not nursing", "pharmac|medic\\b|therap|clinic|dental|health|paramedic|hospital"],
	[
		"Community and events",
		"events?\\b|outreach|community|fundrais|membership|donations|stage manager",
	],
	["Project management", "project (?:manager|coordinator|lead)|program (?:manager|coordinator)"],
	[
		"People and recruiting",
		"\\bhr\\b|human resources|recruit|staffing|people (?:partner|operations)",
	],
	[
		"Skilled trades",
		"electrician|mechanic\\b|machinist|welder|welding|locksmith|carpenter|plumber|inspector|apprentice",
	],
];
const patterns = others.map(([work, words]) => [work, new RegExp(words, "u")] as const);

/** All works that there are, in the order in which a person would look for them. */
export const works: readonly string[] = [...titleRoles, ...others.map(([work]) => work)].sort();

/** The work that a title names; null where it names none: a rank alone, or a job beside a school. */
export function workOfTitle(title: string): string | null {
	const found = roleOfTitle(title, titleRoles);
	if (found.kind === "role") return found.role;
	if (found.kind === "silent") return null;
	const text = foldText(title);
	return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
