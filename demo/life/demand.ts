import { dayAfter, dayOf } from "#app/domain/base/weeks.ts";
import { parseResumeQuery } from "#app/domain/library/resume-query.ts";
import { demandOf, keptDays } from "#app/domain/library/search-demand.ts";
import { createRandom, type Random } from "../random.ts";

/* What people looked for, and how often they came. */

type Weighted = readonly (readonly [address: string, weight: number])[];

/** Of what is searched for, as in an address. The library has all of it. */
const found: Weighted = [
	["q=google", 30],
	["q=career+change", 22],
	["q=product+manager", 22],
	["q=new+graduate", 20],
	["q=software+engineer+internship", 18],
	["q=python", 17],
	["q=machine+learning", 16],
	["q=mckinsey", 15],
	["q=goldman+sachs", 14],
	["q=data+scientist", 14],
	["q=private+equity", 12],
	["q=openai", 12],
	["q=sql", 10],
	["q=nurse", 9],
	["q=no+degree", 9],
	["q=bootcamp", 7],
	["q=jane+street", 7],
	["q=anthropic", 7],
	["q=teacher", 6],
	["q=stripe", 6],
	["q=rust", 5],
	["q=return+to+work", 5],
	["q=self-taught", 5],
	["q=veteran", 4],
	["q=customer+success", 6],
	["q=pricing", 4],
	["q=semiconductors", 3],
	["role=Software+Engineer", 34],
	["role=Product+Manager", 26],
	["role=Data+Scientist", 20],
	["role=Investment+Banking", 16],
	["role=Consultant", 15],
	["role=Marketing", 12],
	["role=Finance", 12],
	["role=Machine+Learning+Engineer", 14],
	["role=Nursing", 7],
	["role=Design", 9],
	["role=Law", 5],
	["company=Google", 24],
	["company=Meta", 14],
	["company=Anthropic", 13],
	["company=Jane+Street", 10],
	["company=Stripe", 10],
	["company=Databricks", 7],
	["company=Palantir", 7],
	["company=Figma", 6],
	["company=Mayo+Clinic", 4],
	["company=Two+Sigma", 4],
	["experience=Entry-level", 18],
	["experience=Intern", 15],
	["visa=true", 12],
	["role=Software+Engineer&experience=Entry-level", 17],
	["role=Software+Engineer&company=Google", 11],
	["role=Product+Manager&experience=Senior-level", 8],
	["q=intern&role=Data+Scientist", 6],
	["industry=Tech&experience=Staff%2B", 5],
	["industry=Private+Equity", 6],
];

/** What people would like to find, and the library does not have. */
const fruitless: Weighted = [
	["q=spacex", 9],
	["q=scrum+master", 7],
	["q=nurse+practitioner", 6],
	["q=solidity", 4],
	["q=firefighter", 4],
	["q=quantum+computing", 4],
	["q=devrel", 3],
	["q=air+traffic+controller", 2],
	["q=chef", 2],
	["q=crispr", 2],
	["q=product+manager+london", 5],
	["q=singapore", 4],
	["company=Jane+Street&role=Marketing", 5],
	["company=Anthropic&role=Data+Scientist", 5],
	["company=Google&role=Nursing", 3],
	["company=OpenAI&role=Law", 2],
];

type Asked = { address: string; isFruitless: boolean };

const asked: (readonly [Asked, number])[] = [
	...found.map(([address, weight]) => [{ address, isFruitless: false }, weight] as const),
	...fruitless.map(([address, weight]) => [{ address, isFruitless: true }, weight] as const),
];

/** Every search of the demonstration's life, and whether it finds nothing. */
export const searchesOfLife: readonly Asked[] = asked.map(([search]) => search);

/** As the site counts them. */
const demands = new Map(
	searchesOfLife.map(({ address }) => [
		address,
		demandOf(parseResumeQuery(new URLSearchParams(address))),
	]),
);

type Counts = { day: string; name: "search" | "sign-up" | "open" | "checkout"; count: number }[];

/** The searches of every day so far; those of the days for which they are kept, by what was looked for. */
export function createSearches(now: Date, days: number) {
	const today = dayOf(now);
	const perDay = Array.from({ length: days + 1 }, (_, index) => {
		const day = dayAfter(today, index - days);
		const random = createRandom(`searches ${days - index}`);
		return { day, random, count: searchesOn(day, index / days, random, now) };
	});
	const counts: Counts = perDay.map(({ day, count }) => ({ day, name: "search", count }));
	const lately = perDay.slice(-keptDays.demand);
	const demand = lately.flatMap(({ day, random, count }) => demandOn(day, random, count));
	return { counts: counts.filter(({ count }) => count > 0), demand };
}

/** More every month, fewer at the weekend; of today as much as has passed. */
function searchesOn(day: string, grown: number, random: Random, now: Date): number {
	const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
	const usual = (9 + 34 * grown ** 1.2) * (isWeekend ? 0.6 : 1) * (0.8 + 0.4 * random.next());
	const passed = (now.getTime() - Date.parse(`${day}T00:00:00Z`)) / 86_400_000;
	return Math.round(usual * Math.min(1, passed));
}

function demandOn(day: string, random: Random, count: number) {
	const times = new Map<Asked, number>();
	for (let index = 0; index < count; index++) {
		const one = random.weighted(asked);
		times.set(one, (times.get(one) ?? 0) + 1);
	}
	return [...times].flatMap(([{ address, isFruitless }, searches]) => {
		const demand = demands.get(address);
		const foundNothing = isFruitless ? searches : 0;
		return demand ? [{ day, ...demand, searches, foundNothing }] : [];
	});
}

/** How often something happened on each day. */
export function countDays(name: Counts[number]["name"], days: readonly string[]): Counts {
	const counts = Map.groupBy(days, (day) => day);
	return [...counts].map(([day, all]) => ({ day, name, count: all.length }));
}
