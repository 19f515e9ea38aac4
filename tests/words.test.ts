import { expect, test } from "vitest";
import { commentsOf, type Node, sourceFiles, textOf, textPaths } from "./helpers/source-tree.ts";

/** One word for one thing, and the American one, in everything that a person reads. */
const others: readonly (readonly [found: RegExp, instead: string])[] = [
	[/\be-mail(?:s|ed|ing)?\b|(?<![/.@\w-])mail(?:s|ed|ing)?\b(?![:@.-]\w|-)/giu, "email"],
	[/\bcancell(?:ed|ing)\b/giu, "canceled, canceling"],
	[
		/\b(?:un)?(?:colour|honour|favour|behaviour|labour|neighbour|harbour|rumour|endeavour)\w*/giu,
		"-or",
	],
	[
		/\b\w*(?:organis|optimis|recognis|summaris|prioritis|emphasis|specialis|realis|analys|categoris|standardis|customis|minimis|maximis|apologis|utilis|modernis|digitis|personalis|randomis|visualis|anonymis)(?:e|ed|es|ing|er|ers|ation|ations)\b/giu,
		"-iz-, -yz-",
	],
	[
		/\b(?:licence|centre|metre|kilometre|theatre|cheque|programme|grey|advert|rota|whilst|learnt|fulfil|enrol|enrolment|judgement|maths|fortnight)s?\b/giu,
		"American English",
	],
	[/\b(?:some|any)body\b|\bwhoever\b/giu, "someone, anyone, or who it is"],
	[/\b(?:travell|modell|labell|levell|fuell|signall)(?:ed|ing|er)\b/giu, "one l"],
];

/** Quoted as the specification of the site has them. */
const quoted = [
	"Your subscription has been cancelled.",
	"Your subscription has been cancelled successfully",
];

/** What programs say to each other and to the log, and words that are looked for in resumes and postings. */
const elsewhere =
	/\/(?:smtp-mail|outbox-mail)\.server\.ts$|\/(?:person-name|tidy-line|wanted|posting\/[\w-]+)\.ts$/u;
const folders = /^(?:app|packages\/stripe-sandbox\/src\/pages|server\/http|demo)\//u;

test("Everything that a person reads has one word for one thing, in American English", () => {
	const isRead = (path: string) =>
		folders.test(path) && !elsewhere.test(path) && !/\.test\.tsx?$/u.test(path);
	const said = [
		...sourceFiles().map(({ path, nodes }) => ({ path, texts: nodes.flatMap(readText) })),
		...textPaths
			.filter((path) => /^app\/content\/.+\.md$/u.test(path))
			.map((path) => ({ path, texts: textOf(path).split("\n") })),
	].filter(({ path }) => isRead(path));
	const found = said.flatMap(({ path, texts }) =>
		texts
			.filter((text) => !quoted.includes(text))
			.flatMap((text) =>
				others.flatMap(([word, instead]) =>
					(text.match(word) ?? []).map(
						(hit) => `${path}: "${hit}" (${instead}) in "${text.trim().slice(0, 200)}"`,
					),
				),
			),
	);
	expect(found).toEqual([]);
});

test("Comments are plain American English, with the words of the glossary", () => {
	const british =
		/\b(?:colour|honour|behaviour|neighbour|favour)\w*|\bgreys?\b|(?<!`)\bcancell(?:ed|ing)\b|\b(?:label|model|travel)l(?:ed|ing)\b/giu;
	const translated =
		/\b(?:whoever|whomever|whosoever|somebody|anybody|someone who|anew|of whom|nobody's|thereby|loaded ahead|let-ins?|kept pages?)\b/giu;
	const found = sourceFiles()
		.filter(({ path }) => /^(?:app|server|packages|tests|bench|demo)\//u.test(path))
		.flatMap((file) =>
			commentsOf(file).flatMap((comment) =>
				[...(comment.match(translated) ?? []), ...(comment.match(british) ?? [])].map(
					(hit) => `${file.path}: "${hit}" in "${comment.replace(/\s+/gu, " ").slice(0, 200)}"`,
				),
			),
		);
	expect(found).toEqual([]);
});

/** The words of a node, where it is a sentence or a label and no name of a program. */
function readText(node: Node): string[] {
	if (node.type === "JSXText") return [String(node.value)];
	const text =
		node.type === "TemplateElement"
			? String((node.value as { cooked?: string }).cooked)
			: node.type === "Literal" && typeof node.value === "string"
				? node.value
				: "";
	return /\s/u.test(text) || /^[A-Z]/u.test(text) ? [text] : [];
}
