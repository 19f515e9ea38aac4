import type { Hit } from "./requirement.ts";

/** Degrees as postings write them, and the one name that each has here. Others have the name that is written. */
const levels: readonly (readonly [name: string, pattern: string])[] = [
	["BSN", "[Bb]achelor of [Ss]cience in [Nn]ursing|BSN"],
	[
		"bachelor's",
		"[Bb]achelor(?:'?s|s')?(?: of (?:[Aa]rts|[Ss]cience|[Ee]ngineering))?(?: \\((?:B\\.?A\\.?|B\\.?S\\.?)(?: or B\\.?S\\.?)?\\))?|B\\.?Sc\\.?(?: ?\\(?Hons\\)?)?|B\\.S\\.|B\\.A\\.|BS|BA(?= (?:in|or|and|degree)\\b|/|,)|B\\.?Eng\\.?|[Uu]ndergraduate degree|[Ff]our-year (?:college )?degree",
	],
	[
		"master's",
		"[Mm]aster(?:'?s|s')?(?: of (?:[Aa]rts|[Ss]cience))?(?= (?:degree|in|or|level|program|from)|,|/|$|\\b)|M\\.?Sc\\.?|M\\.S\\.|MS(?= (?:in|or|degree)\\b|/)|MA(?= (?:in|or|degree)\\b|/)|M\\.A\\.|M\\.?Eng\\.?|M\\.?Ed\\.?",
	],
	["PhD", "Ph\\.?D\\.?"],
	["doctorate", "[Dd]octorate|[Dd]octoral degree"],
	[
		"degree",
		"(?:[Cc]ompleted |[Uu]niversity |[Ff]inished )?(?:[Ss]tudies|[Ee]ducation)(?= (?:in|of)\\b| \\()|(?<=\\bor )FH(?= in\\b)",
	],
	[
		"degree",
		"(?:[Ss]tudents?|[Ee]nrolled)(?= in (?!(?:the|your|our|this|an?)\\b))|2[:.][12](?: or (?:better|above|higher))?(?= in\\b)",
	],
	["apprenticeship", "(?:[Cc]ompleted )?[Aa]pprenticeship(?= (?:as|in)\\b)"],
	["", "[Cc]ert(?:ificate)?\\.? (?:III|IV|3|4)\\b"],
	["training", "(?:[Vv]ocational |[Ff]inished |[Cc]ompleted )?[Tt]raining(?= as\\b)"],
	[
		"associate's",
		"[Aa]ssociate(?:'?s|s')?(?= degree| in\\b)(?: degree)?|A\\.A\\.(?!S)|A\\.S\\.(?! ?N)",
	],
	[
		"",
		"(?:[Aa]dvanced|[Gg]raduate|[Pp]ost-?graduate|[Hh]igher) degree|(?:[Gg]rad(?:uate)?|[Pp]ost-?graduate) (?:[Dd]ip(?:loma)?|[Cc]ert(?:ificate)?)\\.?|PG ?(?:Dip|Cert)\\.?|Pg(?:Dip|Cert)|(?:[Pp]ost-?graduate|[Tt]ertiary|[Tt]hird[- ]level) qualification(?= in\\b)",
	],
	["GED", "G\\.E\\.D\\.?|GED"],
	["high school diploma", "(?:[Hh]igh[- ]?[Ss]chool|HS|H\\.S\\.) [Dd]iploma"],
	["LLB", "LL\\.? ?B\\.?"],
	["LLM", "LL\\.? ?M\\.?"],
	["JD", "J\\.D\\.?|JD"],
	["MBA", "M\\.B\\.A\\.?|MBA"],
	["BBA", "B\\.B\\.A\\.?|BBA"],
	["BE", "B\\.E\\.?(?=[\\s,/)])|BE(?=/)"],
	["BTech", "B\\.? ?Tech\\.?"],
	["MTech", "M\\.? ?Tech\\.?"],
	["BCom", "B\\.? ?Comm?\\.?"],
	["MCom", "M\\.? ?Comm?\\.?"],
	["BEd", "B\\.?Ed\\.?|[Bb]achelor of [Ee]ducation"],
	[
		"",
		"A\\.?A\\.?S\\.?|ADN|MSN|MLIS|MLS|DNP|(?<!, )M\\.?D\\.?|PharmD|BPharm|MPharm|B\\.Cur|BFA|MFA|MCA|BCA|MPH|MSW|BSW|MPA|MPP|EdD|EngD|PGCE|PGDE|DVM|HND|HNC|DEC(?= (?:in|or)\\b)|BTEC(?= in\\b)|[Ll]eaving [Cc]ert(?:ificate)?|[Mm]atric(?:ulation)?(?= |,|$|/)|Abitur|NITEC|[Hh]igh[- ]?school(?= |,|$)(?! (?:student|teach|math|science))",
	],
	[
		"degree",
		"(?:(?:[Aa]ny|[Ff]irst|[Uu]niversity|[Cc]ollege|[Hh]onou?rs|[Bb]asic|[Ff]irst-level) )?[Dd]egree(?! (?:of|to) (?!any\\b))|DEGREE",
	],
	[
		"diploma",
		"(?:(?:[Cc]ollege|[Uu]niversity|[Pp]olytechnic|[Nn]ational|[Aa]dvanced|[Tt]rade [Ss]chool) )?[Dd]iploma|DIPLOMA",
	],
];
/** Exams of schools, one for each subject: "GCSEs in maths and English". */
const exams = "(?:I?GCSE|A[- ]level|O[- ]level|AS[- ]level|National 5)s?";
/** Exams are all asked for: nobody has English instead of maths. */
export const isExam = new RegExp(`^${exams} `, "u");

const levelPattern = new RegExp(
	`(?<![\\p{L}\\p{N}.-])(?:${levels.map(([, pattern], at) => `(?<l${at}>${pattern})`).join("|")})(?![\\p{L}\\p{N}])(?!-)`,
	"gu",
);
const examPattern = new RegExp(
	`(?<![\\p{L}\\p{N}-])(?<exam>${exams})(?![\\p{L}\\p{N}])(?<grade> (?:passes|grades?|at grades?|\\()[^a-z]{0,12}(?: (?:or|and) (?:above|higher|better))?\\)?)?(?:,? incl(?:uding|\\.)?)?(?: in)? (?<subjects>(?!(?:of|or|and|at|is|are|with|required|in|grade)\\b)(?:[Ee]nglish [Ll]anguage|\\p{L}+))(?<more>(?:(?:,? (?:and|&|or) |, |/)(?:[Mm]aths?(?:ematics)?|[Ee]nglish|[Ss]cience))*)`,
	"gu",
);

/** What stands between two levels that are asked for together: "a BSc, MSc or a PhD", "Diploma/Degree". */
const between = /^(?:'s)?(?: degree)?\s*(?:,|\/|\bor\b|\band\b|&|\|)+\s*(?:\bor\s+)?(?:an?\s+)?$/u;

const abbreviated: Readonly<Record<string, string>> = {
	cs: "computer science",
	math: "mathematics",
	maths: "mathematics",
	ee: "electrical engineering",
	it: "information technology",
	econ: "economics",
	chem: "chemistry",
	mech: "mechanical engineering",
};

/** What stands between a level and its subjects. */
const lead =
	/^(?:'s)?(?:[ -](?:degree|diploma|qualification|student|programme?|graduate|honou?rs|level))*(?:,? at (?:NFQ )?[Ll]evel \d(?: (?:on|of) the \p{Lu}+)?,?)?(?: \((?!CS|IT|Chem|Mech|EE)[^)]*\))?(?:,| level)?\s*(?:(?:in|of|as|with a major in|majoring in|from [^,;.]{3,60} (?:with|and) [^,;.]{0,30}(?:speciali[sz]ation|major|concentration|focus) in)\s+(?:an? |the |either )?|(?=\((?:CS|IT|Chem|Mech|EE)))/u;
/** "B.Sc. Computer Science", "BEng Civil": written right behind it. */
const behind = /^ (?=(?:\p{Lu}\p{Ll}+ ){0,2}(?:Science|Engineering|Studies|Education|Phase)\b)/u;

const stop =
	/\s*(?:[;.()[|]|\bor (?:an? |in (?:an? )?)?(?:closely |directly )?(?:related|similar|equivalent|comparable|relevant|other|another|adjacent|cognate|quantitative|its|the like|the equivalent|something|equiv)|,? ?or (?:closely )?(?:related|similar)|\bwith\b|\bfrom\b|\bpreferred\b|\brequired\b|\band (?:at least|an?|\d|relevant)\b|\bplus\b|\bis\b|\bare\b|\bAND\b|\bOR\b|\bhelpful\b|\ban asset\b|\betc\b|,? (?:ideally|preferably|strongly)|\bwelcome|\bdesir|\brecogni[sz]ed|[–—]| - |\bhelps\b|\bwould\b|\bor an?\b|\bor \d|\b(?:or|and) (?=\p{Lu}{3,}\b|(?:Ph|M|B|LL)\.|MA\b|MS\b|ACCA\b|CPA\b)|\bwho\b|,? (?:and|or) (?!engineering|accounting|marketing|nursing|teaching|manufacturing|banking|programming|computing|finance)[a-z]+ing\b|\bcompleted\b|\bor experience|\bexperience\b|\bbut\b|\bnot\b|, (?:\d|at least|an?|plus|both|or a|though)\b|\bat\b|\bby\b|\bdiscipline\b|\bneeded\b|\bincluding\b|\brelated\b)/u;
const vague =
	/^(?:a |an |any |the )?(?:closely |directly )?(?:related|relevant|similar|comparable|appropriate|equivalent|suitable|technical|quantitative|numerate|progress|other|another|any|anything|or|and|such|have|field|this|that|discipline|subject|course|study|process|hand|lieu|education|done)\b|^(?:field|discipline|subject|area)$|\b(?:field|discipline|subject|area|equivalent)s?$/iu;
const separator = /,?\s+(?:or|and|and\/or)\s+(?:in\s+)?(?:an? )?|\s*[,&]\s*(?:or\s+)?|\s*\/\s*/u;

const mostWordsOfSubject = 5;
/** Of a sentence, and of no subject. */
const told = /\b(?:you|we|our|your|can|be|is|are|has|have|will|would|show|years?)\b/iu;

/** The subjects of "in statistics, economics or a related field", and how far they go. */
function subjectsOf(after: string): { subjects: string[]; length: number } {
	const skipped = (lead.exec(after) ?? behind.exec(after))?.[0].length;
	if (skipped === undefined) {
		return {
			subjects: [],
			length: /^(?:'s)?(?: degree| qualification| level| diploma)?/u.exec(after)?.[0].length ?? 0,
		};
	}
	const from = skipped + (after[skipped] === "(" ? 1 : 0);
	const rest = after.slice(from);
	const whole = rest.slice(0, stop.exec(rest)?.index ?? rest.length);
	const subjects = (/[,/]| or /u.test(whole) ? whole.split(separator) : [whole])
		.map((subject) => subject.trim().replace(/^(?:the|an?|either|applied to)\s+/u, ""))
		.filter((one) => one !== "" && !vague.test(one) && !told.test(one))
		.filter((one) => one.split(/\s+/u).length <= mostWordsOfSubject)
		.map((one) => abbreviated[one.toLowerCase()] ?? one);
	return { subjects: withHead(subjects), length: from + whole.length };
}

/** "Mechanical, industrial or manufacturing engineering" are three of engineering. */
function withHead(subjects: readonly string[]): string[] {
	const head = / (?:engineering|sciences?|studies|management)$/iu.exec(subjects.at(-1) ?? "")?.[0];
	return subjects.map((one) =>
		head && /^\p{L}+(?:al|ic|ar|il)$/u.test(one) ? `${one}${head.toLowerCase()}` : one,
	);
}

type Level = { name: string; from: number; to: number; isBare: boolean };

/** The levels in their order; "computer science degree" is named by the words before it. */
function levelsIn(text: string): Level[] {
	return [...text.matchAll(levelPattern)].flatMap((match): Level[] => {
		const at = levels.findIndex((_, at) => match.groups?.[`l${at}`] !== undefined);
		const [written, to] = [match[0], match.index + match[0].length];
		const isBare = at >= levels.length - 2;
		const shown = /^\p{Lu}\p{Ll}+(?: |$)/u.test(written)
			? written.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())
			: written;
		const name =
			isBare && isAnyDegree.test(written) ? shown : levels[at]?.[0] || shown.replaceAll(".", "");
		if (
			/^master/u.test(name) &&
			(/^\s*(?:plan|data|schedul|electric|plumb|craft|chef|class\b|trades|of\b(?! (?:science|arts|business|public|law|education)))/iu.test(
				text.slice(to),
			) ||
				/(?:scrum|web|you|to|quiz|grand|head|past|station|harbou?r)\s+$/iu.test(
					text.slice(0, match.index),
				))
		)
			return [];
		return [{ name, from: match.index, to, isBare }];
	});
}

const mostLettersAhead = 60;
const before =
	/(?:(?:an?|any|the)\s+)?(?<kind>(?:[\p{L}-]+ (?=(?:science|engineering|administration|studies|technology|management|systems)\b))?[\p{L}&/'-]+)\s+$/u;
const notSubject =
	/^(?:an?|any|the|or|of|to|in|with|your|first|relevant|recognised|recognized|accredited|college|related|academic|strong|good|for|from|no|technical|another|university|formal|appropriate|their|equivalent|valid|further|foreign|attested|numerate|class|this|that|either|and|federal|completed|degree|diploma|level|full|own|have|has|hold|holds|need|minimum|preferred|required|suitable|professional|post-secondary|undergraduate|years?|is|as|her|his|my|our|one|some|similar|specialist|time|-)$/iu;
/** What asks for a degree whatever its subject. */
const isAnyDegree =
	/^(?:any|first|first-level|university|college|honou?rs|undergraduate)\s+degree$|^college diploma$/iu;

/** The degrees that a part asks for, one for each level and subject that it leaves to choose. */
export function degreesIn(text: string): Hit[] {
	const hits: Hit[] = [];
	const isFree = (from: number, to: number) => !hits.some((hit) => from < hit.to && to > hit.from);
	for (const match of text.matchAll(examPattern)) {
		const { exam = "", subjects = "", more = "" } = match.groups ?? {};
		for (const subject of `${subjects}${more}`.split(separator)) {
			hits.push({
				kind: "degree",
				text: `${exam.replace(/s$/u, "")} ${subject}`,
				from: match.index,
				to: match.index + match[0].length,
			});
		}
	}
	const all = levelsIn(text).filter(({ from, to }) => isFree(from, to));
	// "Bachelor's degree" is one.
	const found = all.filter(
		({ from, isBare }, at) =>
			!isBare || !/^(?:'s)? $/u.test(text.slice(all[at - 1]?.to ?? from, from)),
	);
	for (let at = 0; at < found.length; at++) {
		const group = [found[at] as Level];
		while (found[at + 1] && between.test(text.slice(found[at]?.to, found[at + 1]?.from))) {
			at++;
			group.push(found[at] as Level);
		}
		const [first, last] = [group[0] as Level, group.at(-1) as Level];
		const { subjects, length } = subjectsOf(text.slice(last.to));
		const end = last.to + length;
		const isAll = /\band\b(?!\/)|&/u.test(text.slice(first.to, last.from));
		// "Completed studies (bachelor or master) in law": what stands in brackets is passed.
		while ((found[at + 1]?.from ?? end) < end) at++;
		for (const level of group) {
			// "A degree" alone says too little; "ICA diploma" is a certificate.
			const ahead = text.slice(Math.max(0, level.from - mostLettersAhead), level.from);
			const kind = before.exec(ahead)?.groups?.kind ?? "";
			const written = text.slice(level.from, level.to);
			if (level.isBare && subjects.length === 0) {
				const isLevel = /^ level\b/u.test(text.slice(level.to));
				const isWhole = /^\s*\(?any\b|^\s+(?:in|of) any\b/iu.test(text.slice(level.to));
				if (isAnyDegree.test(written) || (isLevel && level.name === "degree") || isWhole) {
					hits.push(...hitsOf(level.name, [], first.from, end));
				} else if (kind !== "" && !notSubject.test(kind) && !/^\p{Lu}{3,}$/u.test(kind)) {
					const from = level.from - kind.length - 1;
					if (isFree(from, level.to))
						hits.push({
							kind: "degree",
							text: `${abbreviated[kind.toLowerCase()] ?? kind} ${level.name}`,
							from,
							to: level.to,
						});
				}
				continue;
			}
			// "LLB or JD" name their subject themselves.
			const own =
				/^(?:LLB|LLM|JD|MBA|BBA|BEd|BCom|MCom|BSN|MSN|MSW|BSW|MLIS|MPH|MCA|BCA|PGCE|PharmD|GED)$|school/u.test(
					level.name,
				) && group.length > 1
					? []
					: subjects;
			const name = level.isBare && own.length > 0 ? level.name.replace(/^.* /u, "") : level.name;
			// "A BSc and an MSc" are both asked for: each stands in a place of its own.
			hits.push(...hitsOf(name, own, isAll ? level.from : first.from, end));
		}
	}
	return hits.sort((a, b) => a.from - b.from);
}

const hitsOf = (level: string, subjects: readonly string[], from: number, to: number): Hit[] =>
	(subjects.length > 0 ? subjects.map((subject) => `${level} in ${subject}`) : [level]).map(
		(text) => ({ kind: "degree", text, from, to }),
	);
