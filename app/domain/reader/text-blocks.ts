/** A foreign file as readable text: what is left of it when layout, pictures and code are gone. */

export type InlineText = { text: string; bold?: true; italic?: true };

/** A tab in a text stands between what is set at the left and what is set at the right (mostly dates). */
export type TextBlock =
	| {
			type: "heading";
			level: 1 | 2 | 3;
			text: string;
			/** A file sets it as its other headings, whatever it says. */
			isSet?: true;
	  }
	| { type: "paragraph"; runs: InlineText[] }
	| { type: "list"; ordered: boolean; items: InlineText[][] };

/** The words of a block. */
export function plainTextOf(block: TextBlock): string {
	if (block.type === "heading") return block.text;
	const lines = block.type === "paragraph" ? [block.runs] : block.items;
	return lines.map((runs) => runs.map(({ text }) => text).join("")).join("\n");
}
