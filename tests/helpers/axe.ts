import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

export type Violation = { id: string; impact: string; help: string; places: string };

/** In the page: axe itself, and the texts that have not been looked at. */
type Loaded = typeof globalThis & { axe: typeof axe; freshTexts: Element[] };

const contrast = "color-contrast";

/** Half as long as the file that the package exports, and each page reads all of it. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds in a page as it is now. In the page itself, without another one beside it: there are no frames from
 * elsewhere to be asked.
 * @param rules the only ones that are asked for, by their names; without it all that axe has on
 * @param seen how texts were drawn whose contrast was found to be enough, on this page or another. Those that are drawn
 * alike are not looked at again, because contrast takes more than all other rules; what is enough here is added.
 * Without it every text is looked at.
 */
export async function findViolations(
	page: Page,
	{ rules, seen }: { rules?: readonly string[]; seen?: Set<string> } = {},
): Promise<Violation[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
	const drawings = seen ? await page.evaluate(gatherFreshTexts, [...seen]) : [];
	const isPart = seen !== undefined;
	const { violations, isWhole } = await page.evaluate(runAxe, { rules, contrast, isPart });
	if (isWhole && violations.length === 0) for (const drawing of drawings) seen?.add(drawing);
	return violations;
}

/**
 * In the page.
 * @param options isPart: only the texts that were gathered are asked for their contrast
 * @returns isWhole: none of these was taken away meanwhile
 */
async function runAxe(options: {
	rules: readonly string[] | undefined;
	contrast: string;
	isPart: boolean;
}): Promise<{ violations: Violation[]; isWhole: boolean }> {
	const { axe, freshTexts } = globalThis as Loaded;
	// What holds needs no report: writing it down takes a third of the time.
	const settings = { resultTypes: ["violations" as const] };
	const runOnly = options.rules && { type: "rule" as const, values: [...options.rules] };
	const texts = options.isPart ? freshTexts.filter(({ isConnected }) => isConnected) : [];
	const parts = [];
	if (texts.length > 0) {
		const only = { type: "rule" as const, values: [options.contrast] };
		parts.push(await axe.run({ include: texts }, { ...settings, runOnly: only }));
	}
	parts.push(
		await axe.run(document, {
			...settings,
			...(runOnly && { runOnly }),
			...(options.isPart && { rules: { [options.contrast]: { enabled: false } } }),
		}),
	);
	const violations = parts.flatMap((part) =>
		part.violations.map(({ id, impact, help, nodes }) => ({
			id,
			impact: impact ?? "unknown",
			help,
			places: nodes.map(({ target }) => target).join(" | "),
		})),
	);
	return { violations, isWhole: !options.isPart || texts.length === freshTexts.length };
}

/**
 * In the page: keeps a text for each way of drawing that has not been seen: its font, its color and what lies behind it.
 * What is placed over something else may have anything behind it, and is always kept.
 * @returns these ways of drawing
 */
function gatherFreshTexts(seen: readonly string[]): string[] {
	const known = new Set(seen);
	/** `veil` is what the elements around do to all that is in them. */
	type Ground = { drawing: string; veil: string; isCertain: boolean };
	const grounds = new Map<Element, Ground>();
	const findGround = (element: Element): Ground => {
		const found = grounds.get(element);
		if (found) return found;
		const behind = element.parentElement && findGround(element.parentElement);
		const style = getComputedStyle(element);
		const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
		const effect = [opacity, filter, mixBlendMode].join(" ");
		const veil = [effect === "1 none normal" ? "" : effect, behind?.veil ?? ""].join("");
		const own = `${backgroundColor} ${backgroundImage}`;
		const isInFlow =
			["static", "relative"].includes(style.position) &&
			style.transform === "none" &&
			style.translate === "none";
		let ground = { drawing: own, veil, isCertain: true };
		if (behind && (!backgroundColor.startsWith("rgb(") || veil !== "")) {
			const isClear = own === "rgba(0, 0, 0, 0) none";
			ground = {
				drawing: isClear ? behind.drawing : `${own}, ${behind.drawing}`,
				veil,
				isCertain: behind.isCertain && isInFlow,
			};
		}
		grounds.set(element, ground);
		return ground;
	};
	const isText = (element: Element) =>
		element.matches("input, select, textarea") ||
		[...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
	// What is clipped away is for screen readers only.
	const isDrawn = (element: Element) =>
		element.checkVisibility({ visibilityProperty: true }) &&
		getComputedStyle(element).clipPath !== "inset(50%)";
	const fresh = new Map<string | Element, Element>();
	for (const element of document.body.querySelectorAll("*")) {
		if (!isText(element) || !isDrawn(element)) continue;
		const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
		const { drawing, veil, isCertain } = findGround(element);
		const whole = [color, fontSize, fontWeight, textShadow, drawing, veil].join(" ");
		if (!isCertain) fresh.set(element, element);
		else if (!known.has(whole) && !fresh.has(whole)) fresh.set(whole, element);
	}
	(globalThis as Loaded).freshTexts = [...fresh.values()];
	return [...fresh.keys()].filter((key) => typeof key === "string");
}
