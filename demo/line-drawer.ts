import type { Bullet, RoleBank } from "./bank.ts";
import type { LevelIndex } from "./career-plan.ts";
import type { Random } from "./random.ts";

export type DrawnLine = { bullet: Bullet; text: string };

export type LineRequest = {
	bank: RoleBank;
	theme: string;
	/** Level of the job the lines stand under. */
	level: LevelIndex;
	count: number;
	/** Fewer than this are filled up with lines of other themes; between the two, the job has fewer lines. */
	least: number;
	/** How long the job lasted; a line that tells of a longer time is passed over. */
	months: number;
	/** Patterns that this resume has used already; the drawn ones are added. */
	taken: Set<Bullet>;
	/** False for a text that does not agree with the rest of the resume. */
	accepts?: (text: string) => boolean;
};

/**
 * Draws the lines of the whole library: never the same text twice, and every pattern about as often as the
 * others, so that a reader who opens several resumes of a field does not meet the same achievement again.
 */
export function createLineDrawer() {
	const used = new Set<string>();
	const uses = new Map<object, number>();

	/** A text of the pattern that nobody has yet, or null after some tries. The pattern counts as used. */
	const fresh = (
		pattern: object,
		write: () => string,
		accepts: (text: string) => boolean = () => true,
	): string | null => {
		for (let attempt = 0; attempt < 10; attempt++) {
			const text = write();
			if (used.has(text) || !accepts(text)) continue;
			used.add(text);
			uses.set(pattern, (uses.get(pattern) ?? 0) + 1);
			return text;
		}
		return null;
	};

	const rarity = (pattern: object) => 1 / (1 + (uses.get(pattern) ?? 0)) ** 2;

	const drawLines = (random: Random, request: LineRequest): DrawnLine[] => {
		const { bank, theme, level, count, least, months, taken } = request;
		const verbs = new Set<string>();
		const suits = (bullet: Bullet) =>
			bullet.levels[0] <= level && level <= bullet.levels[1] && !taken.has(bullet);
		const own = bank.bullets.filter((bullet) => bullet.theme === theme && suits(bullet));
		const general = bank.bullets.filter((bullet) => bullet.theme === "any" && suits(bullet));
		const related = bank.bullets.filter(
			(bullet) => bullet.theme !== theme && bullet.theme !== "any" && suits(bullet),
		);
		const accepts = (text: string) =>
			longestSpan(text) <= months + 1 && (request.accepts?.(text) ?? true);

		const drawFrom = (pool: readonly Bullet[], wanted: number): DrawnLine[] => {
			const left = new Set(pool);
			const lines: DrawnLine[] = [];
			while (lines.length < wanted && left.size > 0) {
				const bullet = random.weighted([...left].map((each) => [each, rarity(each)] as const));
				left.delete(bullet);
				const text = fresh(bullet, () => bullet.write(random), accepts);
				if (text === null) continue;
				const verb = text.split(" ", 1)[0] ?? "";
				// The same opening twice under one job reads like a form; later openings may still differ.
				if (verbs.has(verb) && left.size > 2) {
					used.delete(text);
					uses.set(bullet, (uses.get(bullet) ?? 1) - 1);
					continue;
				}
				verbs.add(verb);
				taken.add(bullet);
				lines.push({ bullet, text });
			}
			return lines;
		};

		const ownLines = drawFrom(own, Math.ceil(count * 0.65));
		const generalLines = drawFrom(general, count - ownLines.length);
		const drawn = () => ownLines.length + generalLines.length;
		const untried = own.filter((bullet) => !taken.has(bullet));
		ownLines.push(...drawFrom(untried, count - drawn()));
		const fill = drawFrom(related, least - drawn());
		return [...ownLines, ...fill, ...generalLines];
	};

	const countUse = (pattern: object) => uses.set(pattern, (uses.get(pattern) ?? 0) + 1);

	return { drawLines, fresh, rarity, countUse };
}

export type LineDrawer = ReturnType<typeof createLineDrawer>;

const numberWords = [
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
const monthsOfUnit = { week: 0.23, month: 1, quarter: 3, year: 12 } as const;

/** The longest time that a line says something took, in months: "over two years" → 24. Rates count as well. */
export function longestSpan(text: string): number {
	const pattern = new RegExp(
		`\\b(\\d+|${numberWords.join("|")})(?:[ -](?:straight|consecutive|further))?[ -](week|month|quarter|year)s?\\b`,
		"gi",
	);
	let longest = 0;
	for (const [, amount = "", unit = ""] of text.matchAll(pattern)) {
		const number = /\d/.test(amount) ? Number(amount) : numberWords.indexOf(amount.toLowerCase());
		longest = Math.max(longest, number * monthsOfUnit[unit as keyof typeof monthsOfUnit]);
	}
	return longest;
}
