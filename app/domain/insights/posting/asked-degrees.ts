import type { Hit } from "./requirement.ts";

/** Degrees as postings write them, and the one name that each has here. */
const levels: readonly [string, string][] = [
	[
		"bachelor's",
		"[Bb]achelor(?:'?s|s')?(?: of [Aa]rts| of [Ss]cience)?(?: \\(?(?:B\\.?A\\.?|B\\.?S\\.?)(?: or B\\.?S\\.?)?\\)?)?|BA/BS|BS/BA|B\\.?Sc\\.?|B\\.S\\.|B\\.A\\.|BS(?= |,|$)|BA(?= (?:in|or|degree)\\b)|BEng|BCom|[Uu]ndergraduate degree|four-year degree|BSN(?!\\w)",
	],
	[
		"master's",
		"[Mm]aster(?:'?s|s')?(?: of [Aa]rts| of [Ss]cience)?(?= (?:degree|in|or|level|program|from)|,|$|\\b)|M\\.?Sc\\.?|M\\.S\\.|MS(?= in\\b)|MA(?= (?:in|or)\\b)|M\\.A\\.|M\\.?Ed\\.?|MEng",
	],
	["PhD", "Ph\\.?D\\.?"],
	["doctorate", "[Dd]octorate|[Dd]octoral degree"],
	["degree", "(?:[Cc]ompleted (?:studies|education)|[Ee]ducation|[Ss]tudies)(?= in\\b)"],
	["training", "(?:[Vv]ocational |[Ff]inished |[Cc]ompleted )?[Tt]raining(?= as\\b)"],
	["associate's", "[Aa]ssociate(?:'?s|s')?(?= degree| in\\b)(?: degree)?"],
	["advanced degree", "(?:[Aa]dvanced|[Gg]raduate|[Pp]ostgraduate|[Hh]igher) degree"],
];
const named =
	"[Bb]achelor of [Ss]cience in [Nn]ursing|BSN|MSN|MLIS|MLS|A\\.?A\\.?S\\.?(?!\\w)|DNP|MBA|J\\.?D\\.?(?!\\w)|LL\\.?M\\.?|LL\\.?B\\.?|(?<!, )M\\.?D\\.?(?!\\w)|PharmD|GED|HND|HNC|MFA|MPH|MSW|BSW|MPA|MPP|EdD|PGCE|PGDE|DVM|GCSEs?(?: [Mm]aths?(?: and English)?| English(?: and [Mm]aths?)?)?|A-levels?|(?:[Hh]igh school|HS) diploma|[Hh]igh school(?= |,|$)";

const stop =
	/\s*(?:[;.()]|\bor (?:a |an )?(?:closely )?(?:related|similar|equivalent|comparable|relevant|other|another|quantitative|the like|something)|,? ?or (?:closely )?(?:related|similar)|\bwith\b|\bfrom\b|\bpreferred\b|\brequired\b|\band (?:at least|\d)|\bplus\b|\bis\b|\bare\b|\bAND\b|\bOR\b|\bhelpful\b|\ban asset\b|\bor equivalent|\betc\b|,? preferably|\bwelcome|\bdesir|\brecognised|[–—]| - |\bhelps\b|\bwould\b|\bor an?\b|\bor \d|\bor [A-Z]|\bwho\b|, (?:and|or) [a-z]+ing\b|\bcompleted\b|\bor experience|\bbut\b|, (?:\d|at least|an?)\b)/u;
const vague =
	/^(?:a |an |any |the )?(?:closely |directly )?(?:related|relevant|similar|comparable|appropriate|equivalent|suitable|technical|quantitative|progress|other|another|any|or|such|have|field|this|discipline|subject)\b|^(?:field|discipline|subject|area|hand)$/iu;

/** The subjects of "in statistics, economics or a related field". */
function subjectsOf(after: string): { subjects: string[]; length: number } {
	const lead =
		/^(?:'s)?(?: degree| diploma| qualification)?(?: \([^)]*\))?(?:,| level| student)?\s*(?:in|of|as|from [^,;.]{3,60} (?:with|and) [^,;.]{0,30}(?:specialization|specialisation|major|concentration|focus) in)\s+(?:an? |the )?/u.exec(
			after,
		);
	if (!lead)
		return {
			subjects: [],
			length: /^(?:'s)?(?: degree| qualification)?/u.exec(after)?.[0].length ?? 0,
		};
	const rest = after.slice(lead[0].length);
	const whole = rest.slice(0, stop.exec(rest)?.index ?? rest.length);
	const subjects = whole
		.split(/,?\s+(?:or|and|&)\s+|\s*,\s*(?:or\s+)?|\s*\/\s*/u)
		.map((subject) => subject.trim())
		.filter(
			(subject) => subject !== "" && !vague.test(subject) && subject.split(/\s+/u).length <= 4,
		);
	return { subjects, length: lead[0].length + whole.length };
}

const levelPattern = new RegExp(
	`(?<![\\p{L}\\p{N}])(?:${levels.map(([, pattern], at) => `(?<l${at}>${pattern})`).join("|")})(?![\\p{L}\\p{N}])`,
	"gu",
);
const namedPattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${named})(?![\\p{L}\\p{N}])`, "gu");
const bare =
	/(?<![\p{L}\p{N}])(?:(?:an?|any|the)\s+)?(?<kind>(?:[\p{L}&/-]+\s+)?)(?<noun>[Dd]egree|DEGREE|[Dd]iploma)(?![\p{L}\p{N}])(?!-)/gu;
const notSubject =
	/^(?:an?|any|the|or|of|with|your|first|relevant|recognised|recognized|accredited|college|related|academic|strong|your|for|from|good|no|technical|first-level|any|another|an|university|formal|appropriate|their|equivalent|valid|in|further)$/iu;

/** The degrees that a part asks for, one for each subject that it leaves to choose. */
export function degreesIn(text: string): Hit[] {
	const hits: Hit[] = [];
	const isFree = (from: number) => !hits.some((hit) => from >= hit.from && from < hit.to);
	for (const match of text.matchAll(namedPattern)) {
		const name = /nursing/iu.test(match[0]) ? "BSN" : match[0].replaceAll(".", "");
		const { subjects, length } = /^(?:HN|MA|MF|AA)/u.test(name)
			? subjectsOf(text.slice(match.index + match[0].length))
			: { subjects: [], length: 0 };
		hits.push(...hitsOf(name, subjects, match.index, match.index + match[0].length + length));
	}
	const bareLevels: { level: string; from: number }[] = [];
	for (const match of text.matchAll(levelPattern)) {
		if (!isFree(match.index)) continue;
		const level = levels.find((_, at) => match.groups?.[`l${at}`] !== undefined)?.[0] ?? "";
		const end = match.index + match[0].length;
		if (
			/^master/u.test(level) &&
			/^\s*(?:plan|data|schedul|electric|plumb|craft|chef|class\b|trades)/iu.test(text.slice(end))
		)
			continue;
		const { subjects, length } = subjectsOf(text.slice(end));
		const isJoined = /^(?:'s)?(?: degree)?\s*(?:or|\/)\s*(?:an? )?[MmPDd]/u.test(text.slice(end));
		if (subjects.length === 0 && isJoined) bareLevels.push({ level, from: match.index });
		else {
			const from = bareLevels[0]?.from ?? match.index;
			for (const other of bareLevels.splice(0))
				hits.push(...hitsOf(other.level, subjects, other.from, end + length));
			hits.push(...hitsOf(level, subjects, from, end + length));
		}
	}
	for (const { level, from } of bareLevels)
		hits.push(...hitsOf(level, [], from, from + level.length));
	for (const match of text.matchAll(bare)) {
		const end = match.index + match[0].length;
		if (hits.some((hit) => match.index < hit.to && end > hit.from)) continue;
		const kind = (match.groups?.kind ?? "").trim();
		const noun = (match.groups?.noun ?? "degree").toLowerCase();
		const after = text.slice(end).replace(/^ or (?=masters?\b)/u, "");
		const { subjects, length } = subjectsOf(after.replace(/^masters?'?s?(?= in\b)/u, ""));
		// "A degree" alone says too little; "ICA diploma" is a certificate.
		if (/^\p{Lu}{3,}$/u.test(kind) && noun === "diploma") continue;
		if (subjects.length === 0 && (kind === "" || notSubject.test(kind))) continue;
		const isNamed = kind !== "" && !notSubject.test(kind);
		if (subjects.length === 0)
			hits.push({ kind: "degree", text: `${kind} ${noun}`, from: match.index, to: end });
		else
			hits.push(...hitsOf(isNamed ? `${kind} ${noun}` : noun, subjects, match.index, end + length));
	}
	return hits;
}

const hitsOf = (level: string, subjects: readonly string[], from: number, to: number): Hit[] =>
	(subjects.length > 0 ? subjects.map((subject) => `${level} in ${subject}`) : [level]).map(
		(text) => ({ kind: "degree", text, from, to }),
	);
