import type { Hit } from "./requirement.ts";

const numbers = new Map(
	`half one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
	eighteen nineteen twenty`
		.split(/\s+/u)
		.map((word, index) => [word, index === 0 ? 0.5 : index] as const),
);
numbers.set("thirty", 30).set("twenty-four", 24).set("thirty-six", 36);

const number = `(?:\\d{1,2}(?:\\.\\d)?|${[...numbers.keys()].sort((a, b) => b.length - a.length).join("|")}|couple of)`;
const pattern = new RegExp(
	`(?<lead>(?:(?:a |the )?min(?:imum|\\.)?(?: of)?|at least|no(?:t)? (?:less|fewer) than|over|more than|roughly|around|about|some|approx\\.?)\\s+)?` +
		`(?<![\\p{L}\\p{N}.$£€])(?<least>${number})(?:\\s*\\(\\d+\\))?(?:\\+|ish|-plus| plus)?` +
		`(?:\\s*(?:-|–|—|to|or)\\s*${number}\\+?)?\\s*(?:or more |full |whole |solid |good )*\\+?\\s*[-]?(?<unit>years?|yrs?|months?|mos?\\b)(?!-?(?:old|long))`,
	"giu",
);

/** "Six years in product, three of them in health" asks for both. */
const partOfThem = new RegExp(
	`(?<=\\b(?:years?|yrs)\\b.{0,200}(?:[,(]|with|and|including|of which)\\s+(?:at least |a minimum of )?)(?<lead>(?=\\d|\\p{L}))(?<least>${number})\\+?\\s+(?<unit>of (?:them|those|which|these)\\b|(?=in an? (?:lead\\w*|supervisory|management|managerial|senior)\\b))`,
	"giu",
);

// Not time that was worked.
const otherTime =
	/\b(?:within|in|last|past|every|each|per|after|next|first|before)\s+(?:the |a |an )?(?:last |first |next |past )?$/iu;
const otherUse =
	/^['’]?\s*(?:old\b|of age|ago|contract|fixed|warranty|from now|running|in a row|college|residency|fellowship|program|degree|after|before|of hire|later|of service|(?:technical |vocational |college )?(?:certificate|diploma|course|apprenticeship|training)|on the road|a year\b|per year)/iu;
const work =
	/experien|work|practi[cs]|PQE|post|as an?\b|\bin\b|of\b|teaching|role|track record|qualif|sales|licens|or more|minimum|required|management|lending|trade|job|similar|position|leading|elsewhere|background|professional|exposure|field|at\b|with\b|floor|behind|on\b/iu;

/**
 * The years of work that a part asks for, each the fewest: "3–5 yrs" are 3, "18 months" 1.5.
 * @param isHeaded under a heading that asks, years need no word of work beside them
 */
export function yearsIn(given: string, isHeaded: boolean): Hit[] {
	// Of the same length, so that places stay.
	const text = given
		.replace(/\ba decade\b/giu, "10 years")
		.replace(/\babout a year\b/giu, "abou 1 year")
		.replace(/\ba year(?= (?:in|of|as|or (?:more|two|so))\b)/giu, "1 year")
		.replace(/(?<=\bbetween \S+ )and(?= \S+ (?:years|yrs)\b)/giu, "to ");
	return [...text.matchAll(pattern), ...text.matchAll(partOfThem)].flatMap((match): Hit[] => {
		const { lead = "", least = "", unit = "" } = match.groups ?? {};
		const end = match.index + match[0].length;
		const [before, after] = [text.slice(0, match.index), text.slice(end)];
		if (/substitut|in lieu of/iu.test(text)) return [];
		if (!lead && otherTime.test(before)) return [];
		if (otherUse.test(after)) return [];
		if (!isHeaded && !work.test(after) && !lead && after.replace(/[\s+,.;)]+/gu, "") !== "")
			return [];
		const count = numbers.get(least.toLowerCase()) ?? (/couple/iu.test(least) ? 2 : Number(least));
		const years = /^m/iu.test(unit) ? Math.round((count / 12) * 2) / 2 : count;
		if (years <= 0 || years > 30) return [];
		const name = `${years} ${years === 1 ? "year" : "years"}`;
		const of = ofWhat(given.slice(0, match.index), given.slice(end));
		return [
			{
				kind: "years",
				text: name,
				min: years,
				...(of && { of }),
				from: match.index,
				to: end,
			},
		];
	});
}

const anyWork =
	/^(?:\P{L}|\b(?:an?|the|of|or|more|at|least|min(?:imum)?|you|ve|have|has|must|needs?|require[sd]?|with|in|for|we|is|experience|work(?:ing)?|job|full|time|paid|total|professional|preferred|s)\b)*$/iu;

/** What stands around years in their clause, if that is more than "of work". */
const ofWhat = (before: string, after: string): string =>
	[/^[^,;.]*/u.exec(after)?.[0] ?? "", before.split(/[,;.(]|\b(?:and|plus)\b/u).at(-1) ?? ""]
		.map((text) => text.replace(/^[^\p{L}(]*|[\s:–—-]+$/gu, ""))
		.find((text) => !anyWork.test(text)) ?? "";
