import { type Node, type SourceFile, sourceFiles, targetOfName } from "./source-tree.ts";

/**
 * The class names that components write, read from the syntax. `*` stands for a part that is known only when
 * the page is drawn: `alert-${kind}` is written as `alert-*`.
 */

export type WrittenClass = { name: string; path: string };

const parts = sourceFiles().filter(
	({ path }) => path.startsWith("app/") && !/\.test\.tsx?$/u.test(path),
);
const fileAt = new Map(parts.map((file) => [file.path, file]));

export function writtenClasses(): WrittenClass[] {
	return parts.flatMap((file) =>
		file.nodes
			.flatMap((node) => classValue(node) ?? [])
			.flatMap((value) => namesIn(value, file))
			.map((name) => ({ name, path: file.path })),
	);
}

/** What a node gives to a class: an attribute, a property, or the default of a parameter. */
function classValue(node: Node): Node | null {
	const isClass = (key: unknown) => /class(?:Names?)?$/iu.test(String((key as Node | null)?.name));
	if (node.type === "JSXAttribute" && isClass(node.name)) return node.value as Node | null;
	if (node.type === "Property" && isClass(node.key)) return node.value as Node;
	return null;
}

/** The names in an expression; what a caller hands in is counted where the caller writes it. */
function namesIn(node: Node, file: SourceFile): string[] {
	switch (node.type) {
		case "Literal":
			return typeof node.value === "string" ? wordsOf(node.value) : [];
		case "JSXExpressionContainer":
			return namesIn(node.expression as Node, file);
		case "ConditionalExpression":
			return [node.consequent, node.alternate].flatMap((part) => namesIn(part as Node, file));
		// The left side of "&&" is a condition.
		case "LogicalExpression":
			return [...(node.operator === "&&" ? [] : [node.left]), node.right].flatMap((part) =>
				namesIn(part as Node, file),
			);
		case "AssignmentPattern":
			return namesIn(node.right as Node, file);
		case "TemplateLiteral":
			return namesInTemplate(node, file);
		case "ObjectExpression":
			return (node.properties as Node[]).flatMap(({ value }) => namesIn(value as Node, file));
		case "MemberExpression":
			return namesIn(node.object as Node, file);
		case "CallExpression":
			return namesInCall(node, file);
		case "Identifier":
			return namesOfDeclaration(String(node.name), file);
		default:
			throw new Error(`${file.path}: a class name is written as ${node.type}, which is not read`);
	}
}

function namesInTemplate(node: Node, file: SourceFile): string[] {
	const quasis = (node.quasis as Node[]).map(({ value }) => (value as { raw: string }).raw);
	const expressions = node.expressions as Node[];
	const isWhole = (index: number) =>
		/(?:^|\s)$/u.test(quasis[index] ?? "") && /^(?:$|\s)/u.test(quasis[index + 1] ?? "");
	const text = quasis.map((quasi, index) => {
		if (index === expressions.length) return quasi;
		return quasi + (isWhole(index) ? " " : "*");
	});
	return [
		...wordsOf(text.join("")),
		...expressions.flatMap((part, index) => (isWhole(index) ? namesIn(part, file) : [])),
	];
}

/** The arguments of `classes`; of another function what it returns. */
function namesInCall(node: Node, file: SourceFile): string[] {
	const callee = node.callee as Node;
	if (callee.name === "classes") {
		return (node.arguments as Node[]).flatMap((argument) => namesIn(argument, file));
	}
	return namesOfDeclaration(String(callee.name), file);
}

function namesOfDeclaration(name: string, file: SourceFile): string[] {
	for (const node of file.nodes) {
		const isIt = (node.id as Node | null | undefined)?.name === name;
		if (isIt && node.type === "VariableDeclarator" && node.init) {
			return namesIn(node.init as Node, file);
		}
		if (isIt && node.type === "FunctionDeclaration") return namesReturned(node, file);
	}
	const source = fileAt.get(targetOfName(name, file) ?? "");
	return source ? namesOfDeclaration(name, source) : [];
}

function namesReturned(node: Node, file: SourceFile): string[] {
	return file.nodes
		.filter(({ type, start, end }) => {
			const isInside = Number(start) > Number(node.start) && Number(end) < Number(node.end);
			return type === "ReturnStatement" && isInside;
		})
		.flatMap(({ argument }) => (argument ? namesIn(argument as Node, file) : []));
}

function wordsOf(text: string): string[] {
	return text.split(/\s+/u).filter(Boolean);
}
