export const requirementKinds = [
	"skill",
	"years",
	"degree",
	"duty",
	"certificate",
	"language",
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** What a job posting asks for or what the job consists of. */
export type FoundRequirement = {
	kind: RequirementKind;
	/** The shortest name: "Epic", "3 years", "bachelor's in law"; of a duty the words of the posting. */
	text: string;
	/** False for what is only wished for. */
	must: boolean;
	/** Where it stands in the text that was given. */
	start: number;
	end: number;
	/** Of years: the fewest. */
	min?: number;
	/** Of years: what the posting says that they are of; absent where any work will do. */
	of?: string;
	/** Of a degree: who still studies for it is asked for as well. */
	ongoing?: boolean;
	/** Where the posting takes one of several: where their clause begins, the same for all of them. */
	choice?: number;
};

/** As far as it can be looked for in a resume. */
export type AskedRequirement = Pick<FoundRequirement, "kind" | "text" | "must" | "min"> & {
	/** The names of which one is enough; `text` tells them all. */
	options?: readonly string[];
};

/** proved: a line of work or school shows it. named: it stands elsewhere, as in a list of skills. */
export type Mark = "proved" | "named" | "missing";

export type MarkedRequirement = FoundRequirement &
	Pick<AskedRequirement, "options"> & {
		mark: Mark;
		/** The line of the person's own resume that shows it; null where none does, and of years. */
		line: string | null;
	};

/** A piece of a posting, and where it begins in the clean text. */
export type Piece = { text: string; start: number };

/** The pieces of a text between separators, trimmed, with their places. */
export function splitPiece({ text, start }: Piece, separator: RegExp): Piece[] {
	const pieces: Piece[] = [];
	let from = 0;
	const global = new RegExp(separator.source, `${separator.flags.replace("g", "")}g`);
	for (const match of text.matchAll(global)) {
		pieces.push({ text: text.slice(from, match.index), start: start + from });
		from = match.index + match[0].length;
	}
	pieces.push({ text: text.slice(from), start: start + from });
	return pieces.map(trimPiece).filter(({ text }) => text !== "");
}

/** Without blanks and stray signs around it. */
export function trimPiece({ text, start }: Piece): Piece {
	const lead = /^[\s,;:.–—\-*"]*/u.exec(text)?.[0].length ?? 0;
	return { text: text.slice(lead).replace(/[\s,;:.!–—\-"]+$/u, ""), start: start + lead };
}

/** Something found in a piece, at its place in it. */
export type Hit = Pick<FoundRequirement, "kind" | "text" | "min" | "of"> & {
	from: number;
	to: number;
};
