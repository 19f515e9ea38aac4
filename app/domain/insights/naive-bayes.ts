/**
 * A multinomial naive Bayes classifier over the words that a resume has, each counted once (binarized), with
 * the same weight for every class. Learning is counting, so it can be taught one resume at a time, and the
 * model says which words spoke.
 */

export type Example = { terms: readonly string[]; label: string };

/** What has been learned: how many resumes of each class have a term. */
export type Counts = {
	labels: readonly string[];
	/** Resumes of each class, in the order of the labels. */
	resumes: number[];
	/** Terms with their resumes in each class. */
	terms: Map<string, number[]>;
};

export function emptyCounts(labels: readonly string[]): Counts {
	return { labels, resumes: labels.map(() => 0), terms: new Map() };
}

/**
 * Adds an example to what has been learned, or takes it back.
 * @param weight 1 or -1
 */
export function learn(counts: Counts, { terms, label }: Example, weight: 1 | -1 = 1): void {
	const index = counts.labels.indexOf(label);
	if (index < 0) return;
	counts.resumes[index] = (counts.resumes[index] ?? 0) + weight;
	for (const term of new Set(terms)) {
		const row = counts.terms.get(term) ?? counts.labels.map(() => 0);
		row[index] = (row[index] ?? 0) + weight;
		counts.terms.set(term, row);
	}
}

/**
 * The counts with the most telling terms only: those whose presence says most about the class (their mutual
 * information). Terms that few resumes have are left out: they are noise, and could lead to one of them.
 * A generator, so that the caller can pause.
 * @param least how many resumes must have a term
 * @param most how many terms are kept
 */
export function* mostTelling(
	counts: Counts,
	least: number,
	most: number,
): Generator<void, Counts, void> {
	const all = sumOf(counts.resumes);
	const candidates: { term: string; row: number[]; left: number }[] = [];
	for (const [term, row] of counts.terms) {
		const having = sumOf(row);
		if (having < least) continue;
		const missing = row.map((value, index) => (counts.resumes[index] ?? 0) - value);
		const left = having * entropyOf(row) + (all - having) * entropyOf(missing);
		candidates.push({ term, row, left });
		if (candidates.length % termsPerStep === 0) yield;
	}
	const kept = candidates
		.sort((a, b) => a.left - b.left || (a.term < b.term ? -1 : 1))
		.slice(0, most);
	return { ...counts, terms: new Map(kept.map(({ term, row }) => [term, row])) };
}

const termsPerStep = 200;

const sumOf = (values: readonly number[]): number =>
	values.reduce((total, value) => total + value, 0);

/** How undecided a distribution is: 0 when everything is in one class. */
function entropyOf(values: readonly number[]): number {
	const total = sumOf(values);
	return values.reduce((sum, value) => {
		const share = total === 0 ? 0 : value / total;
		return share > 0 ? sum - share * Math.log(share) : sum;
	}, 0);
}

/** A model that can be asked: the logarithms of the counts. */
export type Classifier = {
	labels: readonly string[];
	/** For each term, how likely each class has it. */
	logs: ReadonlyMap<string, Float64Array>;
	/** Divides the scores, so that "90 %" is right in nine of ten; see calibrate. */
	temperature: number;
};

/** As if every class had been seen with every term so often. */
const smoothing = 0.4;

export function createClassifier(counts: Counts, temperature = 1): Classifier {
	const totals = counts.labels.map(() => smoothing * counts.terms.size);
	for (const row of counts.terms.values()) {
		for (const [index, value] of row.entries()) totals[index] = (totals[index] ?? 0) + value;
	}
	const logs = new Map<string, Float64Array>();
	for (const [term, row] of counts.terms) {
		logs.set(
			term,
			Float64Array.from(row, (value, index) =>
				Math.log((value + smoothing) / (totals[index] || 1)),
			),
		);
	}
	return { labels: counts.labels, logs, temperature };
}

/** The scores of each class, in the order of the labels; terms that were never learned say nothing. */
export function scoresOf({ labels, logs }: Classifier, terms: Iterable<string>): number[] {
	const scores = labels.map(() => 0);
	for (const term of new Set(terms)) {
		const row = logs.get(term);
		if (!row) continue;
		for (let index = 0; index < scores.length; index++) {
			scores[index] = (scores[index] ?? 0) + (row[index] ?? 0);
		}
	}
	return scores;
}

/** Scores as probabilities: none below 0, together 1. */
export function probabilitiesOf(scores: readonly number[], temperature: number): number[] {
	const highest = Math.max(...scores);
	const powers = scores.map((score) => Math.exp((score - highest) / temperature));
	const sum = sumOf(powers);
	return powers.map((power) => power / sum);
}

export type Classification = { label: string; probability: number }[];

/** Every class with its probability, the most likely first. */
export function classify(classifier: Classifier, terms: Iterable<string>): Classification {
	const probabilities = probabilitiesOf(scoresOf(classifier, terms), classifier.temperature);
	return classifier.labels
		.map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
		.sort((a, b) => b.probability - a.probability);
}

/** The terms that spoke most for a class and against the others, the strongest first. */
export function strongestTerms(
	{ labels, logs }: Classifier,
	terms: Iterable<string>,
	label: string,
): { term: string; weight: number }[] {
	const own = labels.indexOf(label);
	return [...new Set(terms)]
		.flatMap((term) => {
			const row = logs.get(term);
			if (!row || own < 0) return [];
			const others = row.filter((_, index) => index !== own);
			const weight = (row[own] ?? 0) - sumOf([...others]) / others.length;
			return [{ term, weight }];
		})
		.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
}
