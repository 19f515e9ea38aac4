import type { Page } from "playwright-core";

/** How texts are taken out of a page: as Chrome does it, or as Safari does. */
export type Way = "an element for each text" | "new texts for a paragraph";

/** Translates a page, and what is added to it, as browsers do: each text comes to stand between two signs. */
export async function translate(page: Page, way: Way): Promise<void> {
	await page.evaluate((takesElements) => {
		const isToDo = ({ data, parentElement }: Text) =>
			/[\p{L}\p{N}]/u.test(data) &&
			!data.includes("‹") &&
			!parentElement?.closest("script, style, title, textarea, svg, template, [translate=no]");
		const textsIn = (root: Node): Text[] => {
			if (root instanceof Text) return [root];
			return [...root.childNodes].flatMap(textsIn);
		};
		const standIn = ({ data }: Text): Element | Text => {
			const text = new Text(`‹${data}›`);
			if (!takesElements) return text;
			const [outer, inner] = [document.createElement("font"), document.createElement("font")];
			inner.append(text);
			outer.append(inner);
			return outer;
		};
		const translateIn = (root: Node) => {
			const texts = textsIn(root).filter((text) => text.isConnected && isToDo(text));
			if (takesElements) {
				for (const text of texts) text.replaceWith(standIn(text));
				return;
			}
			for (const parent of new Set(texts.map(({ parentNode }) => parentNode))) {
				const nodes = [...(parent?.childNodes ?? [])];
				for (const node of nodes) node.remove();
				for (const node of nodes) {
					parent?.appendChild(node instanceof Text && node.data ? standIn(node) : node);
				}
			}
		};
		translateIn(document.body);
		new MutationObserver((records) => {
			for (const { target, addedNodes } of records) {
				for (const node of [target, ...addedNodes]) {
					if (node.isConnected && (node instanceof Text || node !== target)) translateIn(node);
				}
			}
		}).observe(document.body, { childList: true, subtree: true, characterData: true });
	}, way === "an element for each text");
}

/** What the main part of a page says, without the signs of a translation. */
export const wordsOf = (page: Page): Promise<string> =>
	page
		.locator("main")
		.evaluate((main) =>
			(main.textContent ?? "").replaceAll(/[‹›]/gu, "").replaceAll(/\s+/gu, " ").trim(),
		);
