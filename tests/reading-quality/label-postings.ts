import { askedParts, type Part } from "#app/domain/insights/posting/asked-parts.ts";
import { cleanText } from "#app/domain/insights/posting/clean-text.ts";
import { readPart } from "#app/domain/insights/posting/extract-requirements.ts";
import { nameKinds } from "#app/domain/insights/posting/name-kind.ts";
import {
	featuresOfPart,
	kindOfPart,
	type PartKind,
	partKinds,
} from "#app/domain/insights/posting/part-kind.ts";
import type { FoundRequirement } from "#app/domain/insights/posting/requirement.ts";
import type { Weights } from "#app/domain/insights/posting/weights.ts";
import { judgePosting } from "./judge-posting.ts";
import { type LabeledRow, type Learning, learnWeights } from "./learn-weights.ts";
import type { Posting } from "./postings.ts";

const ofParts: Learning = { rounds: 12, rate: 0.05, shrink: 0.03, missed: 1, leastFields: 5 };
const ofNames: Learning = { rounds: 12, rate: 0.02, shrink: 0.03, missed: 1.5, leastFields: 4 };

/** What labeled postings teach of parts, and then of the names in those that ask or tell of work. */
export function learnPostings(
	postings: readonly Posting[],
	known: ReadonlySet<string>,
): Record<"names" | "parts", ReturnType<typeof learnWeights>> {
	const labeled = postings.map((posting) => ({ posting, rows: labelParts(posting) }));
	const partsOf = (some: typeof labeled) =>
		learnWeights(
			some.flatMap(({ rows }) => rows),
			ofParts,
		);
	// In parts as they are read of fields that nothing was learned of: what is wrong about them is seen as well.
	const fields = [...new Set(postings.map(({ field }) => field))];
	const names = [0, 1].flatMap((half) => {
		const isOwn = ({ posting }: (typeof labeled)[number]) =>
			fields.indexOf(posting.field) % 2 === half;
		const parts = partsOf(labeled.filter((one) => !isOwn(one)));
		return labeled.filter(isOwn).flatMap(({ posting }) => labelNames(posting, known, parts));
	});
	return { parts: partsOf(labeled), names: learnWeights(names, ofNames) };
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
	const parts = askedParts(text);
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
	const rowsOf = (pasted: readonly Part[]): LabeledRow[] =>
		pasted.map((part, at) => ({
			field,
			features: featuresOfPart(pasted, at),
			kind: partKinds.indexOf(kindOf(part)),
		}));
	// Some paste a few lines of it.
	const pasted = parts.flatMap((_, at) =>
		at % fewParts === 0 ? rowsOf(parts.slice(at, at + fewParts)) : [],
	);
	return [...rowsOf(parts), ...pasted];
}

/** The names in a posting, each with the kind that its labels give it. */
function labelNames(posting: Posting, known: ReadonlySet<string>, weights: Weights): LabeledRow[] {
	const { text, placeOf } = cleanText(posting.text);
	const parts = askedParts(text);
	const names = parts.flatMap((part, at) => {
		return readPart(part, kindOfPart(parts, at, weights), known).names;
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
