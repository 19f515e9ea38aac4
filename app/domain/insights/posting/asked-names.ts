import { type Piece, splitPiece, trimPiece } from "./requirement.ts";

/** What postings say before the thing itself: "solid hands-on experience with", "a good grasp of". */
const quality =
	"(?:an?|the|some|any|your|our|very|really|truly|strong|proven|solid|excellent|good|great|deep|demonstrated|demonstrable|significant|substantial|extensive|prior|previous|relevant|recent|basic|basics|practical|hands-on|hands on|in-depth|broad|advanced|working|sound|thorough|detailed|confident|confidence|comfortable|comfy|professional|commercial|technical|proficient|skilled|experienced|fluent|familiar|expert|competent|knowledgeable|clear|reasonable|decent|first|direct|real|clinical|full|up-to-date|up to date|current|general|fundamental|further|additional|similar|existing|intermediate|enough|at least|ideally|preferably|also|so|safe|secure|either|both|and|or|plus|exceptional|outstanding|able|considerable|specific|certain|serious|applied|several|multiple|many|initial|good command of|notions of|mastery of)";
const noun =
	"(?:(?:\\w+ )?experience|knowledge|familiarity|proficiency|understanding|expertise|skills?|command|background|ability|abilities|grasp|exposure|awareness|fluency|competence|competency|mastery|track record|interest|practice|training|work|coursework|evidence|use|qualification|history|stint|confidence|certification|appreciation|hold|feel|eye|basics|foundation|years|know-how|capability|capable|literacy|record|passion)";
const joint =
	"(?:of|in|with|to|on|using|working with|working in|for|at|around|managing|conducting|about|across|from|as an?|as|into|under|implementing|shifting|building|working|including|like|such as|that includes|by|w/)";
const lead = new RegExp(
	`^(?:(?:you|we|i|applicants?|candidates?|he|she|they|one|person|somebody|someone)(?:'ll|'d|'re|'ve| will| would| should| must| can| are| have| need)*\\s+(?:also |really |already |ideally )*)?(?:(?:have|has|had|need|needs|know|knows|bring|brings|be|being|been|are|is|understand|understands|use|used|uses|want|love|like|expect|ask for|look for|require|speak|show|shown|possess|demonstrate|offer|can|must|should|could|will|to|who|that|required|requires?|desirable|essential|preferred|know your way around|at home (?:in|with)|comes? with)\\b[\\s:,]*)*(?:${quality}\\s+(?:or\\s+)?)*(?:${noun}\\s+(?:and (?:\\w+ )?${noun}\\s+)?(?:${joint}\\s+)+|${quality}\\s+(?:${joint}\\s+)+)?(?:${quality}\\s+)*(?:the (?:use|basics|fundamentals|principles) of\\s+|use of\\s+|using\\s+|working with\\s+|work with\\s+)?`,
	"iu",
);
const tail =
	/(?:\s+(?:(?:is|are|would be|will be|being|a|an|very|really|highly|strongly|also|and|or|of|the|definite|big|huge|distinct|real|skills?|experience|knowledge|background|exposure|expertise|proficiency|know-how|required|preferred|desirable|desired|essential|mandatory|advantageous|advantage|plus|bonus|asset|helpful|useful|handy|nice|welcome|welcomed|ideal|ideally|beneficial|a must|must|needed|expected|familiarity|fluency|principles|practices|tools?|software|platforms?|to have|concepts|fundamentals|basics|techniques|literacy|literate|too|please|etc\.?|preferably|appreciated|considered|favourably|especially|valued|similar|equivalent|like that|likewise|at least|not|but|works?|counts?|helps?|first|perhaps))+|\s+(?:to|at) (?:an? |C-|executive )?\w* ?level)[.!]*$/iu;
/** What follows a name and is none of it. */
const cut =
	/\s+(?:for|from|that|which|who|where|when|because|since|so|as|at|if|while|until|to|within|without|is|are|was|were|would|will|can|scares?|don't|doesn't|isn't|helps?|enough|good enough|we|you|our|your|this|these|on|by|than|though|although|into|per|after|before|it|even|but|inc\.|incl\.|e\.g\.|i\.e\.|then|not|no|through|during|over|under|upon|ideally|preferably|especially|particularly)\s.*$|\s+[–—-]\s.*$|:\s.*$|\s*\(.*$|\s*…$/iu;

/** A few words that may be the name of something, and whether they stand behind "experience with" or the like. */
export type AskedName = Piece & {
	isLed: boolean;
	/** How it was found: in a list or clause, in brackets, behind years, in capitals in a duty, or by being widely known. */
	from: "clause" | "inside" | "years" | "capitals" | "wide";
};

/** Words around a name, and none left. */
const nothing = new RegExp(
	`^(?:(?:${quality}|${noun}|${joint}|you|we|i|and|min|max|such|other|another|more|less|half|them|this|it|hello|having|been|being|written)(?:\\s+|$))+$`,
	"iu",
);
/** Prices, shares, years and questions. */
const noName = /[$€£%!?]|(?<!\p{Lu}{2,}[ -]?)(?<![\d.])\d{4,}/u;
const mostWords = 6;
const mostLetters = 50;

/** What a part that asks may name: each member of its lists, without the words around it. */
export function namesIn(piece: Piece): AskedName[] {
	return itemsOf(piece).flatMap(({ from, items }) => {
		let isLed = false;
		return items.flatMap((item): AskedName[] => {
			const named = nameOf(item);
			if (!named || !/\p{L}/u.test(named.text) || noName.test(named.text)) return [];
			if (nothing.test(named.text)) return [];
			if (named.text.length > mostLetters) return [];
			if (named.text.split(/\s+/u).length > mostWords) return [];
			// The rest of a list is led by what leads its first.
			if (named.start > item.start + 4) isLed = true;
			return [{ ...named, isLed, from }];
		});
	});
}

type Items = { from: AskedName["from"]; items: Piece[] };

/** What commas, "or" and "and" separate; what stands in brackets or behind a colon tells more of it. */
function itemsOf(piece: Piece): Items[] {
	const blank = (all: string) => " ".repeat(all.length);
	const insideOf = (pattern: RegExp) =>
		[...piece.text.matchAll(pattern)].map(({ 0: whole, 1: text = "", index }) => ({
			text,
			start: piece.start + index + whole.indexOf(text),
		}));
	const text = piece.text
		.replace(/\([^()]*\)?/gu, blank)
		// "Excel: pivot tables" and "Canvas – no beginner" ask for one thing.
		.replace(colon, blank);
	return [
		{ from: "inside", items: [...insideOf(/\(([^()]*)\)/gu), ...insideOf(colon)].flatMap(split) },
		{ from: "clause", items: split({ text, start: piece.start }) },
	];
}

const colon = /(?<=^[^,;:–]{2,40})(?::|\s[–—-])\s(.*)$/gu;

const split = (one: Piece): Piece[] =>
	splitPiece(
		one,
		/[,;•]\s+|\.\s+|\s+(?:and\/or|and|or|&)\s+(?:an? |some )?|\s+[–—]\s+|\s+-\s+|:\s+|\s+(?:such as|like|including|inc\.|incl\.|e\.g\.|i\.e\.|plus|w\/)\s+|\s+\/\s+|\?\s+/iu,
	)
		.flatMap((item) => splitPiece(item, /\s+(?:with|using|in)\s+(?=\p{Lu})/u))
		.flatMap((item) => (isSlashed(item.text) ? splitPiece(item, /\//u) : [item]));

/** "HL7/FHIR" are two; "CI/CD" and "A/B testing" are one. */
const isSlashed = (text: string): boolean =>
	/[\p{L}\d]{3,}\/[\p{L}\d]{3,}/u.test(text) && !/CI\/CD|TCP\/IP|w\/out/iu.test(text);

function nameOf(item: Piece): Piece | null {
	let { text, start } = { text: item.text, start: item.start };
	for (let round = 0; round < 3; round++) {
		const skipped = lead.exec(text)?.[0].length ?? 0;
		if (skipped === 0 || skipped >= text.length) break;
		text = text.slice(skipped);
		start += skipped;
	}
	const joined =
		/^(?:of|in|with|to|on|using|for|about|as)\s+(?:the |an? )?/iu.exec(text)?.[0].length ?? 0;
	text = text.slice(joined);
	start += joined;
	text = text.replace(cut, "");
	for (let round = 0; round < 3; round++) text = text.replace(tail, "");
	const named = trimPiece({ text, start });
	return named.text === "" ? null : named;
}
