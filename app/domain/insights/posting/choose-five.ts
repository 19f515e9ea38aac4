import { leastSharers } from "../group-limits.ts";

/** A resume that could be opened, and the numbers of the requirements that it shows. */
export type Candidate = { id: string; shows: readonly number[] };
/** A chosen one, with what it shows that none before it does. */
export type Chosen = { id: string; adds: number[] };

export const mostChosen = 5;

/** How often each requirement is shown. */
export function countShown(candidates: readonly Candidate[], requirements: number): number[] {
	const counts = new Array<number>(requirements).fill(0);
	for (const { shows } of candidates) for (const at of shows) counts[at] = (counts[at] ?? 0) + 1;
	return counts;
}

const mustWeight = 2;

/**
 * What a requirement is worth: what must be proved counts double, what few show counts more. What fewer than
 * `leastSharers` show is worth nothing, because nothing may be told of it.
 * @param of how many resumes were looked at
 */
export function weightsOf(
	musts: readonly boolean[],
	counts: readonly number[],
	of: number,
): number[] {
	return musts.map((must, at) => {
		const count = counts[at] ?? 0;
		return count < leastSharers ? 0 : (must ? mustWeight : 1) * (1 + Math.log(of / count));
	});
}

/**
 * The resumes to open, in reading order: each time the one that adds most to those before it, of equal ones the first
 * by id. It ends where nothing is added.
 */
export function chooseFive(
	candidates: readonly Candidate[],
	weights: readonly number[],
	most = mostChosen,
): Chosen[] {
	const left = candidates.toSorted((a, b) => (a.id < b.id ? -1 : 1));
	const covered = new Set<number>();
	const chosen: Chosen[] = [];
	while (chosen.length < most) {
		let best: { candidate: Candidate; adds: number[]; worth: number } | null = null;
		for (const candidate of left) {
			const adds = candidate.shows.filter((at) => !covered.has(at) && (weights[at] ?? 0) > 0);
			const worth = adds.reduce((sum, at) => sum + (weights[at] ?? 0), 0);
			// A sum in another order may differ in its last digits.
			if (worth > (best?.worth ?? 0) + 1e-9) best = { candidate, adds, worth };
		}
		if (!best) break;
		for (const at of best.adds) covered.add(at);
		chosen.push({ id: best.candidate.id, adds: best.adds });
		left.splice(left.indexOf(best.candidate), 1);
	}
	return chosen;
}
