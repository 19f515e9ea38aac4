import type { Hit } from "./requirement.ts";

/** What certificates are called. */
export const nouns =
	"licen[cs]es?|lic\\.|licensure|certifications?|certificates?|cert|registration|accreditation|clearance|credentials?|endorsement|designation|charter|card|ticket|membership|permit|qualification";
/** Up to five words before the noun, without a comma: "current unencumbered Oregon RN license". */
const nounPattern = new RegExp(
	`(?<![\\p{L}\\p{N}])(?<before>(?:[\\p{L}\\p{N}'&+.:()-]+(?:/[\\p{L}\\p{N}'-]+)*\\s+){0,5})(?<noun>${nouns})(?![\\p{L}\\p{N}])`,
	"giu",
);
const weak =
	/^(?:an?|the|your|any|current|currently|valid|active|full|clean|unrestricted|unencumbered|appropriate|relevant|have|has|hold|holds|holding|hold|of|with|or|and|in|for|plus|must|is|are|be|required|possession|possess|obtain|other|recognised|recognized|professional|eligible|eligibility|to|get|able|own|additional|such|as|industry|formal|similar|minimum|preferred|desirable|essential|evidence|working|towards?|completed|our|you|we|need|needs|require|requires|requirements?|by|from|if|on|at|without|training|both|either|equivalent|strong|special|good|comparable|technical|that|this|their|some|related|state|based|required:|held|its|e\.g\.|including|:)$/iu;

const fixed: readonly [RegExp, (match: RegExpExecArray) => string][] = [
	[
		/(?:(?:valid|full|clean|current|UK|EU|Class [A-C]|category [A-Z]\d?|[A-Z]\p{Ll}+)\s+)*driv(?:er'?s?'?|ing)\s+(?:licen[cs]e|permit)|licen[cs]e to drive/giu,
		() => "driver's license",
	],
	[
		/(?:[Aa]dmi(?:tted|ssion)|[Mm]ember(?:ship)?|licensed|active|good standing)\b[^.;,]*?\b(?:(?:in|of|to)\s+)?(?:the |an? )?(?<name>(?:[\p{Lu}.][\p{L}.]*\s+)+)(?:[Bb]ar\b)/gu,
		({ groups }) => `${groups?.name ?? ""}bar`.trim(),
	],
	[
		/(?<!\p{Lu}{3,} )\b[Rr]egist(?:ered|ration) (?:with|as|by)\s+(?:an? |the )?(?<name>[\p{L}\p{N}]+(?:\s+\p{Lu}[\p{L}]*)*)/gu,
		({ groups }) => `${groups?.name ?? ""} registration`,
	],
	[
		/\b[Ll]icensed (?:as (?:an? )?)?(?<what>RN|LPN|\p{Ll}+)(?:\s+\p{Ll}+)?(?: in (?:the state of )?(?<where>\p{Lu}\p{L}+))?/gu,
		({ groups }) => `${groups?.where ?? ""} ${groups?.what ?? ""} license`.trim(),
	],
	[
		/\b[Cc]ertified by (?<name>\p{Lu}{3,})/gu,
		({ groups }) => `${groups?.name ?? ""} certification`,
	],
	[
		/\b(?:certified|chartered|qualified)\s+(?!(?:by|with|in|to|and|or|for|at|as an?)\b)(?:as (?:an? )?)?(?<name>(?:\p{Lu}[\p{L}\p{N}/-]*\s*){1,4}|(?:[\p{Ll}-]+){1,2})/gu,
		({ 0: whole }) => whole.trim(),
	],
	[
		/\b(?:NVQ|SVQ|BTEC|City & Guilds|City and Guilds|Certificate)\s+(?:Level\s+)?(?:\d{1,4}|I{1,3}V?|IV)?(?:\s+or\s+\d)?(?:\s+(?:Diploma|Certificate|Award))?(?:\s+in\s+[\p{L} ]+)?|\b[Ll]evel\s+\d(?:\s+(?:NVQ|Diploma|Certificate|Award|diploma|certificate|award|qualification|safeguarding|[Ff]ood\s+\w+))(?:\s+in\s+[\p{L} ]+)?/gu,
		({ 0: whole }) => whole.replace(/ or \d/u, "").trim(),
	],
	[/\b\p{Lu}{3,}[ -](?:qualified|registered|accredited|certified)\b/gu, ({ 0: whole }) => whole],
	[/\b\p{Lu}\p{L}+ Certified:? (?:\p{Lu}[\p{L}\d]*\s*){1,5}/gu, ({ 0: whole }) => whole.trim()],
	[
		/(?:[\p{Lu}][\p{L}]*\s+){1,2}(?:Level \d|Foundation Level|registered(?!\s+(?:nurse|with|as))|passed)|\bEQE passed/gu,
		({ 0: whole }) => whole.replace(/\s+passed/u, "").trim(),
	],
	[/(?:\p{Lu}\p{L}+\s+){1,3}NVQ/gu, ({ 0: whole }) => whole],
	[
		/(?<!\b(?:post|after|since)[ -])(?:(?!(?:post|after|since)\b)[\p{L}-]+\s+){0,3}(?<!\b(?:post|after|since)[ -])(?:apprenticeship)(?:\s+in\s+\p{L}+)?/gu,
		({ 0: whole }) => whole.replace(/^(?:(?:a|an|completed|or|the|time-served)\s+)+/iu, "").trim(),
	],
	[
		/\b(?:\p{Lu}[\p{L}]*\s+){0,2}(?:[Ss]afety|[Ss]afeguarding|[Ff]irst[- ][Aa]id|[Cc]risis prevention)\s+(?:\p{L}+\s+)?(?:training|course)/gu,
		({ 0: whole }) => whole.trim(),
	],
	[
		/\b(?:[\p{Lu}][\p{L}]*\s+)*security clearance|\b(?:SC|DV|TS\/SCI|Top Secret|Secret)\s+clear(?:ance|ed)/giu,
		({ 0: whole }) => whole.trim(),
	],
];

/** The licenses, registrations and certificates that a part asks for. */
export function certificatesIn(text: string): Hit[] {
	const hits: Hit[] = [];
	const add = (name: string, from: number, to: number) => {
		const isTaken = hits.some((hit) => from < hit.to && to > hit.from);
		if (!isTaken && /\p{L}{2}/u.test(name))
			hits.push({ kind: "certificate", text: name, from, to });
	};
	for (const [pattern, nameOf] of fixed) {
		for (const match of text.matchAll(pattern)) {
			add(nameOf(match), match.index, match.index + match[0].length);
		}
	}
	for (const match of text.matchAll(nounPattern)) {
		const { before = "", noun = "" } = match.groups ?? {};
		const end = match.index + match[0].length;
		const words = before
			.trim()
			.split(/\s+/u)
			.filter((word) => word !== "");
		// Back to the last weak word.
		const weakAt = words.findLastIndex((word) => weak.test(word));
		const strong = words.slice(weakAt + 1);
		const isOr = /^(?:or|and|&)$/iu.test(words[weakAt] ?? "");
		if (strong.length === 0) continue;
		if (/certif\w+s$/iu.test(noun) && !strong.some((word) => /\p{Lu}/u.test(word))) continue;
		const from = end - noun.length - 1 - strong.join(" ").length;
		add(`${strong.join(" ")} ${noun}`, Math.max(match.index, from), end);
		const other = words[weakAt - 1];
		if (isOr && other && /^[\p{Lu}\d-]{2,}$/u.test(other))
			add(other, match.index, Math.max(match.index, from));
	}
	return hits;
}
