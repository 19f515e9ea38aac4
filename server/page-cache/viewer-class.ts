import { randomUUID } from "node:crypto";
import type { Viewer } from "#app/domain/base/viewer.ts";
import { comparedMost } from "#app/domain/reader/compare-address.ts";

/** The resumes that a page names. The same ones are the same object, so that pages can be told apart by it. */
export type PageIds = { number: number; ids: ReadonlySet<string> };

/**
 * To whom a page shows the same as to this viewer: what is known of them, without who they are, and of their
 * resumes those that the page names. A page may also say how many are starred, and lead to two or three of them.
 */
export function classOf(viewer: Viewer, { number, ids }: PageIds): string {
	const { id: _, email: __, unlocked, downloadable, starred, ...rest } = anyoneLike(viewer);
	const among = (list: readonly string[]) => list.filter((one) => ids.has(one));
	return JSON.stringify([
		number,
		rest,
		among(unlocked),
		among(downloadable),
		starred.length,
		isNamedWhole(viewer) ? starred : among(starred),
	]);
}

/** So few that a page may lead to each. */
export const isNamedWhole = ({ starred }: Viewer): boolean => starred.length <= comparedMost;

/** The viewer as pages are rendered for a class: nothing in it is more exact than what they show. */
export function anyoneLike(viewer: Viewer): Viewer {
	const { plan } = viewer;
	if (plan.plan === "pro") return { ...viewer, plan: { ...plan, endsAt: dayOf(plan.endsAt) } };
	if (plan.plan === "pack") {
		return { ...viewer, plan: { ...plan, expiresAt: dayOf(plan.expiresAt) } };
	}
	return viewer;
}

const dayOf = (date: Date) => new Date(`${date.toISOString().slice(0, 10)}T00:00:00.000Z`);

/** What stands for an address, a number and a nonce, and nowhere else. */
export const createMarks = () => ({
	email: `${randomUUID()}@${randomUUID()}.invalid`,
	id: randomUUID(),
	nonce: randomUUID(),
});
