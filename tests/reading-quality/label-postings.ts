import { atOnce } from "#app/domain/base/at-once.ts";
import { type Part, partsInSteps } from "#app/domain/insights/posting/asked-parts.ts";
import { cleanText } from "#app/domain/insights/posting/clean-text.ts";
import {
	type ClauseKind,
	clauseKinds,
	clausesOf,
	featuresOfClause,
} from "#app/domain/insights/posting/duty-clauses.ts";
import { readPart } from "#app/domain/insights/posting/extract-requirements.ts";
import { nameKinds } from "#app/domain/insights/posting/name-kind.ts";
import {
	featuresOfPart,
	kindOfNext,
	type PartKind,
	partKinds,
} from "#app/domain/insights/posting/part-kind.ts";
import type { FoundRequirement } from "#app/domain/insights/posting/requirement.ts";
import type { Weights } from "#app/domain/insights/posting/weights.ts";
import { judgePosting } from "./judge-posting.ts";
import { type LabeledRow, type Learning, learnWeights, packWeights } from "./learn-weights.ts";
import type { Posting } from "./postings.ts";

const ofParts: Learning = {
	rounds: 12,
	rate: 0.05,
	shrink: 0.03,
	missed: 1.5,
	leastFields: 5,
};
const ofClauses: Learning = {
	rounds: 12,
	rate: 0.05,
	shrink: 0.03,
	missed: 1.5,
	leastFields: 4,
};
const ofNames: Learning = { rounds: 12, rate: 0.02, shrink: 0.03, missed: 2, leastFields: 4 };

/** What labeled postings teach of parts, and then of the clauses and names in those that ask or tell of work. */
export function learnPostings(
	postings: readonly Posting[],
	known: ReadonlySet<string>,
): Record<"clauses" | "names" | "parts", ReturnType<typeof learnWeights>> {
	const labeled = postings.map((posting) => ({ posting, rows: labelParts(posting) }));
	const partsOf = (some: typeof labeled) =>
		learnWeights(
			some.flatMap(({ rows }) => rows),
			ofParts,
		);
	// In parts as they are read of fields that nothing was learned of: what is wrong about them is seen as well.
	const fields = [...new Set(postings.map(({ field }) => field))];
	const halves = [0, 1].map((half) => {
		const isOwn = ({ posting }: (typeof labeled)[number]) =>
			fields.indexOf(posting.field) % 2 === half;
		const parts = partsOf(labeled.filter((one) => !isOwn(one)));
		const own = labeled.filter(isOwn).map(({ posting }) => posting);
		return {
			names: own.flatMap((posting) => labelNames(posting, known, parts)),
			clauses: own.flatMap((posting) => labelClauses(posting, parts)),
		};
	});
	return {
		parts: partsOf(labeled),
		names: learnWeights(
			halves.flatMap(({ names }) => names),
			ofNames,
		),
		clauses: learnWeights(
			halves.flatMap(({ clauses }) => clauses),
			ofClauses,
		),
	};
}

const fewParts = 5;
/** A duty's words are at least this share of a part that tells of work. */
const leastOfDuty = 0.4;

/** The parts of a posting, each with what its labels say of it. */
function labelParts({ text: given, field, requirements }: Posting): LabeledRow[] {
	const { text, placeOf } = cleanText(given);
	const labels = requirements.map(({ kind, quote }) => {
		const from = given.indexOf(quote);
		return { isDuty: kind === "duty", from, to: from + quote.length };
	});
	const parts = atOnce(partsInSteps(text));
	const kindOf = (part: Part): PartKind => {
		const from = placeOf(part.start);
		const to = placeOf(part.start + part.text.length - 1) + 1;
		const own = labels.filter((label) => label.from < to && label.to > from);
		const duties = own.filter(({ isDuty }) => isDuty);
		const letters = Array.from({ length: to - from }, (_, index) => from + index);
		const covered = letters.filter((place) =>
			duties.some((duty) => duty.from <= place && place < duty.to),
		);
		const isDuty = duties.length === own.length || covered.length >= leastOfDuty * letters.length;
		const told = duties.length > 0 && isDuty ? "duty" : "ask";
		return own.length === 0 ? "none" : told;
	};
	const rowsOf = (pasted: readonly Part[]): LabeledRow[] => {
		const kinds = pasted.map(kindOf);
		return pasted.map((_, at) => ({
			field,
			features: featuresOfPart(pasted, at, kinds),
			kind: partKinds.indexOf(kinds[at] ?? "none"),
		}));
	};
	// Some paste a few lines of it.
	const pasted = parts.flatMap((_, at) =>
		at % fewParts === 0 ? rowsOf(parts.slice(at, at + fewParts)) : [],
	);
	return [...rowsOf(parts), ...pasted];
}

/** What postings teach, as the site keeps it. */
export function packLearned(postings: readonly Posting[], known: ReadonlySet<string>) {
	const { clauses, names, parts } = learnPostings(postings, known);
	return {
		clauses: packWeights(clauses),
		names: packWeights(names),
		parts: packWeights(parts),
	};
}

/** So much of a clause stands in a duty's quote, or it is none of it. */
const leastOfClause = 0.5;

/** The clauses of the parts that tell of work, each with its place in what there is to do. */
function labelClauses(
	{ text: given, field, requirements }: Posting,
	weights: Weights,
): LabeledRow[] {
	const { text, placeOf } = cleanText(given);
	const duties = requirements.flatMap(({ kind, quote }) => {
		const from = given.indexOf(quote);
		return kind === "duty" ? [{ from, to: from + quote.length }] : [];
	});
	const parts = atOnce(partsInSteps(text));
	const kindsTold = kindsOfParts(parts, weights);
	return parts.flatMap((part, at) => {
		const told = kindsTold[at] ?? "none";
		if (told === "none") return [];
		const clauses = clausesOf(part);
		const kinds: ClauseKind[] = [];
		let last: (typeof duties)[number] | undefined;
		return clauses.map((clause): LabeledRow => {
			const from = placeOf(clause.start);
			const to = placeOf(clause.start + clause.text.length - 1) + 1;
			const own = duties.filter(
				(duty) => Math.min(to, duty.to) - Math.max(from, duty.from) >= leastOfClause * (to - from),
			);
			// The shortest that begins here, or else the one that goes on.
			const [begun] = own
				.filter((duty) => duty.from >= from - 1 || !last)
				.sort((a, b) => a.to - b.to);
			const duty = begun ?? own.find((one) => one === last) ?? own[0];
			const kind = duty === undefined ? "none" : duty === last ? "more" : "begin";
			last = duty;
			const features = featuresOfClause(part, told, clauses, kinds);
			kinds.push(kind);
			return { field, features, kind: clauseKinds.indexOf(kind) };
		});
	});
}

const noWeights: Weights = new Map();

/** The names in a posting, each with the kind that its labels give it. */
function labelNames(posting: Posting, known: ReadonlySet<string>, weights: Weights): LabeledRow[] {
	const { text, placeOf } = cleanText(posting.text);
	const parts = atOnce(partsInSteps(text));
	const kinds = kindsOfParts(parts, weights);
	const names = parts.flatMap((part, at) => {
		return readPart(part, kinds[at] ?? "none", known, noWeights).names;
	});
	// Each by itself: of names within each other more than one may be right.
	const isLabeled = (kind: "skill" | "certificate", { name, must }: (typeof names)[number]) => {
		const end = placeOf(name.start + name.text.length - 1) + 1;
		const one: FoundRequirement = { kind, text: name.text, must, start: placeOf(name.start), end };
		return judgePosting(posting, [one]).matched.length > 0;
	};
	return names.map((name) => {
		const other = isLabeled("certificate", name) ? "certificate" : "none";
		const kind = isLabeled("skill", name) ? "skill" : other;
		return { field: posting.field, features: name.features, kind: nameKinds.indexOf(kind) };
	});
}

/** What each part tells. */
function kindsOfParts(parts: readonly Part[], weights: Weights): PartKind[] {
	const kinds: PartKind[] = [];
	for (const _ of parts) kinds.push(kindOfNext(parts, kinds, weights));
	return kinds;
}
