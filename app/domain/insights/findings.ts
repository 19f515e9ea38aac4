import { countWords } from "#app/domain/base/count.ts";
import { hasFigure } from "#app/domain/reader/sheet/figures.ts";
import type { SectionKey } from "#app/domain/reader/sheet/sections.ts";
import { type ComparedMeasure, placeOf } from "./comparison.ts";
import type { ComparedGroup, SkillUse } from "./group-statistics.ts";
import { weakOpeningOf } from "./openings.ts";
import { bulletsOf, type ResumeOutline } from "./resume-outline.ts";
import type { ReadLanguage } from "./resume-reading.ts";
import type { ResumeFigures } from "./sheet/resume-figures.ts";
import { isOutlined } from "./sheet/resume-language.ts";
import { createSkillFinder } from "./skill-names.ts";

/** What a reviewer would point at in a resume, found by rules and by what its group does. */

export type Finding =
	| { kind: "unread"; missing: "jobs" | "bullets" }
	| { kind: "no-address" }
	| { kind: "figures"; bullets: string[]; share: number; group: { low: number; high: number } }
	| { kind: "weak-openings"; lines: { bullet: string; opening: string; instead: string }[] }
	| { kind: "repeated-openings"; words: { word: string; count: number }[]; others: string[] }
	| { kind: "first-person"; lines: string[] }
	| { kind: "long-bullets"; bullets: string[]; limit: number }
	| { kind: "short-bullets"; words: number; low: number; high: number }
	| { kind: "length"; place: "below" | "above"; words: number; low: number; high: number }
	| { kind: "pages"; pages: number; usual: number }
	| { kind: "newest-job"; bullets: number; low: number; high: number }
	| { kind: "empty-jobs"; count: number }
	| { kind: "missing-sections"; sections: { section: SectionKey; share: number }[] }
	| { kind: "section-order"; first: "education" | "work"; share: number }
	| { kind: "missing-skills"; skills: SkillUse[] };

export type Reviewed = {
	text: string;
	outline: ResumeOutline;
	measured: ResumeFigures;
	compared: readonly ComparedMeasure[];
	group: ComparedGroup;
	language: ReadLanguage;
};

/** Above this, every group's bullets are hard to read. In words. */
export const longestBullet = 34;

/** Whether a bullet says "I", "my", "we" or "our". */
export const isInFirstPerson = (bullet: string): boolean =>
	[...bullet.matchAll(/(?<![\p{L}\p{N}.&/-])(?:I|[Mm]y|[Ww]e|[Oo]ur)(?![\p{L}\p{N}./–-])/gu)].some(
		({ 0: word, index }) => {
			const before = bullet.slice(0, index);
			// "Our Lady of Mercy": large within a sentence it is a name.
			return word === "I"
				? !isNumeral(before, bullet.slice(index + 1))
				: !/^\p{Lu}/u.test(word) || !/[\p{L}\p{N},] $/u.test(before);
		},
	);

/** "Level I", "Calculus I": behind a name or what is numbered it is "I" only before a verb ("At Acme I led"). */
function isNumeral(before: string, after: string): boolean {
	const word = /[\p{L}\p{N}'’-]+(?= $)/u.exec(before)?.[0] ?? "";
	const isNamed = /^\p{Lu}/u.test(word);
	const isNumbered =
		/^(?:level|type|title|phase|class|grade|schedule|stage|tier|war|part|step|group|division)s?$/iu.test(
			word,
		);
	const isVerb =
		/^ (?:\p{Ll}+ly |also )?(?:\p{Ll}+ed|am|was|have|had|did|led|built|wrote|ran|made|taught|took)(?!\p{L})/u.test(
			after,
		);
	return (isNamed || isNumbered) && !(isVerb && !(isNamed && isNumbered));
}

const timesRepeated = 3;
/** A section is missed when this share of the group has it. */
const usualShare = 0.6;
/** An order is expected when this share of the group keeps it. */
const settledShare = 0.85;
const mostSkillsNamed = 10;

/** Everything that is found, in the order in which a reviewer would put it right. */
export function findInResume(reviewed: Reviewed): Finding[] {
	const found = checks.flatMap((check) => check(reviewed) ?? []);
	const { language } = reviewed;
	if (language === "en") return found;
	const isOther = isOutlined(language);
	return found.filter(({ kind }) => (isOther ? !ofWords.test(kind) : kind === "no-address"));
}

/** The kinds that go by English words. */
const ofWords = /openings|person|skills/u;

type Check = (reviewed: Reviewed) => Finding | null;

const checks: readonly Check[] = [
	({ outline, measured }) => {
		if (outline.jobs.length === 0) return { kind: "unread", missing: "jobs" };
		return measured.bullets === 0 ? { kind: "unread", missing: "bullets" } : null;
	},
	({ text }) => (/[\w.+-]{1,64}@[\w-]{1,64}\.\w/u.test(text) ? null : { kind: "no-address" }),
	({ outline, measured, group }) => {
		const bullets = bulletsOf(outline).filter((bullet) => !hasFigure(bullet));
		const usual = group.measures.figureShare;
		if (bullets.length === 0 || !usual) return null;
		const share = measured.bulletsWithFigure / measured.bullets;
		return placeOf(share, usual) === "above"
			? null
			: { kind: "figures", bullets, share, group: { low: usual.low, high: usual.high } };
	},
	({ outline }) => {
		const lines = bulletsOf(outline).flatMap((bullet) => {
			const weak = weakOpeningOf(bullet);
			return weak ? [{ bullet, ...weak }] : [];
		});
		return lines.length > 0 ? { kind: "weak-openings", lines } : null;
	},
	({ measured, group }) => {
		const words = Object.entries(measured.openings)
			.filter(([, count]) => count >= timesRepeated)
			.map(([word, count]) => ({ word, count }))
			.sort((a, b) => b.count - a.count);
		const others = group.openings
			.map(({ word }) => word)
			.filter((word) => !Object.hasOwn(measured.openings, word))
			.slice(0, 6);
		return words.length > 0 ? { kind: "repeated-openings", words, others } : null;
	},
	({ outline }) => {
		const lines = bulletsOf(outline).filter((bullet) => isInFirstPerson(bullet));
		return lines.length > 0 ? { kind: "first-person", lines } : null;
	},
	({ outline, group }) => {
		const limit = Math.max(longestBullet, Math.round(group.measures.wordsPerBullet?.highest ?? 0));
		const bullets = bulletsOf(outline).filter((bullet) => countWords(bullet) > limit);
		return bullets.length > 0 ? { kind: "long-bullets", bullets, limit } : null;
	},
	({ compared }) => {
		const one = compared.find(({ name }) => name === "wordsPerBullet");
		if (!one || one.mine >= one.group.lowest) return null;
		return { kind: "short-bullets", words: one.mine, low: one.group.low, high: one.group.high };
	},
	({ compared }) => {
		const one = compared.find(({ name }) => name === "words");
		if (!one || one.place === "within") return null;
		// Just outside the middle half is where every second resume stands.
		const isFar = one.mine < one.group.lowest || one.mine > one.group.highest;
		const { low, high } = one.group;
		return isFar ? { kind: "length", place: one.place, words: one.mine, low, high } : null;
	},
	({ compared }) => {
		const one = compared.find(({ name }) => name === "pages");
		if (!one || one.mine <= one.group.high) return null;
		return { kind: "pages", pages: one.mine, usual: Math.round(one.group.median) };
	},
	({ compared }) => {
		const one = compared.find(({ name }) => name === "newestJobBullets");
		if (one?.place !== "below") return null;
		return { kind: "newest-job", bullets: one.mine, low: one.group.low, high: one.group.high };
	},
	({ outline, measured }) => {
		const count = outline.jobs.filter(({ bullets }) => bullets.length === 0).length;
		return measured.bulletsInJobs > 0 && count > 0 ? { kind: "empty-jobs", count } : null;
	},
	({ outline, group }) => {
		const sections = group.sections.filter(
			({ section, share }) => share >= usualShare && !outline.sections.includes(section),
		);
		return sections.length > 0 ? { kind: "missing-sections", sections } : null;
	},
	({ outline, group }) => {
		const work = outline.sections.indexOf("work");
		const education = outline.sections.indexOf("education");
		const share = group.educationFirst;
		if (share === null || work < 0 || education < 0) return null;
		if (education < work && 1 - share >= settledShare) {
			return { kind: "section-order", first: "work", share: 1 - share };
		}
		return work < education && share >= settledShare
			? { kind: "section-order", first: "education", share }
			: null;
	},
	({ outline, group }) => {
		const has = createSkillFinder([...outline.lines, ...outline.skills]);
		const skills = group.skills.filter(({ key }) => !has(key)).slice(0, mostSkillsNamed);
		return skills.length > 0 ? { kind: "missing-skills", skills } : null;
	},
];
