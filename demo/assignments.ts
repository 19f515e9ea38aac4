import {
	type ExperienceLevel,
	experienceLevels,
	type Industry,
	namedCompanies,
	type Role,
	roles,
} from "#app/domain/library/catalogue.ts";
import { type DemoCompany, demoCompanies } from "./companies.ts";
import type { Random } from "./random.ts";

/** What each resume of the library is an example of. */
export type Assignment = {
	company: string;
	role: Role;
	industry: Industry;
	experienceLevel: ExperienceLevel;
};

const shareOfRole: Record<Role, number> = {
	"Software Engineer": 17,
	"Product Manager": 12,
	"Data Scientist": 12,
	"Machine Learning Engineer": 10.5,
	Consultant: 14.5,
	Marketing: 11,
	Finance: 12,
	"Investment Banking": 11,
};
const shareOfLevel: Record<ExperienceLevel, number> = {
	Intern: 18,
	"Entry-level": 22.5,
	"Mid-level": 23,
	"Senior-level": 20.5,
	"Staff+": 16,
};

/**
 * Spreads `count` resumes over companies, roles, industries and levels. The named companies get half; every
 * other company gets one before any gets a second. In random order.
 */
export function assignResumes(random: Random, count: number): Assignment[] {
	const isNamed = ({ name }: DemoCompany) => (namedCompanies as readonly string[]).includes(name);
	const named = demoCompanies.filter(isNamed);
	const others = random.sample(
		demoCompanies.filter((company) => !isNamed(company)),
		demoCompanies.length,
	);
	const forNamed = Math.floor(count / 2);
	const forOthers = count - forNamed;
	const openings = [
		...apportion(named, forNamed, 0),
		...apportion(others, forOthers, forOthers >= others.length ? 1 : 0),
	].flatMap(([company, share]) => Array.from({ length: share }, () => company));

	const wantedRoles = new Map(roles.map((role) => [role, (shareOfRole[role] / 100) * count]));
	const wantedLevels = new Map(
		roles.flatMap((role) =>
			experienceLevels.map((level) => [
				`${role}/${level}`,
				((shareOfRole[role] * shareOfLevel[level]) / 10_000) * count,
			]),
		),
	);
	const missing = <Key>(wanted: Map<Key, number>, key: Key) => Math.max(wanted.get(key) ?? 0, 0.05);
	const take = <Key>(wanted: Map<Key, number>, key: Key) =>
		wanted.set(key, (wanted.get(key) ?? 0) - 1);

	// Companies that hire for few roles come first, so that the others can even out what is missing.
	const choosiest = random
		.sample(openings, openings.length)
		.sort((a, b) => a.openings.length - b.openings.length);
	const assignments = choosiest.map((company): Assignment => {
		const { role, industry } = random.weighted(
			company.openings.map((opening) => [
				opening,
				opening.weight * missing(wantedRoles, opening.role),
			]),
		);
		take(wantedRoles, role);
		const experienceLevel = random.weighted(
			experienceLevels.map((level) => [level, missing(wantedLevels, `${role}/${level}`) ** 2]),
		);
		take(wantedLevels, `${role}/${experienceLevel}`);
		return { company: company.name, role, industry, experienceLevel };
	});
	return random.sample(assignments, assignments.length);
}

/** Whole shares of `total` by weight (largest remainders), after everybody has got `least`. */
function apportion(
	companies: readonly DemoCompany[],
	total: number,
	least: number,
): (readonly [DemoCompany, number])[] {
	const left = total - least * companies.length;
	const weights = companies.reduce((sum, { weight }) => sum + weight, 0);
	const exact = companies.map((company) => (company.weight / weights) * left);
	const shares = exact.map((share) => Math.floor(share));
	const order = exact
		.map((share, at) => [share - Math.floor(share), at] as const)
		.sort((a, b) => b[0] - a[0]);
	let rest = left - shares.reduce((sum, share) => sum + share, 0);
	for (const [, at] of order) {
		if (rest === 0) break;
		shares[at] = (shares[at] ?? 0) + 1;
		rest--;
	}
	return companies.map((company, at) => [company, least + (shares[at] ?? 0)]);
}
