/**
 * A page as the server wrote it, read strictly: what does not nest, is not quoted or is not escaped is an
 * error. So a text that broke out of its place fails the test, also where nobody looked for it.
 */
export class HtmlElement {
	readonly name: string;
	readonly attributes: ReadonlyMap<string, string>;
	readonly children: (HtmlElement | string)[] = [];

	constructor(name: string, attributes: ReadonlyMap<string, string> = new Map()) {
		this.name = name;
		this.attributes = attributes;
	}

	/** The value of an attribute, or null. */
	get(attribute: string): string | null {
		return this.attributes.get(attribute) ?? null;
	}

	/** Every element below, in the order of the page, by tag (or "*") and attributes: their values, and of "class" some. */
	all(name: string, attributes: Record<string, string> = {}): HtmlElement[] {
		return this.children.flatMap((child) => {
			if (typeof child === "string") return [];
			const fits =
				(name === "*" || child.name === name) &&
				Object.entries(attributes).every(([key, value]) => child.#has(key, value));
			return [...(fits ? [child] : []), ...child.all(name, attributes)];
		});
	}

	#has(attribute: string, value: string): boolean {
		if (attribute !== "class") return this.get(attribute) === value;
		const names = this.get(attribute)?.split(/\s+/u) ?? [];
		return value.split(" ").every((name) => names.includes(name));
	}

	/** The only such element below. */
	one(name: string, attributes: Record<string, string> = {}): HtmlElement {
		const found = this.all(name, attributes);
		const [first] = found;
		if (!first || found.length > 1) {
			throw new Error(`There are ${found.length} of <${name}> ${JSON.stringify(attributes)}`);
		}
		return first;
	}

	/** What a person reads, with single spaces; scripts and styles are not read. */
	get text(): string {
		return this.#words().replace(/\s+/gu, " ").trim();
	}

	#words(): string {
		if (rawElements.has(this.name)) return "";
		return this.children
			.map((child) => {
				if (typeof child === "string") return child;
				return inWords.has(child.name) ? child.#words() : ` ${child.#words()} `;
			})
			.join("");
	}

	/** The links below by their text, which is unique in most places; the first of equal ones stands. */
	link(text: string | RegExp): string {
		const found = this.all("a").find((link) =>
			typeof text === "string" ? link.text === text : text.test(link.text),
		);
		const href = found?.get("href");
		if (!href) throw new Error(`There is no link ${text}`);
		return href;
	}
}

// May stand in the middle of a word.
const inWords = new Set("b em i mark strong".split(" "));
const rawElements = new Set(["script", "style"]);
const textElements = new Set(["title", "textarea"]);
const voidElements = new Set(
	"area base br col embed hr img input link meta source track wbr".split(" "),
);

/** @throws when the markup is not well-formed */
export function parseHtml(html: string): HtmlElement {
	const root = new HtmlElement("#document");
	const open = [root];
	let at = 0;
	const take = (pattern: RegExp): RegExpExecArray | null => {
		pattern.lastIndex = at;
		const match = pattern.exec(html);
		if (match) at = pattern.lastIndex;
		return match;
	};
	const current = () => open.at(-1) ?? root;
	const fail = (why: string): never => {
		throw new Error(`${why} at ${at}: ${html.slice(Math.max(0, at - 80), at + 120)}`);
	};

	while (at < html.length) {
		const text = take(/[^<]+/uy);
		if (text) {
			current().children.push(decode(text[0]));
		} else if (take(/<!--[\s\S]*?-->|<!doctype html>/iuy)) {
			// Neither is content.
		} else if (take(/<\/([a-z][a-z0-9]*)>/iuy)) {
			const name = html.slice(html.lastIndexOf("</", at - 1) + 2, at - 1);
			const closed = open.pop();
			if (closed?.name !== name) fail(`</${name}> closes <${closed?.name}>`);
		} else {
			const tag = take(/<([a-z][a-z0-9]*)((?:\s+[a-z][a-z0-9:-]*(?:="[^"<>]*")?)*)\s*\/?>/iuy);
			if (!tag) return fail("This is no markup");
			const [, name = "", attributes = ""] = tag;
			const element = new HtmlElement(name, readAttributes(attributes));
			current().children.push(element);
			if (rawElements.has(name) || textElements.has(name)) {
				// Letters that change their length with their case stand in some pages.
				const closing = new RegExp(`</${name}`, "gi");
				closing.lastIndex = at;
				const end = closing.exec(html)?.index ?? fail(`<${name}> has no end`);
				const content = html.slice(at, end);
				element.children.push(textElements.has(name) ? decode(content) : content);
				at = end + name.length + 3;
				if (html[at - 1] !== ">") fail(`</${name} has no end`);
			} else if (!voidElements.has(name)) {
				open.push(element);
			}
		}
	}
	if (open.length > 1) fail(`<${current().name}> is never closed`);
	return root;
}

function readAttributes(text: string): Map<string, string> {
	return new Map(
		[...text.matchAll(/([a-z][a-z0-9:-]*)(?:="([^"]*)")?/giu)].map(([, name = "", value = ""]) => [
			name,
			decode(value),
		]),
	);
}

const characters: Readonly<Record<string, string>> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	"#x27": "'",
	"#39": "'",
};

function decode(text: string): string {
	return text.replace(/&([^;\s]{0,8};?)/gu, (whole, name: string) => {
		const character = characters[name.replace(/;$/u, "")];
		if (!name.endsWith(";") || character === undefined) throw new Error(`${whole} is not escaped`);
		return character;
	});
}
