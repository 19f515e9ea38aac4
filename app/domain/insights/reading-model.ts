import { experienceLevels } from "#app/domain/library/catalogue.ts";
import { accuracyOf, calibrate, foldOf, folds, type HeldOut } from "./held-out.ts";
import {
	type Classification,
	type Classifier,
	type Counts,
	classify,
	createClassifier,
	emptyCounts,
	learn,
	mostTelling,
	scoresOf,
	strongestTerms,
} from "./naive-bayes.ts";
import { isFact } from "./terms.ts";

/** What a resume reads like: a role and a level, learned from the library. */

export type Lesson = {
	terms: readonly string[];
	role: string;
	level: string;
	isInvented: boolean;
};

/** One of the two questions, as it is kept. Counts and not likelihoods, so that it stays small and can be read. */
export type KeptModel = {
	labels: readonly string[];
	resumes: number[];
	/** Term, and how many resumes of each class have it. */
	terms: [term: string, ...counts: number[]][];
	temperature: number;
	/** Share of the held-out resumes for which the first answer was right. */
	accuracy: number;
};

export type ReadingModel = {
	role: KeptModel;
	level: KeptModel;
	/** How many of the resumes it was learned from are invented. */
	invented: number;
};

/** A class that fewer resumes belong to is not learned. */
export const leastExamples = 8;
/** A term that fewer resumes have is not learned: it would be one person's word. */
const leastHaving = 5;
/** A role speaks by many words, a level by few. */
const mostTerms = { role: 800, level: 200 };

/**
 * Learns both questions from the lessons and tests them: a fifth of the resumes is held back, five times, so
 * that each is judged once by a model that has not seen it. A generator, so that the caller can pause.
 * @returns null where there are not two classes with enough resumes
 */
export function* trainReadingModel(
	lessons: readonly Lesson[],
): Generator<void, ReadingModel | null, void> {
	const role = yield* train(lessons, ({ role }) => role, mostTerms.role, null);
	const level = yield* train(lessons, ({ level }) => level, mostTerms.level, experienceLevels);
	const invented = lessons.filter(({ isInvented }) => isInvented).length;
	return role && level ? { role, level, invented } : null;
}

function* train(
	lessons: readonly Lesson[],
	labelOf: (lesson: Lesson) => string,
	most: number,
	order: readonly string[] | null,
): Generator<void, KeptModel | null, void> {
	const labels = labelsOf(lessons, labelOf, order);
	if (labels.length < 2) return null;
	const examples = lessons
		.map((lesson) => ({ terms: lesson.terms, label: labelOf(lesson) }))
		.filter(({ label }) => labels.includes(label));
	const counts = emptyCounts(labels);
	for (const example of examples) {
		learn(counts, example);
		yield;
	}
	const held: HeldOut = [];
	for (let fold = 0; fold < folds; fold++) {
		const part = examples.filter((_, place) => foldOf(place) === fold);
		// Learning is counting: what is held back is taken out of the counts and put back afterwards.
		for (const example of part) {
			learn(counts, example, -1);
			yield;
		}
		const classifier = createClassifier(yield* mostTelling(counts, leastHaving, most));
		for (const { terms, label } of part) {
			held.push({ label, scores: scoresOf(classifier, terms) });
			yield;
		}
		for (const example of part) {
			learn(counts, example);
			yield;
		}
	}
	return keep(yield* mostTelling(counts, leastHaving, most), {
		temperature: yield* calibrate(held, labels),
		accuracy: accuracyOf(held, labels),
	});
}

/** The classes with enough resumes, in their order, else the largest first. */
function labelsOf(
	lessons: readonly Lesson[],
	labelOf: (lesson: Lesson) => string,
	order: readonly string[] | null,
): string[] {
	const sizes = new Map<string, number>();
	for (const lesson of lessons) {
		sizes.set(labelOf(lesson), (sizes.get(labelOf(lesson)) ?? 0) + 1);
	}
	const enough = [...sizes].filter(([, size]) => size >= leastExamples);
	if (order) return order.filter((label) => enough.some(([name]) => name === label));
	return enough
		.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
		.slice(0, mostClasses)
		.map(([label]) => label);
}

/** Roles are typed by hand as well; a model of hundreds would be slow and say little. */
const mostClasses = 40;

const keep = (
	{ labels, resumes, terms }: Counts,
	test: Omit<KeptModel, "labels" | "resumes" | "terms">,
): KeptModel => ({
	labels,
	resumes,
	terms: [...terms].map(([term, row]) => [term, ...row]),
	...test,
});

/** How many resumes it has learned from, and how many of them are invented. */
export type ReaderFacts = { resumes: number; invented: number };

export type Reader = { role: Classifier; level: Classifier };

/** The model as it can be asked. */
export function openReader(model: ReadingModel): Reader {
	const open = ({ labels, resumes, terms, temperature }: KeptModel) =>
		createClassifier(
			{ labels, resumes, terms: new Map(terms.map(([term, ...row]) => [term, row])) },
			temperature,
		);
	return { role: open(model.role), level: open(model.level) };
}

export type ReadsLike = {
	roles: Classification;
	levels: Classification;
	/** Words of the resume that spoke for its first role. */
	words: string[];
};

const wordsNamed = 8;

/** What a resume with these terms reads like. */
export function readsLike({ role, level }: Reader, terms: readonly string[]): ReadsLike {
	const roles = classify(role, terms);
	const words = strongestTerms(role, terms, roles[0]?.label ?? "")
		.filter(({ term, weight }) => weight > 0.5 && !isFact(term))
		.slice(0, wordsNamed)
		.map(({ term }) => term);
	return { roles, levels: classify(level, terms), words };
}

/** Below it the first answer is a guess, and said to be one. */
export const sureEnough = 0.6;

/** What was learned from the library, ready to be asked, with how well it did in its test. */
export type ResumeReader = { reader: Reader; facts: ReaderFacts };
