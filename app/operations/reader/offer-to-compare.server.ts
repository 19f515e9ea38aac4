import { findPublishedCards } from "#app/data/library/resume-cards.server.ts";
import { findStarredIds } from "#app/data/reader/shortlist.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { comparedMost } from "#app/domain/reader/compare-address.ts";
import type { SideColumn, SideOffer } from "#app/domain/reader/side-by-side.ts";
import type { Uses } from "#app/services.ts";

const offeredMost = 4;

/**
 * What could stand beside the resumes of a comparison, by public facts alone: what a member has starred, then the
 * first ones of the same role and level.
 * @param ids of all that were asked for
 * @returns nothing where every column is taken
 */
export async function offerToCompare(
	{ database, search }: Uses<"database" | "search">,
	person: Person | null,
	ids: readonly string[],
	columns: readonly SideColumn[],
): Promise<SideOffer[]> {
	if (columns.length >= comparedMost) return [];
	const starredIds = person ? await findStarredIds(database, person.id) : [];
	const starred = await findPublishedCards(
		database,
		starredIds.filter((id) => !ids.includes(id)).slice(0, offeredMost),
	);
	const first = columns.find(({ state }) => state === "there");
	const alike = first?.state === "there" ? await findAlike(search, first.preview) : [];
	const cards = new Map([...starred, ...alike].map((card) => [card.id, card]));
	return [...cards.values()]
		.filter(({ id }) => !ids.includes(id))
		.slice(0, offeredMost)
		.map(toOffer);
}

async function findAlike(
	search: Uses<"search">["search"],
	{ role, experienceLevel }: Pick<ResumeCard, "role" | "experienceLevel">,
): Promise<readonly ResumeCard[]> {
	const filters = { ...emptyQuery.filters, role: [role], experienceLevel: [experienceLevel] };
	const { resumes } = await search.findPage(
		{ ...emptyQuery, filters },
		null,
		offeredMost + comparedMost,
	);
	return resumes;
}

/** What a choice says of a resume. */
export const toOffer = ({ id, title, company, experienceLevel }: ResumeCard): SideOffer => ({
	id,
	title,
	company,
	experienceLevel,
});
