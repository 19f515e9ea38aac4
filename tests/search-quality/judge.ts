import {
	type Condition,
	choicesOf,
	type JudgedResume,
	type JudgedSearch,
	type SearchKind,
	searchKinds,
} from "./condition.ts";
import { fold, holdsWords, textsOf } from "./words.ts";

/** A word of locked documents may lead to them only when so many resumes share it. */
export const sharedByLeast = 5;
/** So many answers are looked at. */
export const judgedAnswers = 5;

const wholeFields = ["role", "company", "industry", "level"] as const;
const partFields = ["location", "previousRole", "education", "title"] as const;

/** Whether a resume is a good answer: all fields of the condition hold, by its own facts and words. */
export function isGood(resume: JudgedResume, condition: Condition): boolean {
	return hasFacts(resume, condition) && hasTexts(textsOf(resume).all, condition);
}

/** The same without the words of the document. */
export function isGoodByOpenFields(resume: JudgedResume, condition: Condition): boolean {
	return hasFacts(resume, condition) && hasTexts(textsOf(resume).open, condition);
}

function hasFacts(resume: JudgedResume, condition: Condition): boolean {
	const holds = (value: string | string[] | undefined, test: (wanted: string) => boolean) =>
		value === undefined || choicesOf(value).some((each) => test(fold(each)));
	return (
		(!condition.visa || resume.visa) &&
		wholeFields.every((field) =>
			holds(condition[field], (wanted) => fold(resume[field]) === wanted),
		) &&
		partFields.every((field) =>
			holds(condition[field], (wanted) => fold(resume[field] ?? "").includes(wanted)),
		)
	);
}

function hasTexts(text: string, { text: wanted = [] }: Condition): boolean {
	return wanted.every((entry) => choicesOf(entry).some((phrase) => holdsWords(text, phrase)));
}

/**
 * The good answers that the site may give: a phrase that stands in documents only counts when at least five
 * resumes share it.
 */
export function findGood(
	library: readonly JudgedResume[],
): (condition: Condition) => JudgedResume[] {
	const shared = new Map<string, boolean>();
	const isShared = (phrase: string): boolean => {
		const known = shared.get(phrase);
		if (known !== undefined) return known;
		const count = library.filter((each) => holdsWords(textsOf(each).all, phrase)).length;
		shared.set(phrase, count >= sharedByLeast);
		return count >= sharedByLeast;
	};
	const mayShow = (resume: JudgedResume, phrase: string) => {
		const { open, all } = textsOf(resume);
		return holdsWords(open, phrase) || (holdsWords(all, phrase) && isShared(phrase));
	};
	return (condition) =>
		library.filter(
			(resume) =>
				hasFacts(resume, condition) &&
				(condition.text ?? []).every((entry) =>
					choicesOf(entry).some((phrase) => mayShow(resume, phrase)),
				),
		);
}

export type Verdict = {
	kind: SearchKind;
	searches: number;
	/** With a good answer among the first five; of the kind nothing, those that find nothing. */
	answered: number;
	/** That should find something, and find nothing. */
	empty: number;
	/** The mean share of good answers among the first five, or among the first as many as there are. */
	share: number;
};

export type Failure = { judged: JudgedSearch; first: readonly JudgedResume[] };

/**
 * Judges a search engine by its answers.
 * @param answersOf the first resumes that it finds, at least five where there are so many
 * @returns per kind how well it did, and the searches without a good answer
 */
export function judge(
	searches: readonly JudgedSearch[],
	library: readonly JudgedResume[],
	answersOf: (search: string) => readonly JudgedResume[],
): { verdicts: Verdict[]; failures: Failure[] } {
	const goodOf = findGood(library);
	const each = searches.map((judged) => {
		const first = answersOf(judged.search).slice(0, judgedAnswers);
		return { judged, first, share: shareOf(judged, first, goodOf) };
	});
	const failures = each.filter(({ judged, first }) => !isAnswered(judged, first));
	const verdicts = searchKinds.flatMap((kind): Verdict[] => {
		const own = each.filter(({ judged }) => judged.kind === kind);
		if (own.length === 0) return [];
		return [
			{
				kind,
				searches: own.length,
				answered: own.filter(({ judged, first }) => isAnswered(judged, first)).length,
				empty: own.filter(({ judged, first }) => !isNothing(judged) && first.length === 0).length,
				share: own.reduce((sum, { share }) => sum + share, 0) / own.length,
			},
		];
	});
	return { verdicts, failures: failures.map(({ judged, first }) => ({ judged, first })) };
}

const isNothing = ({ good }: JudgedSearch): boolean => "nothing" in good;

function isAnswered({ good }: JudgedSearch, first: readonly JudgedResume[]): boolean {
	if ("nothing" in good) return first.length === 0;
	return first.some((resume) => isGood(resume, good));
}

function shareOf(
	{ good }: JudgedSearch,
	first: readonly JudgedResume[],
	goodOf: (condition: Condition) => readonly JudgedResume[],
): number {
	if ("nothing" in good) return first.length === 0 ? 1 : 0;
	const possible = Math.min(judgedAnswers, goodOf(good).length);
	if (possible === 0) return 0;
	return first.slice(0, possible).filter((resume) => isGood(resume, good)).length / possible;
}
