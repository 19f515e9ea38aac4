import { foldText } from "./month-names.ts";
import {
	employers,
	functions,
	houseEnds,
	lastTitles,
	lastWordOfTitle,
	learning,
	likeHouses,
	plural,
	titles,
} from "./sheet/title-lists.ts";

/** Whether some words name a job or who gave it, by the words that titles and employers are made of. */

export const wordCount = (text: string): number =>
	text.split(/\s+/u).filter((word) => word !== "").length;

/** Above 0 the words look like a title, below like an employer; 0 says nothing. */
export function titleScore(words: string): number {
	const text = foldText(words);
	const score = scoreOf(text);
	return score > 0 && counts.test(text) ? 0 : score;
}

function scoreOf(text: string): number {
	const head = headOf(text);
	let score = 0;
	const phrase = lastOf(phraseOf(text));
	if (namesTitle(head) || titles.test(phrase) || namesLast(head)) score += 3;
	else if (titles.test(text)) score += 2;
	else if (lastWordOfTitle.test(lastOf(head).slice(-longestEnd))) score += 1;
	else if (learning.test(text)) score += 2;
	else if (functions.test(head)) score += 2;
	// A dairy is one as well.
	else if (/\bco-?op$/u.test(head)) score += 1.5;
	else if (/^freelance \p{L}/u.test(head)) return 2;
	const [last = ""] = head.split(" ").slice(-1);
	const [piece = ""] = text.split(",");
	if (employers.test(last) && !titles.test(last) && !namesLast(head))
		score -= heads.test(head) ? 1 : 3;
	else if (score < 3 && employers.test(text)) score -= 2;
	if (firstWords.test(text)) score += 1;
	if (grades.test(text)) score += 1;
	if (firms.test(piece) || (score <= 0 && houseEnds.test(last))) score -= 3;
	if (score === 0 && (likeHouses.test(piece) || plural.test(last))) score = -1;
	// "Hospital Volunteer", "City Planner" begin like a house and are none.
	return houseFirst.test(text) && !(score >= 3 && isNamedLast(head)) ? score - 2 : score;
}

/** These stand before other nouns as often: "Student Pantry", "Marine Supply". */
const besideNouns = /(?<!\p{L})(?:student|marine)(?= \p{L})/gu;
const namesTitle = (head: string): boolean => titles.test(head.replace(besideNouns, ""));

/** "Crew Member", and not "Member of the board". */
const namesLast = (head: string): boolean =>
	/ /u.test(head) && !/^\p{L}+(?:ed|ing) /u.test(head) && lastTitles.test(lastOf(head));
/** "Guide for two new colleagues", "Floor sales, $210 an hour": what is counted is no title. */
const counts =
	/[$€£%]|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|our|their|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|duas)(?![\p{L}-])/u;
const isNamedLast = (head: string): boolean =>
	!/^the\b/u.test(head) && titles.test(lastOf(head)) && !/ (?:general|hospital|bank)$/u.test(head);
/** Letters at the end of a word by which it is known. From each letter before, the rest would be read again. */
const longestEnd = 20;
const lastOf = (words: string): string => words.split(" ").at(-1) ?? "";
/** "Equipment and Logistics Coordinator": what is joined by "and" is one. */
const phraseOf = (folded: string): string =>
	(folded.split(/[,(/:\t|]| [–—-] | (?:of|for|in|at) /u)[0] ?? folded).trim();

/** "VP Patient Care Services": what stands behind these is what they lead. */
const heads =
	/^(?:(?:senior|executive|assistant|associate|deputy|regional|group|global) )*(?:[sea]?vp|vice president|director|head|manager|c[etfoi]o|specialist|coordinator|analyst|engineer|technician|assistant|associate|intern|clerk)\b/u;
const firstWords =
	/^(?:senior|sr\.?|junior|jr\.?|lead|head|chief|principal|deputy|acting|assistant|associate|graduate|registered|licensed|certified)\b/u;
const grades = /(?<![\p{L}\d])(?:i{1,3}|iv|m\/w\/d|w\/m\/d|f\/m|h\/f)\)?$/u;
const firms = /\b(?:(?:coast|national) guard|inc|llc|llp|ltd|gmbh|corp|plc|s\.a|ltda|isd)\b\.?$/u;
const houseFirst =
	/^(?:the|university|universitat|college|hospital|hopital|klinikum|bank|banco|city|county|st\.?|freelance$|self-employed$)(?= |$)/u;

/** What stands behind the first comma, "of" or "in" narrows a title and names no other. */
const headOf = (folded: string): string =>
	(
		folded.split(
			/[,(/:\t|]| [–—-] | (?:of|for|in|at|to|with|bei|chez|en|em|de|du|der|fur|und|and|&) /u,
		)[0] ?? folded
	).trim();

/** Whether what stands before the first comma names a job. */
export const beginsWithTitle = (words: string): boolean => {
	const [piece = ""] = foldText(words).split(/[,(/:\t|]| [–—-] /u);
	return titles.test(piece);
};

const schoolWords =
	/(?<!\p{L})(?:doctor of|bachelor of|b\.?s\.?c?|b\.?a|m\.?s\.?c?(?! (?:office|word|excel|access|project|teams|outlook|power ?point|visio|windows|sql|dynamics))|m\.?a|mba|bba|bfa|mfa|bsn|msn|adn|jd|j\.d|llm|llb|phd|ph\.d|dr|md|edd|m\.?ed|b\.?ed|aas?|a\.a\.?s?|ged|diploma|(?<!high )degree|bachelor'?s?|master'?s?|associate'?s? (?:degree|of|in)|doctorate|minor|major|gpa|coursework|graduated|graduat(?:e|ion) (?:certificate|diploma)|certificate|high school|abitur|ausbildung|studium|diplom|staatsexamen|realschulabschluss|fachhochschule|licence|licenciatura|licenciad[oa]|bachillerato|grado en|graduacao|bacharelado|bacharel|mestrado|mestre|doutorado|maestria|master|baccalaureat|bac|bts|dut|tecnologo|ensino medio|formacion|magister)(?![\p{L}])/u;
const schools =
	/(?<!\p{L})(?:university|universitat|universite|universidad|universidade|college|institute|instituto|institut|school|hochschule|schule|lycee|ecole|escuela|escola|academy|polytechnic|faculdade|facultad|iut|fh|tu|eth|mit)(?!\p{L})/u;

/** Whether a line names a degree or a course of studies, and no title. */
export const isDegreeLine = (line: string): boolean =>
	schoolWords.test(foldText(line.replace(/, [A-Z]{2}(?![\p{L}.])/gu, ""))) && isSchoolLine(line);

/** Whether a line speaks of a school or a degree, and not of work at one. */
export function isSchoolLine(line: string): boolean {
	// "MA" behind a comma is a state.
	const text = foldText(line.replace(/, [A-Z]{2}(?![\p{L}.])/gu, ""));
	if (schoolWords.test(text))
		return titleScore(line) < 3 || /degree|bachelor|master|gpa/u.test(text);
	return schools.test(text) && titleScore(line) <= 0;
}
