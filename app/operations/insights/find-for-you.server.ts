import { findPublishedCards } from "#app/data/library/resume-cards.server.ts";
import { countEach } from "#app/domain/base/count.ts";
import {
	chooseForYou,
	type ForYouFacts,
	type ForYouReason,
	type Wants,
} from "#app/domain/insights/career/for-you.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { emptyQuery, type FilterField } from "#app/domain/library/resume-query.ts";
import type { Uses } from "#app/services.ts";

/** How many are shown, and how many of each kind they are chosen from. */
const shown = 12;
const ofEachKind = 24;

export type ForYou = { card: ResumeCard; reasons: ForYouReason[] }[];

/** The resumes that come nearest to a company, a role and a level; each may be left open. */
export async function findForYou(
	services: Uses<"browsing" | "search" | "library">,
	wants: Wants,
): Promise<ForYou> {
	const { cards, ...facts } = await readForYou(services, wants);
	return chooseForYou(wants, facts, cards, shown).map(({ candidate, reasons }) => ({
		card: candidate,
		reasons,
	}));
}

/** What a choice is made from: the first resumes of every kind that may fit, and what the library says beside them. */
export async function readForYou(
	services: Uses<"browsing" | "search" | "library">,
	wants: Wants,
): Promise<ForYouFacts & { cards: ResumeCard[] }> {
	const { search } = services;
	const { company, role, level } = wants;
	/** Nothing where one of the answers is open. */
	const page = async (wanted: Partial<Record<FilterField, string>>) => {
		if (Object.values(wanted).includes("")) return [];
		const chosen = Object.entries(wanted).map(([field, value]) => [field, [value]]);
		const filters = { ...emptyQuery.filters, ...Object.fromEntries(chosen) };
		const query = { ...emptyQuery, filters };
		return (await search.findPage(query, null, ofEachKind)).resumes;
	};
	const ofCompany = await page({ company });
	const industry = mostOf(ofCompany.map((card) => card.industry));
	const [came, ...pages] = await Promise.all([
		findSteps(services, wants),
		page({ company, role }),
		page({ company, experienceLevel: level }),
		page({ role, experienceLevel: level }),
		page({ role, industry: industry ?? "" }),
		page({ role }),
		role === "" && company === "" ? page({ experienceLevel: level }) : [],
	]);
	const all = [ofCompany, came, ...pages].flat();
	return {
		industry,
		steps: new Set(came.map(({ id }) => id)),
		cards: [...new Map(all.map((card) => [card.id, card])).values()],
	};
}

/** Resumes of people who did what the person does now: by the routes, and by what everybody may search. */
async function findSteps(
	services: Uses<"browsing" | "search" | "library">,
	{ now, role }: Wants,
): Promise<ResumeCard[]> {
	if (now === "") return [];
	const routes = await services.library.careerRoutes();
	const onRoute = routes
		.filter((route) => route.from === now && (role === "" || route.to === role))
		.flatMap(({ resumes }) => resumes);
	const roleFilter = role === "" ? [] : [role];
	const filters = { ...emptyQuery.filters, role: roleFilter };
	const [cards, before, speaking] = await Promise.all([
		findPublishedCards(services.browsing.database, onRoute),
		services.search.findPage(
			{ ...emptyQuery, filters: { ...filters, previousRole: [now] } },
			null,
			ofEachKind,
		),
		services.search.findPage({ ...emptyQuery, search: now, filters }, null, ofEachKind),
	]);
	// All of the words, as they were typed: what other words find is no reason to say that it is the person's.
	// What a role of the library is called stands in most of its resumes and says nothing.
	const isRole = (await services.search.countEach("role")).has(now);
	return [...cards, ...before.resumes, ...(isRole ? [] : speaking.resumes)].filter(
		(card) => card.role !== now,
	);
}

function mostOf(values: readonly string[]): string | null {
	return [...countEach(values)].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
