import type { HtmlElement } from "./html.ts";

/**
 * The accessibility problems that a page's markup shows; what only a browser knows (contrast, focus) axe
 * checks in the journeys.
 */
export function markupProblems(page: HtmlElement): string[] {
	const problems: string[] = [];
	const expectOne = (name: string) => {
		// A drawing has a title of its own.
		const place = name === "title" ? page.one("head") : page;
		const found = place.all(name).length;
		if (found !== 1) problems.push(`There are ${found} of <${name}>`);
	};
	for (const name of ["title", "main", "h1"]) expectOne(name);
	if (!page.one("html").get("lang")) problems.push("The page does not say its language");
	if (page.all("main")[0]?.all("h1").length !== 1) problems.push("The h1 is not in the main part");
	return [
		...problems,
		...attributeProblems(page),
		...nameProblems(page),
		...headingProblems(page),
		...listProblems(page),
	];
}

const describe = ({ name, attributes, text }: HtmlElement) =>
	`<${name} ${[...attributes].map((pair) => pair.join("=")).join(" ")}> ${text.slice(0, 40)}`;

function attributeProblems(page: HtmlElement): string[] {
	const elements = page.all("*");
	const ids = elements.flatMap((element) => element.get("id") ?? []);
	const problems = ids
		.filter((id, index) => ids.indexOf(id) !== index)
		.map((id) => `The id ${id} stands twice`);
	for (const element of elements) {
		for (const [attribute, value] of element.attributes) {
			const isRefused = attribute === "style" || attribute.startsWith("on");
			if (isRefused) problems.push(`${attribute} stands in ${describe(element)}`);
			if (attribute === "tabindex" && Number(value) > 0) problems.push(describe(element));
			const refers = ["aria-describedby", "aria-labelledby", "for"].includes(attribute);
			for (const id of refers ? value.split(" ") : []) {
				if (!ids.includes(id)) problems.push(`${attribute} of ${describe(element)} leads nowhere`);
			}
		}
	}
	return problems;
}

const isTyped = (element: HtmlElement) =>
	["select", "textarea"].includes(element.name) ||
	(element.name === "input" && !["hidden", "submit", "button"].includes(element.get("type") ?? ""));

/** Fields have labels; buttons, links and pictures have names; none of them stands in another. */
function nameProblems(page: HtmlElement): string[] {
	const labels = page.all("label").filter(({ text }) => text !== "");
	const labelled = new Set(labels.map((label) => label.get("for")));
	const wrapped = new Set(labels.flatMap((label) => label.all("*")));
	const hasName = (element: HtmlElement) =>
		Boolean(element.get("aria-label") || element.get("aria-labelledby"));
	const fields = page.all("*").filter(isTyped);
	const pressed = [...page.all("button"), ...page.all("a"), ...page.all("summary")];
	const pictures = page.all("img");
	return [
		...fields
			.filter((field) => !hasName(field) && !labelled.has(field.get("id")) && !wrapped.has(field))
			.map((field) => `${describe(field)} has no label`),
		...page
			.all("fieldset")
			.filter((fieldset) => fieldset.all("legend").length === 0)
			.map((fieldset) => `${describe(fieldset)} has no legend`),
		...pressed
			.filter((element) => !hasName(element) && element.text === "")
			.map((element) => `${describe(element)} has no name`),
		...pressed
			.filter((element) => element.all("*").some((inner) => isTyped(inner) || isPressed(inner)))
			.map((element) => `${describe(element)} holds another`),
		...pictures
			.filter((picture) => picture.get("alt") === null)
			.map((picture) => `${describe(picture)} has no words`),
	];
}

const isPressed = ({ name }: HtmlElement) => name === "button" || name === "a";

/** Headings of the main part go down one level at a time. */
function headingProblems(page: HtmlElement): string[] {
	const main = page.all("main")[0];
	const headings = main?.all("*").filter(({ name }) => /^h[1-6]$/u.test(name)) ?? [];
	return headings.flatMap((heading, index) => {
		const level = Number(heading.name.slice(1));
		const before = Number(headings[index - 1]?.name.slice(1) ?? 0);
		const isEmpty = heading.text === "";
		return level > before + 1 || isEmpty ? [`${describe(heading)} does not follow`] : [];
	});
}

const insideOf: Readonly<Record<string, readonly string[]>> = {
	ul: ["li"],
	ol: ["li"],
	dl: ["dt", "dd", "div"],
};

function listProblems(page: HtmlElement): string[] {
	return Object.entries(insideOf).flatMap(([list, allowed]) =>
		page
			.all(list)
			.flatMap(({ children }) => children)
			.filter((child) => typeof child === "string" || !allowed.includes(child.name))
			.map((child) => `${typeof child === "string" ? child : describe(child)} stands in a ${list}`),
	);
}
