import { type KnownBy, keptOut, listed } from "#app/domain/intake/takedown.ts";

// What is promised here is what the code does: change both together.

/** What the owner answers to a request to take a resume down, unless they change it. */
export function takedownAnswer(label: string, known: KnownBy): string {
	const kept = keptOut(known);
	const done = [
		"its page says that it was withdrawn",
		...(known.file ? ["its file is deleted"] : known.words ? ["its words are deleted"] : []),
		...(kept === null ? [] : [`we keep ${kept} from coming back`]),
	];
	const said = `We have taken “${label}” down: ${listed(done)}.`;
	const weak =
		"An entry like it could come back: it said too little to be told from the entries of others. Please write to us if you see one.";
	return [
		said,
		...(known.words || known.entry ? [] : [weak]),
		...(known.file || known.words
			? ["We cannot call back copies that readers have downloaded before."]
			: []),
	].join("\n\n");
}
