import { type Piece, trimPiece } from "./requirement.ts";
import { beginsWithVerb, formOf, type VerbForm } from "./verbs.ts";

/** "You will …", "Key tasks include …": what stands before the first thing to do. */
const leads = [
	/^.{0,160}?\b(?:you(?:'ll| will|'d| would)(?: also| then| be expected to| mostly| mainly| be| help us)?|(?:will|would|shall|can|should)(?: also| be responsible for| mostly)?|responsib(?:le|ility|ilities)(?: will)? (?:for|includ\w+)|(?:dut|task|responsibilit|work|job)\w*(?: \w+)? (?:include|involve|are|is)s?|includ(?:e|es|ing)(?: to)?|involves|expected to|is to|tasked with|someone (?:who can|to)|somebody (?:who can|to)|who (?:can|will)|looking for \w+(?: \w+){0,3} to|we need you to|expect(?:ed)? you to|(?:are|is)(?: also)? to|day to day,? you|(?:each|every|most) \w+ you|you(?: also)?|they|he|she)\s*[:,…]?\s+/iu,
];

/** Where one thing to do ends and the next begins. */
const between =
	/,\s+(?:and\s+(?:also\s+)?|then\s+|but\s+)?(?:you(?:'ll| will)?\s+|to\s+)?|\s+(?:and|&)\s+(?:then\s+|you(?:'ll| will)?\s+|to\s+)?|\.\s+/gu;

const mostWordsOfOne = 18;

/**
 * The things to do that a sentence or bullet names: "You'll triage tickets, write runbooks and train two juniors"
 * names three. What belongs to one verb stays together.
 * @param isListed a bullet is one thing, unless it is long
 */
export function dutyClauses(piece: Piece, isListed: boolean): Piece[] {
	const body = isListed ? withoutYou(piece) : withoutLead(piece);
	const isOne = isListed && body.text.split(/\s+/u).length < mostWordsOfOne;
	return isOne || !beginsWithVerb(body.text) ? [trimPiece(body)] : clausesOf(body);
}

/** "You own the backlog" as an item of a list. */
function withoutYou(piece: Piece): Piece {
	const lead =
		/^(?:you(?:'ll| will)?|to)\s+(?:also\s+)?(?:be\s+(?=\p{L}+ing\b))?/iu.exec(piece.text)?.[0]
			.length ?? 0;
	const rest = piece.text.slice(lead);
	return beginsWithVerb(rest) ? { text: rest, start: piece.start + lead } : piece;
}

const noVerb =
	/^(?:also|be|have|get|need|find|love|like|know|enjoy|learn|never|not|always|only|soon|probably|a|an|the|in|on|at|with|from|to|then|still|ever|never|most|\p{L}+ly)\b/iu;

function withoutLead(piece: Piece): Piece {
	for (const lead of leads) {
		const found = lead.exec(piece.text)?.[0];
		const rest = found === undefined ? "" : piece.text.slice(found.length);
		const isTold =
			/\b(?:you'll|you will|you'd|you would)\s+$/iu.test(found ?? "") && !noVerb.test(rest);
		if (found !== undefined && (beginsWithVerb(rest) || isTold)) {
			return { text: rest, start: piece.start + found.length };
		}
	}
	if (beginsWithVerb(piece.text)) return piece;
	return verbList(piece) ?? withoutSubject(piece);
}

const determiner =
	/^(?:the|an?|our|your|this|that|its|their|his|her|of|in|for|with|and|or|on|at|by|as|from|into)$/iu;

/** "Reporting to the chair, the clerk prepares …" begins with "prepares". */
function withoutSubject(piece: Piece): Piece {
	return fromVerb(piece, (form) => form === "s", false);
}

/** From the first verb of a form on, where it stands behind no article. */
function fromVerb(
	piece: Piece,
	isForm: (form: VerbForm | null) => boolean,
	isBehindComma: boolean,
): Piece {
	const words = [...piece.text.matchAll(/[^\s,:;]+/gu)].slice(0, 24);
	const at = words.findIndex(({ 0: word, index }, place) => {
		const before = words[place - 1]?.[0] ?? "the";
		return (
			place > 0 &&
			isForm(formOf(word)) &&
			!determiner.test(before) &&
			piece.text[index - 1] === " " &&
			isBehindComma === piece.text.slice(0, index - 1).endsWith(",")
		);
	});
	const skipped = words[at]?.index;
	return skipped === undefined
		? piece
		: { text: piece.text.slice(skipped), start: piece.start + skipped };
}

/** "Analysts build models, prepare books and track prices": the list from its first verb on; null for no such list. */
function verbList(piece: Piece): Piece | null {
	const [, ...others] = piece.text.split(/,\s+(?:and\s+|or\s+)?|\s+and\s+/u);
	const forms = others.map((part) => formOf(part.split(/\s+/u)[0] ?? ""));
	for (const form of ["base", "s", "ing"] as const) {
		if (forms.filter((one) => one === form).length < 2) continue;
		if (formOf(piece.text.split(/\s+/u)[0] ?? "") === form) return piece;
		for (const isBehindComma of [false, true]) {
			const list = fromVerb(piece, (one) => one === form, isBehindComma);
			if (list !== piece) return list;
		}
	}
	return null;
}

const leastWords = 3;

function clausesOf(body: Piece): Piece[] {
	const cuts: { from: number; to: number }[] = [];
	let begun = 0;
	const isGerund = /^[\p{L}-]+ing\b/u.test(body.text);
	for (const match of body.text.matchAll(between)) {
		const after = body.text.slice(match.index + match[0].length);
		const before = body.text.slice(begun, match.index);
		const isObject =
			!isGerund &&
			/^(?!(?:for|with|from|to|in|on|at|of|by|as|and|or|including|not|like|both|all|under|through|if|when|while|who|which|that|where|the|an?|our|your)\b)\p{Ll}+ (?:an?|the|our|your|their|its|after|up) \p{L}/u.test(
				after,
			);
		if ((!beginsWithVerb(after) && !isObject) || isGerund !== /^[\p{L}-]+ing\b/u.test(after))
			continue;
		// "plan and run clinics" is one thing.
		if (before.trim().split(/\s+/u).length < leastWords) continue;
		if (!match[0].includes(",") && cuts.length === 0 && before.split(/\s+/u).length < 6) continue;
		cuts.push({ from: match.index, to: match.index + match[0].length });
		begun = match.index + match[0].length;
	}
	const pieces: Piece[] = [];
	let from = 0;
	for (const cut of [...cuts, { from: body.text.length, to: body.text.length }]) {
		pieces.push(trimPiece({ text: body.text.slice(from, cut.from), start: body.start + from }));
		from = cut.to;
	}
	return pieces.filter(({ text }) => text.split(/\s+/u).length >= 2);
}
