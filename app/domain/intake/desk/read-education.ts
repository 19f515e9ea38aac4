import { isPlace } from "#app/domain/insights/sheet/place-names.ts";
import { isSchoolLine } from "#app/domain/insights/title-words.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { type Times, timesIn } from "./written-times.ts";

export type School = ResumeDocument["education"][number];

const degreeWords =
	/(?<!\p{L})(?:doctoral|transfer credits?|(?:doctor|bachelor|master|associate)(?:['’]?s)?(?: degree)?(?: of| in)?|b\.?s\.?c?|b\.?a|m\.?s\.?c?|m\.?a|mba|bba|bfa|mfa|beng|meng|btech|mtech|bsn|msn|adn|jd|j\.d|llm|llb|ph\.?d|md|edd|m\.?ed|b\.?s?\.?ed|ms\.?ed|aas?|a\.a\.?s?|ged|diplom[ae]?|degree|doctorate|minor|major|certificate|high school diploma|abitur|staatsexamen|licence|licenciatura|licenciad[oa]|bachillerato|grado en|bacharelado|mestrado|maestr[ií]a|baccalaur[ée]at|bts|dut|magister|ausbildung)\.?(?![\p{L}])/iu;
/** "BE in Computing", "MPP in Policy": any abbreviation before "in". */
const shortDegree = /^\p{Lu}[\p{L}.]{1,7} in \p{L}/u;
const house =
	/(?<!\p{L})(?:universi\p{L}+|college|institut\p{L}*|school|hochschule|schule|gymnasium|lyc[ée]e|[ée]cole|preparatoria|liceo|escuela|escola|academy|akademie|polytechnic|facul\p{L}+|iut|fh|tu|eth|mit|ucla|nyu|bootcamp)(?!\p{L})/iu;
const grade =
	/(?:^|[,·|;(]\s*|\.\s+)((?:[^,|;·()]{1,40};\s+)?(?:(?:GPA|CGPA|Grade|Note|Notendurchschnitt|Mention)\b|Top \d+ ?%)[^,|;)]*|[^,|;·(]*\b(?:cum laude|laude|honou?rs|distinction|first[- ]class|dean['’]s list)\b[^,|;·)]*)\)?/iu;
const gradeWords =
	/\b(?:C?GPA|Grade|Note|Notendurchschnitt|Mention|laude|honou?rs|distinction|first[- ]class|dean['’]s list)\b|\bTop \d+ ?%/iu;
const coursework = /^(?:relevant )?course ?work\s*:\s*(.+)$/iu;

type Reading = { school: Partial<School>; times: Times | null; lines: number };

/**
 * Schools and degrees. A line with a school, a degree or a time begins another entry when the one before has that
 * already.
 */
export function readEducation(lines: readonly string[]): School[] {
	const found: Reading[] = [];
	for (const line of lines) {
		const courses = coursework.exec(line.trim())?.[1];
		const last = found.at(-1);
		if (courses && last) {
			last.school.courses = courses.split(/,\s+/u).map((course) => course.replace(/\.$/u, ""));
			continue;
		}
		const piece = readLine(line);
		const isNext =
			!last ||
			(piece.school.institution && last.school.institution) ||
			(piece.school.studyType && last.school.studyType) ||
			(piece.times && last.times);
		if (isNext) found.push({ ...piece, lines: 1 });
		else {
			last.school = { ...piece.school, ...definedOf(last.school) };
			last.times ??= piece.times;
			last.lines += 1;
		}
	}
	return found
		.filter(({ school }) => school.institution || school.studyType)
		.map(({ school, times }) => ({
			institution: school.institution ?? "",
			studyType: school.studyType ?? "",
			area: school.area ?? "",
			...timesOf(times),
			...(school.score && { score: school.score }),
			...(school.courses && { courses: school.courses }),
		}));
}

const definedOf = (school: Partial<School>) =>
	Object.fromEntries(Object.entries(school).filter(([, value]) => value !== undefined));

/** A single date is when it was finished. */
function timesOf(times: Times | null): Times {
	if (!times) return {};
	const { startDate, endDate } = times;
	return startDate === endDate && endDate ? { endDate } : times;
}

/** A grade in brackets, and the line without it. A time that stands in them as well stays. */
function withoutBracketed(line: string): { score: string | undefined; rest: string } {
	for (const [bracket, inside = ""] of line.matchAll(/\(([^()]*)\)/gu)) {
		const pieces = inside.split(/[,;·|]/u).map((piece) => piece.trim());
		if (!pieces.some((piece) => gradeWords.test(piece))) continue;
		const times = pieces.filter((piece) => timesIn(piece));
		const score = pieces.filter((piece) => piece !== "" && !times.includes(piece)).join(", ");
		const left = times.length === 0 ? "" : `(${times.join(", ")})`;
		const rest = line.replace(bracket, left).replace(/ +(?=[ ,;]|$)/gu, "");
		return { score, rest };
	}
	return { score: undefined, rest: line };
}

function readLine(line: string): Omit<Reading, "lines"> {
	const bracketed = withoutBracketed(line);
	const timed = timesIn(bracketed.rest);
	let rest = timed?.rest ?? bracketed.rest;
	const [, ...marked] = rest.split(/\s+·\s+/u);
	// Behind a point, what is neither a school nor a degree nor a place says how it went.
	const said = marked.find((part) => !/\t/u.test(part) && !isSchoolPart(part) && !isPlace(part));
	const open = said ?? (bracketed.score ? undefined : grade.exec(rest)?.[1]?.trim());
	if (open) rest = rest.replace(open, "").replace(/[(\s,·|;.]+$/u, "");
	const score = [bracketed.score, open].filter(Boolean).join(", ");
	const school: Partial<School> = score ? { score } : {};
	const cells = rest
		.split(/\t|\s+[|•·◆]\s+|\s+[–—-]\s+|;\s+|(?<=\p{Ll}{2})\.\s+(?=\p{Lu})/u)
		.map((cell) => cell.trim())
		.filter((cell) => cell !== "");
	for (const cell of cells) takeCell(school, cell);
	return { school, times: timed?.times ?? null };
}

const isSchoolPart = (text: string): boolean =>
	degreeWords.test(text) || shortDegree.test(text) || house.test(text) || isSchoolLine(text);

function takeCell(school: Partial<School>, cell: string): void {
	const hasDegree = degreeWords.test(cell) || shortDegree.test(cell);
	const hasHouse = house.test(cell);
	if (hasDegree && hasHouse) {
		// "B.S. Computing, Harrow State University", in any order.
		const pieces = cell.split(/,\s+/u);
		const at = pieces.findIndex((piece) => house.test(piece) && !degreeWords.test(piece));
		if (at === 0) {
			school.institution ??= pieces[0];
			setDegree(school, pieces.slice(1).join(", "));
			return;
		}
		if (at > 0) {
			setDegree(school, pieces.slice(0, at).join(", "));
			school.institution ??= withoutTown(pieces.slice(at).join(", "));
			return;
		}
	}
	if (hasDegree) setDegree(school, cell);
	else if (hasHouse || isSchoolLine(cell)) school.institution ??= withoutTown(cell);
	else if (!school.institution && cell.length < 80) school.institution = cell;
}

const withoutTown = (text: string): string =>
	text.replace(/,\s+[\p{Lu}][\p{L} .'’-]+,\s+[A-Z]{2}$/u, "");

/** "BA in Sociology and Statistics": the degree and its subject. */
function setDegree(school: Partial<School>, text: string): void {
	if (school.studyType) return;
	const [, degree, area] = /^(.{1,60}?)\s+in\s+(.+)$/u.exec(text.trim()) ?? [];
	school.studyType = degree ?? text.trim();
	school.area = area ?? "";
}
