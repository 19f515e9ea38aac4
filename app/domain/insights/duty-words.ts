import { foldText } from "./month-names.ts";
import { titleScore } from "./title-words.ts";

const verbs = new Set(
	`led ran built wrote taught cut kept made sold won grew drove set held took gave brought began found put did
	oversaw met rebuilt spoke saw fed dealt bought shot sent spent stood rose rode read
	run lead build write teach keep make sell grow drive hold take give bring manage plan handle support prepare
	provide maintain develop design review train supervise coordinate assist serve monitor track create perform
	conduct deliver oversee own partner work help answer check clean cook count carry draft edit test ship fix
	responsible responsibilities duties in-charge also mainly often daily weekly
	manages leads runs builds writes teaches keeps plans handles supports prepares provides maintains develops
	investigate recruit update track attend process order schedule evaluate assess analyze collect enter pull post
	install repair operate load greet open close negotiate present translate interview hire mentor counsel guide
	advise educate administer document inspect ensure identify improve reduce increase implement introduce launch
	establish organize arrange resolve respond communicate collaborate participate contribute facilitate represent
	deploy configure migrate automate investigates recruits
	designs reviews trains supervises coordinates assists serves monitors creates performs conducts delivers`.split(
		/\s+/u,
	),
);
const adjectives = new Set(
	"registered certified licensed designated limited united advanced applied allied associated integrated chartered dedicated embedded distributed retired shared speed unpaid self-employed mixed".split(
		" ",
	),
);

const wordsIn = (text: string): number => text.split(/\s+/u).length;

/** "Open Hearth Family Center": in a name each word begins large, but for the small ones. */
export const isNamed = (text: string): boolean => {
	const words = text.split(/[\s|·–—-]+/u).filter((word) => /\p{L}{4}/u.test(word));
	const isLarge = words.length < 8 && words.every((word) => /^[("]?\p{Lu}/u.test(word));
	return isLarge && words.length > 1;
};

/** "Planung der Schichten", "Gestion des stocks", "Atención al público": what was done, as a noun. Folded. */
const nominal =
	/^(?!fondation|fundacion|fundacao|asociacion|associacao|federacion|fede?ration|institucion|corporacion|direcc?i?on|direction|administrac|delegacion|region)(?:\p{L}{3,}(?:ung|ungen|ierung|tion|ment|cion|cao|miento|mento)|aufbau|einkauf|verkauf|kontrolle|analyse|pflege|mitarbeit|suivi|accueil|mise|tenue|vente|gestion|apoyo|apoio|controle?|manejo)(?: und \p{L}+| et \p{L}+| [ye] \p{L}+)? (?:von|der|des|fur|eine[rs]?|neuer|aller|bei|mit|im|am|zu[rm]?|de|du|d['’]|aux?|en|del|al|aos?|em|da|do|das|dos) ?/u;

/** Whether a short line says what someone did: it begins with a verb, and is no title. */
export function isDuty(line: string): boolean {
	const text = foldText(line.trim());
	const [first = ""] = text.split(/[\s,]+/u);
	const score = titleScore(line);
	if (nominal.test(text) && score >= 0 && score < 3) return true;
	// "Process Systems Ltd" and "Reading Council" begin with no verb.
	if (isNamed(line.trim())) return false;
	if (score <= -2 && wordsIn(text) <= 5 && !/ed$|^(?:un)?\p{L}{2,4}$/u.test(first)) return false;
	const isVerb =
		verbs.has(first) ||
		// "UPMC-affiliated rehab unit" is a house.
		(/^(?:(?:re|co|pre)-)?\p{L}{2,}(?:ed|ing)$/u.test(first) &&
			!adjectives.has(first) &&
			first !== "spring");
	// "Design Engineering Co-op" begins with a verb and is a title.
	return isVerb && score < (wordsIn(text) > 5 ? 3 : 1.5);
}

/** Whether a short line tells of work, and is neither a title nor the name of a house: "files, badge system". */
export function isTelling(line: string): boolean {
	if (isDuty(line)) return true;
	const words = line.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
	const small = words.filter((word) => /^\p{Ll}/u.test(word));
	if (words.length < 4) return false;
	// "oncall lead for two teams": names and titles begin large.
	if (/^\p{Ll}{2}/u.test(line) && small.length === words.length) return true;
	const score = titleScore(line);
	return (
		small.length > words.length / 2 &&
		(score === 0 || (score > 0 && score < 3 && words.length >= 6 && /^\S+ \p{Ll}/u.test(line)))
	);
}

/** A point behind these ends no sentence. */
const abbreviation =
	/(?:\b(?:\p{Lu}|[A-Z]\.[A-Z]|vs|st|dr|mr|mrs|ms|no|inc|co|corp|ltd|approx|e\.g|i\.e|etc|z\.b|bzw|ca|dept|avg|incl|jr|sr|ph\.d|u\.s))\.$/iu;

/** The sentences of a paragraph. */
export function sentencesOf(paragraph: string): string[] {
	const sentences: string[] = [];
	for (const part of paragraph.split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d])/u)) {
		const last = sentences.at(-1);
		if (last !== undefined && abbreviation.test(last))
			sentences[sentences.length - 1] = `${last} ${part}`;
		else sentences.push(part);
	}
	return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}
