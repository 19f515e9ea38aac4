import type { Hit } from "./requirement.ts";

/** Languages that two letters do not name. */
const others =
	`Mandarin Cantonese Farsi Dari Creole Tagalog Hmong Cree Inuktitut Gaelic Flemish Bahasa Mam Twi
	Hawaiian Navajo Hokkien Pidgin Sylheti Makaton BSL ASL Auslan Berber Bemba Chichewa Fula Karen Rohingya Tigrinya
	Marshallese Chuukese Valencian Romansh Cherokee Crow Español Français Deutsch Dutch Kurdish Pashto Punjabi Bangla
	Putonghua Yiddish Syriac Romani Mixtec Quechua Nahuatl Frisian Roma Bislama Sango Wolof Shona Xhosa Zulu`.split(
		/\s+/u,
	);
const families =
	"(?:Haitian|Low|Swiss|Brazilian|Mexican|Cape Verdean|Scottish|Simplified|Latin American)";

let known: RegExp | undefined;

/** The names of languages in English, from the same data that names them on screen. Made once, which takes a while. */
export function languageNames(): RegExp {
	if (known) return known;
	const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
	const letters = [..."abcdefghijklmnopqrstuvwxyz"];
	const named = letters.flatMap((a) => letters.flatMap((b) => names.of(a + b) ?? []));
	const words = [...new Set([...named, ...others])].filter(
		(name) =>
			/^[\p{L}' -]{3,}$/u.test(name) &&
			!/^(?:Ido|Root|Interlingu|Volap|Pali|Latin$|Manx)/u.test(name),
	);
	const escaped = words.sort((a, b) => b.length - a.length).join("|");
	known = new RegExp(
		`(?<![\\p{L}-])(?:${families} )?(?:(?:American|British) (?:or (?:American|British) )?Sign Language|sign language|${escaped})(?![\\p{L}-]|'s)`,
		"gu",
	);
	return known;
}

// "English department" and "Spanish classes" ask for no Spanish.
const may =
	/^(?:\s*$|\s*[,.;:/()&+!?–—]|\s+-\s|\s+(?:and|or|at|is|are|as|for|on|to|plus|a|an|would|will|helps?|helpful|useful|handy|required|requirement|essential|preferred|desirable|desired|skills?|proficiency|fluency|speak(?:er|ers|ing)|language|spoken|written|fluent|fluently|fluency|very|well|level|with|in|of|must|native|conversation(?:al)?|advantage|advantageous|asset|bonus|optional|appreciated|expected|that of|pays|welcome|enough|needed|only|both|\(|[ABC][12]|B2|C1|not|an?|useful|nice|ideal|ideally|because|so|since|can|if|good|great|working|business|makes?)\b|\s*=)/u;
const never =
	/\b(?:learn|study|teach(?:ing)?|lessons?|class(?:es)?|course|in|our|the|A-level|write|reply|apply)\s+$/iu;

const own: Record<string, string> = { Español: "Spanish", Français: "French", Deutsch: "German" };

/** The languages that a part asks for. */
export function languagesIn(given: string): Hit[] {
	const text = given.replace(
		/(?<=\b(?:fluent|working|good|native|excellent|spoken|written) )\p{Ll}(?=\p{Ll}{3,})/gu,
		(letter) => letter.toUpperCase(),
	);
	return [...text.matchAll(languageNames())].flatMap((match): Hit[] => {
		const end = match.index + match[0].length;
		if (
			!may.test(text.slice(end)) ||
			/^\s*(?:or|and|&|,)?\s*\w*\s*(?:class|course|lesson|tutor)/iu.test(text.slice(end))
		)
			return [];
		const before = text.slice(0, match.index);
		if (
			never.test(before) &&
			!/fluent in\s+$|proficien\w+ in\s+$|fluency in\s+$|bilingual in\s+$|written in\s+$|skills in\s+$|(?:ability|able) \w+(?: \w+)? in\s+$|(?:sell|reports?|work|presents?|communicat\w+|negotiat\w+|read|speak|correspond\w*) in\s+$/iu.test(
				before,
			)
		)
			return [];
		const both = /^(\w+) or (\w+) (Sign Language)$/u.exec(match[0]);
		const names = both
			? [`${both[1]} ${both[3]}`, `${both[2]} ${both[3]}`]
			: [own[match[0]] ?? match[0]];
		return names.map((name): Hit => ({ kind: "language", text: name, from: match.index, to: end }));
	});
}
