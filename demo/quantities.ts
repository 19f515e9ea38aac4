import type { Random } from "./random.ts";

/** Quantities as a person writes them in a resume. Everything rounds the way a reader would expect. */

/** 3400 → "3,400"; 2.5 → "2.5". */
export const thousands = (n: number): string =>
	clean(n).toLocaleString("en-US", { maximumFractionDigits: 2 });

/** 1200000 → "$1.2M", 340000 → "$340K", 4500 → "$4,500", 950 → "$950". */
export const usd = (n: number): string => `$${abbreviate(n)}`;

/** A count in short form: 1200000 → "1.2M", 340000 → "340K", 4500 → "4,500". */
export const short = (n: number): string => abbreviate(n);

/** By how many whole percent a figure fell: (480, 120) → 75. */
export const drop = (before: number, after: number): number =>
	Math.round(((before - after) / before) * 100);

/** By how many whole percent a figure grew: (120, 150) → 25. */
export const growth = (before: number, after: number): number =>
	Math.round(((after - before) / before) * 100);

/** The factor between two figures, whichever is the larger: (30, 90) → "3x", (200, 80) → "2.5x". */
export const times = (before: number, after: number): string => {
	const factor = Math.max(before, after) / Math.min(before, after);
	return `${factor >= 9.5 ? Math.round(factor) : Math.round(factor * 10) / 10}x`;
};

/** The number with its noun: (1, "team", "teams") → "1 team", (3400, "user", "users") → "3,400 users". */
export const plural = (n: number, one: string, many = `${one}s`): string =>
	`${thousands(n)} ${n === 1 ? one : many}`;

/** As `plural`, with numbers up to ten in words: (3, "team", "teams") → "three teams". */
export const pluralWord = (n: number, one: string, many = `${one}s`): string =>
	`${word(n)} ${n === 1 ? one : many}`;

const words = [
	"zero",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
];

/** Whole numbers up to ten in words, the rest in figures. */
export const word = (n: number): string => words[n] ?? thousands(n);

/** The number with its article, for compounds: (11) → "an 11", (12) → "a 12". */
export const an = (n: number): string => {
	const figures = thousands(n);
	return `${/^(8|11\b|18\b|11,|18,)/.test(figures) ? "an" : "a"} ${figures}`;
};

/** ["Go", "Kafka", "SQL"] → "Go, Kafka and SQL" (no serial comma, as in all lines of the library). */
export const list = (items: readonly string[]): string =>
	items.length < 3 ? items.join(" and ") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** As `list`, for skills inside a sentence: ["Kafka", "Threat modeling"] → "Kafka and threat modeling". */
export const skillList = (skills: readonly string[]): string =>
	list(
		skills.map((skill) => {
			const commonNoun =
				/^[A-Z][a-z]+(-[a-z]+)*( [a-z][\w-]*)+$/.test(skill) ||
				/^[A-Z][a-z]+(ing|ency|tion|sis|graphy|ment|ance|ics)$/.test(skill);
			const properNoun = /^(Bayesian|Monte|Markov|Gaussian|Python|Spark|Apache|Excel|Google)\b/;
			return commonNoun && !properNoun.test(skill)
				? skill.charAt(0).toLowerCase() + skill.slice(1)
				: skill;
		}),
	);

/** Milliseconds: 480 → "480 ms", 1400 → "1.4 s". */
export const ms = (n: number): string =>
	n >= 1000 ? `${Math.round(n / 100) / 10} s` : `${Math.round(n)} ms`;

/** Minutes: 45 → "45 minutes", 150 → "2.5 hours", 2880 → "2 days". */
export const minutes = (n: number): string => {
	if (n < 100) return plural(n, "minute");
	if (n < 2880) return plural(Math.round(n / 30) / 2, "hour");
	return plural(Math.round(n / 720) / 2, "day");
};

/** Rounds to a multiple of `step`: (1234, 50) → 1250. */
export const nearest = (n: number, step: number): number => clean(Math.round(n / step) * step);

/** Rounds to so many significant digits: (12345, 2) → 12000. */
export const about = (n: number, digits = 2): number => Number(n.toPrecision(digits));

type Change = {
	before: number;
	after: number;
	/** Whole percent that follows from the two figures. */
	percent: number;
	/** The factor between the two figures: "2.5x". */
	times: string;
};

/**
 * A figure that fell: `before` from `low` to `high` in steps of `step`, cut by a percentage within `by`.
 * `after` is a multiple of `afterStep` above zero; `percent` is recomputed from the rounded figures.
 */
export const fall = (
	random: Random,
	[low, high, step]: readonly [low: number, high: number, step: number],
	by: readonly [least: number, most: number],
	afterStep = step,
): Change => {
	const before = clean(random.int(low, high, step));
	const wanted = before * (1 - random.int(by[0], by[1]) / 100);
	const after = Math.max(afterStep, nearest(wanted, afterStep));
	return { before, after, percent: drop(before, after), times: times(before, after) };
};

/** A figure that grew by a percentage within `by` (100 doubles it); otherwise as `fall`. */
export const rise = (
	random: Random,
	[low, high, step]: readonly [low: number, high: number, step: number],
	by: readonly [least: number, most: number],
	afterStep = step,
): Change => {
	const before = clean(random.int(low, high, step));
	const wanted = before * (1 + random.int(by[0], by[1]) / 100);
	const after = Math.max(before + afterStep, nearest(wanted, afterStep));
	return { before, after, percent: growth(before, after), times: times(before, after) };
};

/** Removes the dust of binary fractions: 0.1 + 0.2 → 0.3. */
function clean(n: number): number {
	return Number(n.toFixed(6));
}

function abbreviate(n: number): string {
	if (n >= 999_500_000) return `${decimals(n / 1e9)}B`;
	if (n >= 999_500) return `${decimals(n / 1e6)}M`;
	if (n >= 10_000) return `${Math.round(n / 1000)}K`;
	return thousands(Math.round(n));
}

/** One decimal below 100, none from there on; no ".0". */
function decimals(n: number): string {
	return n >= 99.95 ? thousands(Math.round(n)) : String(Math.round(n * 10) / 10);
}
