import type { SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { TextStyle } from "./line-breaking.ts";

/** The measures of one style, in points. */
export type StyleRules = {
	margins: { top: number; right: number; bottom: number; left: number };
	/** Where the text begins; left of it stand the section heads of the modern style. */
	contentLeft: number;
	name: TextStyle & { leading: number };
	label: TextStyle & { leading: number };
	contact: TextStyle & { leading: number };
	section: TextStyle & { leading: number };
	body: TextStyle & { leading: number };
	/** The entry's first name, its second, and its dates. */
	primary: TextStyle;
	secondary: TextStyle;
	dates: TextStyle;
	gaps: {
		header: number;
		section: number;
		afterSection: number;
		entry: number;
		detail: number;
		bullet: number;
	};
	/** From the bullet to its text. */
	hang: number;
};

const designed: Record<SheetStyle, StyleRules> = {
	classic: {
		margins: { top: 50, right: 58, bottom: 50, left: 58 },
		contentLeft: 58,
		name: { face: "serif-semibold", size: 23, leading: 28, tracking: 0.4 },
		label: { face: "serif-italic", size: 12, leading: 16, tone: "quiet" },
		contact: { face: "serif", size: 9.8, leading: 14, tone: "quiet" },
		section: { face: "serif-semibold", size: 9.6, leading: 14, tracking: 0.5 },
		body: { face: "serif", size: 10.4, leading: 13.4 },
		primary: { face: "serif-semibold", size: 10.8 },
		secondary: { face: "serif-italic", size: 10.4 },
		dates: { face: "serif", size: 10, tone: "quiet" },
		gaps: { header: 4, section: 13, afterSection: 8, entry: 8, detail: 1.5, bullet: 2 },
		hang: 12,
	},
	modern: {
		margins: { top: 50, right: 50, bottom: 50, left: 50 },
		contentLeft: 148,
		name: { face: "sans-semibold", size: 25, leading: 30, tracking: -0.5 },
		label: { face: "sans-medium", size: 11.5, leading: 17, tone: "accent" },
		contact: { face: "sans", size: 8.8, leading: 13, tone: "quiet" },
		section: { face: "sans-semibold", size: 9.2, leading: 13.4, tone: "accent" },
		body: { face: "sans", size: 9.2, leading: 13.4 },
		primary: { face: "sans-semibold", size: 9.8 },
		secondary: { face: "sans", size: 9.2, tone: "quiet" },
		dates: { face: "sans", size: 8.8, tone: "quiet" },
		gaps: { header: 18, section: 16, afterSection: 0, entry: 10, detail: 2, bullet: 2.6 },
		hang: 11,
	},
	compact: {
		margins: { top: 40, right: 44, bottom: 44, left: 44 },
		contentLeft: 44,
		name: { face: "sans-semibold", size: 20, leading: 24, tracking: -0.3 },
		label: { face: "sans", size: 11, leading: 24, tone: "quiet" },
		contact: { face: "sans", size: 8.6, leading: 12.5, tone: "quiet" },
		section: { face: "sans-semibold", size: 9, leading: 15 },
		body: { face: "sans", size: 8.8, leading: 12.1 },
		primary: { face: "sans-semibold", size: 9 },
		secondary: { face: "sans", size: 8.8, tone: "quiet" },
		dates: { face: "sans", size: 8.6, tone: "quiet" },
		gaps: { header: 2, section: 10, afterSection: 5, entry: 7, detail: 1, bullet: 1.6 },
		hang: 10,
	},
};

export const tightest = 3;

/**
 * The measures of a style, tightened by `step` (0 to 3): first the white between blocks, then the leading,
 * then the type itself by a few hundredths. Never so far that one sees it without the other beside it.
 */
export function rulesOf(style: SheetStyle, step: number): StyleRules {
	const rules = designed[style];
	if (step === 0) return rules;
	const white = [1, 0.82, 0.7, 0.62][step] ?? 1;
	const leading = [1, 0.985, 0.965, 0.955][step] ?? 1;
	const type = [1, 1, 0.985, 0.965][step] ?? 1;
	const tighten = <Style extends TextStyle>(text: Style): Style => ({
		...text,
		size: text.size * type,
	});
	return {
		...rules,
		margins: {
			...rules.margins,
			top: rules.margins.top - 3 * step,
			bottom: rules.margins.bottom - 2 * step,
		},
		body: { ...tighten(rules.body), leading: rules.body.leading * leading },
		primary: tighten(rules.primary),
		secondary: tighten(rules.secondary),
		dates: tighten(rules.dates),
		gaps: {
			header: rules.gaps.header * white,
			section: rules.gaps.section * white,
			afterSection: rules.gaps.afterSection * white,
			entry: rules.gaps.entry * white,
			detail: rules.gaps.detail,
			bullet: rules.gaps.bullet * white,
		},
	};
}
