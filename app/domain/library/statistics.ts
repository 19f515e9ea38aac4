/** How many published resumes hold one combination of the values that the owner's list is filtered by. */
export type StatisticsCell = {
	company: string;
	industry: string;
	isFeatured: boolean;
	count: number;
};

export type NamedCount = { value: string; count: number };

/** The library in figures; withdrawn resumes do not count. */
export type LibraryStatistics = {
	total: number;
	featured: number;
	totalViews: number;
	/** Sorted by name. */
	byCompany: readonly NamedCount[];
	byIndustry: readonly NamedCount[];
	cells: readonly StatisticsCell[];
};

export function buildStatistics(
	cells: readonly StatisticsCell[],
	totalViews: number,
): LibraryStatistics {
	return {
		total: sum(cells),
		featured: sum(cells.filter(({ isFeatured }) => isFeatured)),
		totalViews,
		byCompany: countBy(cells, ({ company }) => company),
		byIndustry: countBy(cells, ({ industry }) => industry),
		cells,
	};
}

/** How many resumes a filter without text finds: known from the figures, without asking the database. */
export function countFiltered(
	cells: readonly StatisticsCell[],
	filter: { company: string; industry: string; featured: boolean | null },
): number {
	return sum(
		cells.filter(
			(cell) =>
				(filter.company === "" || cell.company === filter.company) &&
				(filter.industry === "" || cell.industry === filter.industry) &&
				(filter.featured === null || cell.isFeatured === filter.featured),
		),
	);
}

/** Keeps a list of options readable: the largest, by name, and the chosen ones. */
export const offeredNames = 300;

export function offerNames(counts: readonly NamedCount[], chosen: string): readonly NamedCount[] {
	const largest =
		counts.length > offeredNames
			? [...counts].sort((a, b) => b.count - a.count).slice(0, offeredNames)
			: counts;
	const offered = [...largest].sort(byName);
	if (chosen === "" || offered.some(({ value }) => value === chosen)) return offered;
	return [...offered, counts.find(({ value }) => value === chosen) ?? { value: chosen, count: 0 }];
}

function countBy(
	cells: readonly StatisticsCell[],
	nameOf: (cell: StatisticsCell) => string,
): NamedCount[] {
	const counts = new Map<string, number>();
	for (const cell of cells) {
		counts.set(nameOf(cell), (counts.get(nameOf(cell)) ?? 0) + cell.count);
	}
	return [...counts].map(([value, count]) => ({ value, count })).sort(byName);
}

const sum = (cells: readonly StatisticsCell[]) =>
	cells.reduce((total, { count }) => total + count, 0);

const collator = new Intl.Collator("en");
const byName = (a: NamedCount, b: NamedCount) => collator.compare(a.value, b.value);
