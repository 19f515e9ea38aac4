import { foldText } from "./month-names.ts";

/**
 * How much a title speaks for each level, in the order of the catalogue, as logarithms. "Staff Nurse" is no
 * staff engineer, an "Assistant Vice President" of a bank no vice president, an "Internal Auditor" no intern.
 */
export type Rank = {
	name:
		| "intern"
		| "junior"
		| "craft"
		| "none"
		| "second"
		| "third"
		| "manager"
		| "senior"
		| "upper"
		| "top";
	weights: readonly number[];
};

const ranks = {
	intern: [6, 1.5, -3, -6, -8],
	junior: [-1, 2.5, 0.5, -1.5, -4],
	none: [-2.5, 0, 0, 0, -2.2],
	craft: [-2.5, 0, 0.6, -0.6, -4],
	second: [-5, -1, 1.5, 0.1, -3],
	third: [-5, -2, 0.8, 1, -2],
	manager: [-5, -2, 0.7, 0.8, -0.3],
	senior: [-5, -2.5, 0, 2.6, -1],
	upper: [-6, -4, -1, 1.7, 0.9],
	top: [-7, -5, -2, 0.3, 2.8],
} as const satisfies Record<Rank["name"], readonly number[]>;

/** The first that fits counts. Folded. */
const rules: readonly (readonly [Rank["name"], RegExp])[] = [
	["none", /\bintern(?:al|ational|ist)/u],
	["junior", /intern architect|(?:nurse|graduate|architectural|pharmacy) resident|residency/u],
	[
		"intern",
		/\bintern(?:ship|e)?s?\b|\bco-?op\b|extern\b|externship|student(?! (?:services|affairs|life|success|support|activities|accounts|housing|records))|practicum|clinical rotation|field placement|\bplacement|summer (?:analyst|associate|fellow|clerk|consultant)|werkstudent|praktik|stagiaire|(?<!early[- ]|late[- ]|main)\bstages?\b(?! (?:manag|direct|hand|tech))|alternan|pasant|becari|practicant|practicas|estagi|undergraduate|hilfskraft|teaching fellow/u,
	],
	[
		"none",
		/lead (?:teacher|cashier|server)|(?:head|lead) (?:teacher|guide|cashier)|shift lead|staff (?:nurse|accountant|attorney|auditor|writer|reporter|pharmacist|photographer|therapist|physician|assistant|physical)|executive assistant|account executive|partner(?:ship)? (?:marketing|manager)|business partner|chief resident|principal (?:clerk|secretary)/u,
	],
	[
		"senior",
		/managing editor|art director|senior lecturer|associate professor|chief of staff|charge nurse|lead nurse|department (?:head|chair)|engagement manager|head (?:nurse|chef|cook|coach|gardener|librarian)|sous chef|team lead|tech(?:nical)? lead/u,
	],
	[
		"second",
		/assistant vice president|\bavp\b|senior associate|assistant (?:nurse )?manager|assistant professor|senior assistant/u,
	],
	["third", /senior (?:analyst|consultant|accountant|paralegal)|associate vice president/u],
	[
		"upper",
		/assistant principal|vice principal|deputy|(?:associate|assistant) (?:director|dean|head|superintendent)|senior (?:engineering )?manager|senior project manager|general manager|executive chef|nurse manager|director of nursing education/u,
	],
	[
		"top",
		/senior engineering manager|\b(?:ceo|cto|cfo|coo|cio|cmo|cno|cpo|chro)\b|\bchief\b(?! (?:of staff|resident|steward))|\b(?:s|e)?vp\b|vice[- ]president|head of|\bdirector|directeur|directrice|\bdirektor|principal|superintendent|staff (?:software|engineer|scientist|designer|product|developer|data|machine|site|security|ml|program|research|platform|ux)|distinguished|managing director|(?:^|equity |senior |founding )partner\b|\bpresident\b|\bdean\b|group product manager|geschaftsfuhrer|bereichsleit/u,
	],
	[
		"senior",
		/\bsenior\b|\bsr\b\.?|\bsnr\b|\blead\b|\biv\b|leitend|oberarzt|confirmee?|\bsenior[ae]?\b|jefe? de (?:equipo|seccion)|chefarzt|teamleit|referente/u,
	],
	["third", /\biii\b|\b3\b$/u],
	["second", /\bii\b|\b2\b$/u],
	[
		"junior",
		/\bjunior\b|\bjr\b\.?|graduate|trainee|apprentice|entry|associate (?:software|product|engineer|developer|data|designer|consultant|marketing|teacher|lecturer|scientist|analyst)|\b(?:i|1)$|assistant$|^assistant (?:teacher|editor|buyer)|aide\b|helper|probation|azubi|auszubild|apprenti|debutante?|volontar|referendar|resident\b/u,
	],
	[
		"manager",
		/manager|supervisor|leiter|leitung|gerente|responsable|coordenador|jef[ea]|chef|foreman/u,
	],
	[
		"craft",
		/clerk|teller|representative|welder|technician|\bcook\b|operator|caseworker|case worker|outreach worker|driver|installer|correctional officer|receptionist|cashier|verkaufer/u,
	],
];

/** @param isBank whether a vice president is one of several hundred */
export function rankOfTitle(title: string, isBank: boolean): Rank {
	const text = foldText(title).trim();
	// "Nurse Manager, then Director": what came last.
	const last = text.split(/,? (?:then|dann|puis|luego|depois) /u).at(-1) ?? text;
	const name = rules.find(([, rule]) => rule.test(last))?.[0] ?? "none";
	const isVice =
		name === "top" &&
		isBank &&
		/vice[- ]president|\bvp\b/u.test(last) &&
		!/executive|senior vice|svp/u.test(last);
	const used = isVice ? "senior" : name;
	return { name: used, weights: ranks[used] };
}
