import { countEach } from "#app/domain/base/count.ts";
import { leastSharers } from "#app/domain/insights/group-limits.ts";
import { kinship, roleOfTitle } from "#app/domain/insights/title-roles.ts";
import { levelsBetween } from "./levels.ts";
import type { LeveledResume } from "./resume.ts";
import { foldWords } from "./search/fold.ts";

/** Which resumes are worth reading after one that a person liked, and why. */

/** What is compared: public fields, and names of skills. */
export type Comparable = LeveledResume & {
	tags: readonly string[];
	/** The title of the job before the offer. */
	previousRole: string | null;
	/** "Reno, NV" */
	location: string | null;
	/** Skills by their key, as they are written. */
	skills: Readonly<Record<string, string>>;
};

export type Similar<Resume> = { resume: Resume; reason: string };

/** How many are shown beside a resume. */
export const mostSimilar = 3;

/** What each common trait is worth. */
const worth = { role: 30, company: 3, step: 2, word: 1.5, skill: 1.5, place: 0.5 } as const;
/** Many small words in common are no more than one good reason. */
const mostFor = { word: 6, skill: 4 } as const;
/** What each level between two costs: the first is felt most. */
const costOfLevels = [0, 5, 8, 10, 11] as const;

/**
 * The resumes most like one, the best first, each with its reason. Of equal ones the first by id.
 * @param pool what it is chosen from; a skill or a word of a title counts only where five of these share it, and the
 * rarer the more
 */
export function chooseSimilar<Resume extends Comparable>(
	liked: Comparable,
	pool: readonly Resume[],
	most = mostSimilar,
): Similar<Resume>[] {
	const others = pool.filter(({ id }) => id !== liked.id);
	const judge = createJudge(liked, others);
	return others
		.map((resume) => ({ resume, judged: judge(resume) }))
		.sort((a, b) => b.judged.score - a.judged.score || (a.resume.id < b.resume.id ? -1 : 1))
		.slice(0, most)
		.map(({ resume, judged }) => ({ resume, reason: describe(liked, resume, judged) }));
}

type Judged = { score: number; step: string | null; skills: string[] };

/** Judges resumes by what they have in common with one. */
export function createJudge(
	liked: Comparable,
	pool: readonly Comparable[],
): (other: Comparable) => Judged {
	const roles = [...new Set([liked, ...pool].map(({ role }) => role))];
	const skillWeight = rarityIn(
		pool.map(({ skills }) => Object.keys(skills)),
		leastSharers,
	);
	const wordsOf = new Map(pool.map((other) => [other, publicWords(other)]));
	const wordWeight = rarityIn([...wordsOf.values()], 1);
	const own = {
		words: new Set(publicWords(liked)),
		from: roleBefore(liked, roles),
		state: stateOf(liked),
	};
	return (other) => {
		const skills = Object.keys(other.skills)
			.filter((key) => key in liked.skills && skillWeight(key) > 0)
			.sort((a, b) => skillWeight(b) - skillWeight(a));
		const words = (wordsOf.get(other) ?? publicWords(other)).filter((word) => own.words.has(word));
		const isStep = own.from !== null && own.from !== liked.role && other.role === liked.role;
		const step = isStep && roleBefore(other, roles) === own.from ? own.from : null;
		const score =
			worth.role * (kinship(liked.role, other.role) - 1) -
			(costOfLevels[Math.abs(levelsBetween(liked.experienceLevel, other.experienceLevel) ?? 2)] ??
				0) +
			(other.company === liked.company ? worth.company : 0) +
			(step ? worth.step : 0) +
			Math.min(mostFor.word, worth.word * sum(words.map(wordWeight))) +
			Math.min(mostFor.skill, worth.skill * sum(skills.map(skillWeight))) +
			(own.state && own.state === stateOf(other) ? worth.place : 0);
		return { score, step, skills: skills.map((key) => liked.skills[key] ?? key) };
	};
}

/** How telling it is to have a key: nothing below so many that share it, else more the fewer do. */
function rarityIn(lists: readonly (readonly string[])[], least: number): (key: string) => number {
	const counts = countEach(lists.flatMap((list) => [...new Set(list)]));
	return (key) => {
		const count = counts.get(key) ?? 0;
		return count < least ? 0 : Math.log10(lists.length / count);
	};
}

/** Words of every title, and of ranks. */
const silent = new Set(
	"a an and at for from i ii iii in later of on part senior the then time to until with".split(" "),
);
const publicWords = ({ title, tags, previousRole }: Comparable): string[] =>
	foldWords(`${title} ${tags.join(" ")} ${previousRole ?? ""}`).filter(
		(word) => !silent.has(word) && !/^\d/u.test(word),
	);

/** The role of the library that the job before belongs to; null for none. */
function roleBefore({ previousRole }: Comparable, roles: readonly string[]): string | null {
	const found = previousRole ? roleOfTitle(previousRole, roles) : null;
	return found?.kind === "role" ? found.role : null;
}

const stateOf = ({ location }: Comparable): string | null =>
	location === null ? null : (/, (?<state>[A-Z]{2})$/u.exec(location)?.groups?.state ?? null);

const sum = (values: readonly number[]): number =>
	values.reduce((total, value) => total + value, 0);

/** The reason in a few words: what is most telling first, then the level. */
function describe(liked: Comparable, other: Comparable, { step, skills }: Judged): string {
	const levels = levelsBetween(liked.experienceLevel, other.experienceLevel);
	const level = levels === null ? other.experienceLevel : describeLevel(levels);
	if (step) return `Same step from ${step} to ${other.role}`;
	if (other.company === liked.company) return `Same company, ${level}`;
	if (skills.length > 0) return `Both list ${skills.slice(0, 2).join(" and ")}, ${level}`;
	if (other.role !== liked.role) return `Related work, ${level}`;
	return stateOf(liked) && stateOf(liked) === stateOf(other)
		? `Same state, ${level}`
		: `Same role, ${level}`;
}

function describeLevel(levels: number): string {
	if (levels === 0) return "same level";
	const many = Math.abs(levels);
	return `${many === 1 ? "one level" : `${many} levels`} ${levels > 0 ? "up" : "down"}`;
}
