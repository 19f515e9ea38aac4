import type { ResumeFilters } from "../resume-query.ts";
import type { Cell } from "../search/cube.ts";
import { looseSlugOf, slugOf } from "./address-slug.ts";

/** The hubs of a library: which companies, roles, and roles at a company have a page. */

/** A company or a role. Names with one slug are one: "L'Oreal" is L’Oréal. */
export type HubName = {
	slug: string;
	/** As most resumes write it. */
	name: string;
	resumes: number;
};

/** The page of a company, of a role, or of a role at a company. */
export type Hub = {
	company: HubName | null;
	role: HubName | null;
	resumes: number;
	/** The combinations of values that its resumes have. */
	cells: readonly number[];
};

type Named = HubName & {
	cells: number[];
	/** The hubs of this one together with each of the others, by the slug of the other. */
	beside: Map<string, { resumes: number; cells: number[] }>;
};

export type HubDirectory = {
	companies: ReadonlyMap<string, Named>;
	roles: ReadonlyMap<string, Named>;
	/** Slugs by their loose form; null where several share it. */
	loose: {
		companies: ReadonlyMap<string, string | null>;
		roles: ReadonlyMap<string, string | null>;
	};
};

/** What stands in an address; at least one of the two. */
export type HubKey = { company: string | null; role: string | null };

/** Below this number nothing is said of a hub but what its cards say, and search engines leave it out. */
export const leastInHub = 5;

/**
 * @param cells of the library
 * @param known companies and roles that have a page before there is a resume of theirs
 */
export function buildDirectory(
	cells: Iterable<Pick<Cell, "id" | "company" | "role" | "count">>,
	known: { companies: readonly string[]; roles: readonly string[] },
): HubDirectory {
	const companies = new Map<string, Named>();
	const roles = new Map<string, Named>();
	const spellings = new Map<Named, Map<string, number>>();
	const named = (all: Map<string, Named>, name: string, count: number): Named | null => {
		const slug = slugOf(name);
		if (slug === "") return null;
		const one = all.get(slug) ?? { slug, name, resumes: 0, cells: [], beside: new Map() };
		all.set(slug, one);
		one.resumes += count;
		const counts = spellings.get(one) ?? new Map<string, number>();
		spellings.set(one, counts.set(name, (counts.get(name) ?? 0) + count));
		return one;
	};
	for (const { id, company, role, count } of cells) {
		if (count <= 0) continue;
		const at = named(companies, company, count);
		const as = named(roles, role, count);
		at?.cells.push(id);
		as?.cells.push(id);
		if (!at || !as) continue;
		const both = at.beside.get(as.slug) ?? { resumes: 0, cells: [] };
		both.resumes += count;
		both.cells.push(id);
		at.beside.set(as.slug, both);
		as.beside.set(at.slug, both);
	}
	for (const name of known.companies) named(companies, name, 0);
	for (const name of known.roles) named(roles, name, 0);
	for (const [one, counts] of spellings) one.name = mostFrequent(counts);
	return { companies, roles, loose: { companies: byLoose(companies), roles: byLoose(roles) } };
}

function mostFrequent(counts: ReadonlyMap<string, number>): string {
	const [first] = [...counts].sort(([a, of], [b, most]) => most - of || (a < b ? -1 : 1));
	return first?.[0] ?? "";
}

function byLoose(all: ReadonlyMap<string, Named>): Map<string, string | null> {
	const found = new Map<string, string | null>();
	for (const slug of all.keys()) {
		const loose = looseSlugOf(slug);
		found.set(loose, found.has(loose) ? null : slug);
	}
	return found;
}

/**
 * The hub of an address, and the one way in which its address is written.
 * @returns null where the library knows no such company, role, or role at this company
 */
export function findHub(
	directory: HubDirectory,
	asked: HubKey,
): { hub: Hub; address: string } | null {
	const company = lookUp(directory.companies, directory.loose.companies, asked.company);
	const role = lookUp(directory.roles, directory.loose.roles, asked.role);
	if (company === null || role === null) return null;
	const one = company ?? role;
	if (!one) return null;
	const both = company && role ? company.beside.get(role.slug) : one;
	if (!both) return null;
	const hub = {
		company: company ? nameOf(company) : null,
		role: role ? nameOf(role) : null,
		resumes: both.resumes,
		cells: both.cells,
	};
	return { hub, address: hubAddress({ company: company?.slug ?? null, role: role?.slug ?? null }) };
}

/** Undefined when nothing was asked, null when it is not known. */
function lookUp(
	all: ReadonlyMap<string, Named>,
	loose: ReadonlyMap<string, string | null>,
	asked: string | null,
): Named | null | undefined {
	if (asked === null) return undefined;
	return all.get(slugOf(asked)) ?? all.get(loose.get(looseSlugOf(asked)) ?? "") ?? null;
}

const nameOf = ({ slug, name, resumes }: Named): HubName => ({ slug, name, resumes });

/** The hub of a list that is narrowed by one company, one role, or both, and by nothing else. */
export function hubOfFilters(
	directory: HubDirectory,
	{ company, role, featured, visa, ...others }: ResumeFilters,
): { hub: Hub; address: string } | null {
	const isWider = company.length > 1 || role.length > 1 || featured || visa;
	if (isWider || Object.values(others).some((values) => values.length > 0)) return null;
	return findHub(directory, { company: company[0] ?? null, role: role[0] ?? null });
}

/** @param key slugs */
export function hubAddress({ company, role }: HubKey): string {
	if (company === null) return `/resumes/for/${role}`;
	return `/resumes/at/${company}${role === null ? "" : `/${role}`}`;
}

/** The share picture of a hub or a route, by its address. */
export const hubPicture = (address: string): string =>
	`/resumes/picture${address.slice("/resumes".length)}.png`;

/** A way from one hub to another. */
export type HubLink = { name: string; address: string; resumes: number };

/**
 * The hubs around one: its roles or companies, those of most resumes first. A company that has one role has no
 * other page for it, and leads to the role itself.
 */
export function neighborsOf(
	{ companies, roles }: HubDirectory,
	{ company, role }: Pick<Hub, "company" | "role">,
	most: number,
): { roles: HubLink[]; companies: HubLink[] } {
	const own = companies.get(company?.slug ?? "");
	const [only, ...more] = own?.beside.keys() ?? [];
	const single = role === null && more.length === 0 ? roles.get(only ?? "") : undefined;
	if (single) {
		const address = hubAddress({ company: null, role: single.slug });
		return { roles: [{ name: single.name, address, resumes: single.resumes }], companies: [] };
	}
	const links = (one: Named | undefined, others: ReadonlyMap<string, Named>, isCompany: boolean) =>
		[...(one?.beside ?? [])]
			.map(([slug, { resumes }]) => ({
				name: others.get(slug)?.name ?? slug,
				address: hubAddress(
					isCompany
						? { company: one?.slug ?? null, role: slug }
						: { company: slug, role: one?.slug ?? null },
				),
				resumes,
				slug,
			}))
			.filter(({ slug }) => slug !== (isCompany ? role?.slug : company?.slug))
			.sort((a, b) => b.resumes - a.resumes || (a.name < b.name ? -1 : 1))
			.slice(0, most)
			.map(({ slug: _, ...link }) => link);
	return {
		roles: links(own, roles, true),
		companies: links(roles.get(role?.slug ?? ""), companies, false),
	};
}

/**
 * Whether a hub says something that no other one says: there is enough of it, and a role at a company is not
 * all that there is of the company.
 */
export const isWorthFinding = ({ company, role, resumes }: Omit<Hub, "cells">): boolean =>
	resumes >= leastInHub && !(company && role && company.resumes === resumes);

/** Every hub that search engines may find, those of most resumes first. */
export function hubsToFind(directory: HubDirectory): { address: string; hub: Hub }[] {
	const { companies, roles } = directory;
	const keys: HubKey[] = [
		...[...roles.keys()].map((role) => ({ company: null, role })),
		...[...companies.values()].flatMap(({ slug: company, resumes, beside }) =>
			resumes < leastInHub
				? []
				: [{ company, role: null }, ...[...beside.keys()].map((role) => ({ company, role }))],
		),
	];
	return keys
		.flatMap((key) => findHub(directory, key) ?? [])
		.filter(({ hub }) => isWorthFinding(hub))
		.sort((a, b) => b.hub.resumes - a.hub.resumes || (a.address < b.address ? -1 : 1));
}

/** When the resumes of each hub changed last, by its address. */
export function latestByHub(
	changes: readonly { company: string; role: string; changed: Date }[],
): Map<string, Date> {
	const latest = new Map<string, Date>();
	for (const { company, role, changed } of changes) {
		const [at, as] = [slugOf(company), slugOf(role)];
		for (const address of [
			hubAddress({ company: at, role: null }),
			hubAddress({ company: null, role: as }),
			hubAddress({ company: at, role: as }),
		]) {
			const known = latest.get(address);
			if (!known || known < changed) latest.set(address, changed);
		}
	}
	return latest;
}
