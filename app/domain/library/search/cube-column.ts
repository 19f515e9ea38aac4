import { createContainsIndex } from "#app/domain/base/containing-texts.ts";
import { groupBy } from "#app/domain/base/group-by.ts";
import type { FacetOption } from "#app/domain/library/resume.ts";
import {
	expandFilterValue,
	type FilterField,
	offeredValues,
} from "#app/domain/library/resume-query.ts";
import { matchesValue } from "./match-filter.ts";

/** The values of one filter field in the library, each with a number of its own. */
export type CubeColumn = {
	readonly field: FilterField;
	readonly size: number;
	/** The number of a value; a new one for a value that was never seen. */
	codeOf(value: string): number;
	/** By number, whether a value is found by the choices: 1 or 0. */
	pass(chosen: readonly string[]): Uint8Array;
	/** The values that the choices find. */
	find(chosen: readonly string[]): string[];
	/**
	 * The offered values in their order, then what else is present by name, then what was typed by hand.
	 * @param tally by number, how many resumes have a value
	 * @param present by number, whether the value is offered though nothing is counted of it
	 */
	options(chosen: readonly string[], tally: Float64Array, present: Uint8Array): FacetOption[];
};

export function createColumn(field: FilterField): CubeColumn {
	const offered = offeredValues[field];
	const values: string[] = [];
	const codes = new Map<string, number>();
	/** The values that are not offered anyway, by name. */
	let others: string[] = [];
	// Which option finds which values hangs on the names alone; comparing hundreds of companies with each other
	// for every request took longer than the database.
	const finds = new Map<string, readonly number[]>();
	let finder: ((option: string) => readonly number[]) | undefined;

	function found(option: string): readonly number[] {
		finder ??= createFinder(field, values);
		return finder(option);
	}

	function rememberFound(option: string): readonly number[] {
		const codes = finds.get(option) ?? found(option);
		finds.set(option, codes);
		return codes;
	}

	function pass(chosen: readonly string[]): Uint8Array {
		const passes = new Uint8Array(values.length);
		if (chosen.length === 0) return passes.fill(1);
		for (const code of chosen.flatMap(found)) passes[code] = 1;
		return passes;
	}

	return {
		field,
		get size() {
			return values.length;
		},
		codeOf(value) {
			const known = codes.get(value);
			if (known !== undefined) return known;
			const code = values.push(value) - 1;
			codes.set(value, code);
			finds.clear();
			finder = undefined;
			if (value !== "" && !offered.includes(value)) {
				others = [...others, value].sort((a, b) => a.localeCompare(b, "en"));
			}
			return code;
		},
		pass,
		find(chosen) {
			const passes = pass(chosen);
			return values.filter((_, code) => passes[code]);
		},
		options(chosen, tally, present) {
			const count = (codes: readonly number[]) =>
				codes.reduce((sum, code) => sum + (tally[code] ?? 0), 0);
			const isPresent = (value: string) => present[codes.get(value) ?? -1] === 1;
			const own = others.filter(isPresent);
			const typed = chosen.filter((value) => !offered.includes(value) && !isPresent(value));
			return [
				...[...offered, ...own].map((value) => ({ value, count: count(rememberFound(value)) })),
				// What people type is not remembered: there is no end of it.
				...typed.map((value) => ({ value, count: count(found(value)) })),
			];
		},
	};
}

/** What `matchesValue` finds among the values, by their numbers, without asking it of each of them. */
function createFinder(
	field: FilterField,
	values: readonly string[],
): (option: string) => readonly number[] {
	if (field === "experienceLevel") {
		return (option) =>
			values.flatMap((value, code) => (matchesValue(field, option, value) ? [code] : []));
	}
	const byLower = groupBy(values.keys(), (code) => values[code]?.toLowerCase() ?? "");
	const containing = createContainsIndex([...byLower.keys()]);
	return (option) => {
		const lowers = expandFilterValue(field, option).flatMap((text) =>
			containing(text.toLowerCase()),
		);
		return [...new Set(lowers)].flatMap((lower) => byLower.get(lower) ?? []);
	};
}
