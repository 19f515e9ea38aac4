import type { ComparedGroup, MeasureSummary } from "./group-statistics.ts";
import { type ComparedResume, type MeasureName, measureNames, measures } from "./measures.ts";

/** One resume beside a group, measure by measure. */
export type ComparedMeasure = {
	name: MeasureName;
	mine: number;
	group: Omit<MeasureSummary, "histogram">;
	place: Place;
};

/** Where a value stands beside the middle half of the group, its ends included. */
export type Place = "below" | "within" | "above";

export function placeOf(value: number, { low, high }: { low: number; high: number }): Place {
	if (value < low) return "below";
	return value > high ? "above" : "within";
}

/** What can be measured on both sides, in the order of the measures. */
export function compareMeasures(mine: ComparedResume, group: ComparedGroup): ComparedMeasure[] {
	return measureNames.flatMap((name) => {
		const value = measures[name].read(mine);
		const summary = group.measures[name];
		if (value === null || !summary) return [];
		return [{ name, mine: value, group: summary, place: placeOf(value, summary) }];
	});
}
