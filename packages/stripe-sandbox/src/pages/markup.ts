/** Markup that may stand in a page as it is. */
export class Markup {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}
}

type Piece = Markup | string | number | null | false | undefined | readonly Piece[];

/** Writes markup; whatever is put into it is escaped, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
	const text = parts.map((part, index) => part + write(pieces[index])).join("");
	return new Markup(text);
}

function write(piece: Piece): string {
	if (piece instanceof Markup) return piece.text;
	if (piece === null || piece === undefined || piece === false) return "";
	if (typeof piece === "object") return piece.map(write).join("");
	return escaped(String(piece));
}

const characters: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

function escaped(text: string): string {
	return text.replaceAll(/[&<>"']/gu, (character) => characters[character] ?? "");
}
