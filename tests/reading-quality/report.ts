import { formatTable } from "../../bench/tables.ts";
import { type Figures, figuresOf, goals } from "./figures.ts";
import { isEven } from "./people.ts";
import type { Outcome } from "./run.ts";

const columns = [
	["files", "files"],
	["jobs %", "jobs"],
	["dates %", "dates"],
	["bullets %", "bullets"],
	["in place %", "inPlace"],
	["jobs read %", "jobsRead"],
	["exact %", "exact"],
	["within one %", "withinOne"],
	["named %", "named"],
	["exact of named %", "exactOfNamed"],
	["named, two off", "namedTwoOff"],
	["among named %", "amongNamed"],
	["role %", "role"],
	["role wrong %", "roleWrong"],
	["title %", "titleRight"],
	["same in 3 %", "same"],
	["moved %", "moved"],
] as const satisfies readonly (readonly [string, keyof Figures])[];

function cellOf(figures: Partial<Figures>, key: keyof Figures): string {
	const value = figures[key];
	if (value === null || value === undefined) return "–";
	return key === "files" || key === "namedTwoOff" ? `${value}` : (100 * value).toFixed(1);
}

/** The figures of all files, and by format, half of the set, language, layout and field. */
export function tableOf(outcomes: readonly Outcome[]): string {
	const groups: Record<string, (outcome: Outcome) => string> = {
		format: ({ format }) => format,
		ids: ({ person }) => (isEven(person) ? "even" : "odd"),
		language: ({ person }) => person.language,
		layout: ({ person }) => person.layout,
		field: ({ person }) => person.field,
	};
	const total: [string, Figures] = ["all", figuresOf(outcomes)];
	const rows = Object.entries(groups).flatMap(([name, groupOf]) =>
		[...Map.groupBy(outcomes, groupOf)]
			.sort(([a], [b]) => a.localeCompare(b))
			.map(([group, some]): [string, Figures] => [`${name}: ${group}`, figuresOf(some)]),
	);
	const goal: string[] = [
		"goal",
		...columns.map(([, key]) => (key in goals ? cellOf(goals, key) : "")),
	];
	const cells = [total, ...rows].map(([name, figures]) => [
		name,
		...columns.map(([, key]) => cellOf(figures, key)),
	]);
	return formatTable(["", ...columns.map(([title]) => title)], [goal, ...cells]);
}

/** What was lost or read wrongly, a line each. */
export const failuresOf = (outcomes: readonly Outcome[]): string[] =>
	outcomes.flatMap(({ person, format, verdict, isMoved }) =>
		[...verdict.failures, ...(isMoved ? ["level: moved without a third of the bullets"] : [])].map(
			(failure) => `${person.id} (${person.layout}, ${format}): ${failure}`,
		),
	);
