import { Lexer, type Token, type Tokens } from "marked";
import type { TextBlock, TextSection } from "#app/content/written-text.ts";
import { slugOf } from "#app/domain/library/hubs/address-slug.ts";

/** A fault of a file: what is wrong, and in which line. */
export class MarkdownError extends Error {
	readonly line: number;
	constructor(line: number, message: string) {
		super(message);
		this.line = line;
	}
}

type Link = { to: string; line: number };

type ReadText = {
	lead: TextBlock[];
	sections: TextSection[];
	links: Link[];
	/** The names of the sources that its links use. */
	used: Set<string>;
};

/**
 * Reads the text of a file.
 * @param urls of its sources, by their names: the targets of [label][name]
 * @param firstLine of the text in its file
 * @param kinds of blocks that its page can draw
 * @throws MarkdownError
 */
export function readBlocks(
	markdown: string,
	urls: Readonly<Record<string, string>>,
	firstLine: number,
	kinds?: readonly TextBlock["kind"][],
): ReadText {
	const reader = new BlockReader(urls, kinds);
	let line = firstLine;
	for (const token of reader.lexer.lex(markdown)) {
		reader.line = line;
		reader.read(token);
		line += token.raw.split("\n").length - 1;
	}
	reader.refuseLabel();
	const { lead, sections, links, used } = reader;
	return { lead, sections, links, used };
}

/** What stands in a line of its own above the block that needs it. */
type Label = "Table" | "Checklist";
const labeled: Record<Label, string> = { Table: "a table", Checklist: "a list of boxes" };

function labelOf(token: Token): Label | null {
	if (token.type === "table") return "Table";
	return token.type === "list" && token.items.some(({ task }: Tokens.ListItem) => task)
		? "Checklist"
		: null;
}

class BlockReader {
	readonly lexer = new Lexer({ gfm: true });
	line = 1;
	readonly lead: TextBlock[] = [];
	readonly sections: (TextSection & { blocks: TextBlock[] })[] = [];
	readonly links: Link[] = [];
	readonly used = new Set<string>();
	/** "Table: …" or "Checklist: …", which belongs to what follows. */
	#label: { name: Label; text: string } | null = null;

	readonly #kinds: readonly TextBlock["kind"][] | undefined;

	constructor(urls: Readonly<Record<string, string>>, kinds?: readonly TextBlock["kind"][]) {
		this.#kinds = kinds;
		for (const [name, href] of Object.entries(urls)) {
			this.lexer.tokens.links[name] = { href, title: name };
		}
	}

	read(token: Token): void {
		if (token.type === "space") return;
		const label = this.#takeLabel(labelOf(token));
		if (token.type === "heading" && token.depth === 1) this.#openSection(this.#plain(token.tokens));
		else {
			const block = this.#blockOf(token as Tokens.Generic, label);
			if (block && this.#kinds?.includes(block.kind) === false) {
				this.#fail(`this page has no ${block.kind}, only ${this.#kinds.join(" and ")}`);
			}
			if (block) (this.sections.at(-1)?.blocks ?? this.lead).push(block);
		}
	}

	refuseLabel(): void {
		this.#takeLabel(null);
	}

	#takeLabel(needed: Label | null): string {
		const label = this.#label;
		this.#label = null;
		if (label && label.name !== needed) this.#fail(`“${label.name}:” stands above no such block`);
		if (needed && !label) this.#fail(`${labeled[needed]} needs a line “${needed}: …” above it`);
		return label?.text ?? "";
	}

	#fail(what: string): never {
		throw new MarkdownError(this.line, what);
	}

	#openSection(text: string): void {
		const [, title = text, named] = /^(.*?)\s*\{#([a-z\d-]+)\}$/u.exec(text) ?? [];
		const id = named ?? slugOf(title);
		if (this.sections.some((section) => section.id === id)) this.#fail(`two sections are “${id}”`);
		this.sections.push({ id, title, blocks: [] });
	}

	#blockOf(token: Tokens.Generic, label: string): TextBlock | null {
		switch (token.type) {
			case "table": {
				const { header, rows } = token as Tokens.Table;
				const head = header.map(({ tokens }) => this.#plain(tokens));
				const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => this.#words(tokens));
				return { kind: "table", caption: label, head, rows: rows.map(cells) };
			}
			case "list": {
				const items = (token as Tokens.List).items.map((item) => this.#itemOf(item));
				if (label) return { kind: "checklist", title: label, items };
				return { kind: token.ordered ? "steps" : "list", items };
			}
			case "heading":
				if (token.depth > 2) this.#fail("headings are # and ##");
				return { kind: "heading", text: this.#plain(token.tokens) };
			case "blockquote":
				return { kind: "note", text: this.#noteOf(token.tokens ?? []) };
			case "code":
				return this.#fencedBlock(token as Tokens.Code);
			case "paragraph":
				return this.#paragraph(token as Tokens.Paragraph);
			default:
				return this.#fail(`${token.type} is not used here: ${token.raw.trim().slice(0, 40)}`);
		}
	}

	#paragraph({ tokens }: Tokens.Paragraph): TextBlock | null {
		const [first] = tokens;
		if (first?.type === "image" && tokens.length === 1) {
			const { href: name, text, title } = first as Tokens.Image;
			if (!title) this.#fail('a drawing needs a caption: ![what it shows](name "caption")');
			for (const line of [text, title]) this.#plain(this.lexer.inlineTokens(line));
			return { kind: "figure", name, text, caption: title };
		}
		const text = this.#words(tokens);
		const [, name, rest] = /^(Table|Checklist): (.+)$/u.exec(text) ?? [];
		if (name && rest) {
			this.#plain(tokens);
			this.#label = { name: name as Label, text: rest };
			return null;
		}
		const check = /^(?:✅|✓|✔️?)\s*/u;
		return check.test(text)
			? { kind: "check", text: text.replace(check, "") }
			: { kind: "paragraph", text };
	}

	#noteOf(tokens: readonly Token[]): string {
		const [paragraph, ...more] = tokens.filter(({ type }) => type !== "space");
		if (paragraph?.type !== "paragraph" || more.length > 0) this.#fail("a note is one paragraph");
		return this.#words((paragraph as Tokens.Paragraph).tokens);
	}

	#itemOf({ tokens }: Tokens.ListItem): string {
		const isWords = ({ type }: Token) => type !== "space" && type !== "checkbox";
		const [line, ...more] = tokens.filter(isWords) as Tokens.Text[];
		if (!line || more.length > 0 || !/^(?:text|paragraph)$/u.test(line.type)) {
			this.#fail("an item of a list is one line");
		}
		return this.#words(line.tokens?.filter(isWords));
	}

	/** ```kind, lines of "Name: words", ``` */
	#fencedBlock({ lang = "", text }: Tokens.Code): TextBlock {
		const entries = text.split("\n").map((line, index): [string, string] => {
			const [, name, words] = /^([A-Z][a-z]+): (.+)$/u.exec(line) ?? [];
			if (!name || !words) {
				throw new MarkdownError(this.line + index + 1, `not a line of “Name: words”: ${line}`);
			}
			const tokens = this.lexer.inlineTokens(words);
			return [name, /^(?:After|Why)$/u.test(name) ? this.#words(tokens) : this.#plain(tokens)];
		});
		const known = fences[lang];
		if (!known) this.#fail(`no block is called “${lang}”: ${Object.keys(fences).join(", ")}`);
		const given = Object.fromEntries(entries);
		const wrong =
			known.needs.find((name) => !(name in given)) ??
			entries.find(([name]) => !known.needs.includes(name) && !known.may.includes(name))?.[0];
		if (wrong) {
			this.#fail(`“${lang}” ${wrong in given ? "has no" : "needs a"} line “${wrong}:”`);
		}
		return known.make(given);
	}

	/** A line that the page shows as it is. */
	#plain(tokens: readonly Token[] | undefined): string {
		const marked = tokens?.find(({ type }) => type !== "text");
		if (marked) this.#fail(`${marked.type} is not used here: ${marked.raw.slice(0, 40)}`);
		return this.#words(tokens);
	}

	/** A line in which only bold words and links are left. */
	#words(tokens: readonly Token[] | undefined): string {
		return (tokens ?? []).map((token) => this.#word(token as Tokens.Generic)).join("");
	}

	#word({ type, raw, tokens, href, title }: Tokens.Generic): string {
		switch (type) {
			case "text": {
				const [, missing] = /\]\[([^\]]*)\]/u.exec(raw) ?? [];
				if (missing !== undefined) this.#fail(`no source is called “${missing}”`);
				return raw.replaceAll("\n", " ");
			}
			case "strong":
				return `**${this.#plain(tokens)}**`;
			case "link": {
				const isSource = raw.endsWith("]");
				if (isSource) this.used.add(title);
				else if (!/^(?:\/|#|mailto:)/u.test(href)) {
					this.#fail(`${href} belongs among the sources, to be linked as [words][its name]`);
				}
				this.links.push({ to: href, line: this.line });
				return `[${this.#plain(tokens)}](${href})`;
			}
			default:
				return this.#fail(`${type} is not used here: ${raw.slice(0, 40)}`);
		}
	}
}

type Given = Record<string, string>;

/** The blocks that Markdown has no form for. */
const fences: Record<
	string,
	{ needs: readonly string[]; may: readonly string[]; make: (given: Given) => TextBlock }
> = {
	"before-after": {
		needs: ["Before", "After", "Why"],
		may: ["Resume", "Company"],
		make: ({ Before = "", After = "", Why = "", Resume, Company }) => ({
			kind: "before-after",
			before: Before,
			after: After,
			why: Why,
			...(Resume ? { resume: Resume } : {}),
			...(Company ? { company: Company } : {}),
		}),
	},
	resume: {
		needs: ["Title"],
		may: [],
		make: ({ Title = "" }) => ({ kind: "resume", title: Title }),
	},
	live: { needs: ["Role"], may: [], make: ({ Role = "" }) => ({ kind: "live", role: Role }) },
};
