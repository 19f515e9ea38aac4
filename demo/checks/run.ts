import { type ResumeFile, readResumeFile, resumePaths } from "../resume-file.ts";
import { findFaults, measureLibrary } from "./check-library.ts";

/**
 * Prints what is wrong with the resumes below `demo/resumes`, and their figures.
 * `node demo/checks/run.ts [role/ or part of a path]` prints those of some only.
 */
const only = process.argv[2] ?? "";
const files: [string, ResumeFile][] = [];
const faults: { path: string; fault: string }[] = [];
for (const path of resumePaths()) {
	try {
		files.push([path, readResumeFile(path)]);
	} catch (error) {
		const issues = (error as { issues?: { path: unknown[]; message: string }[] }).issues;
		const said = issues?.map(({ path: at, message }) => `${at.join(".")}: ${message}`);
		for (const fault of said ?? [String(error)]) faults.push({ path, fault });
	}
}
faults.push(...findFaults(files, only));
const own = faults.filter(({ path }) => path.includes(only));
for (const { path, fault } of own) console.log(`${path}: ${fault}`);

const percent = (part: number, whole: number) =>
	`${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const roles = new Set(files.map(([path]) => path.split("/")[0] ?? ""));
const shown = files.filter(([path]) => path.includes(only));
const rows = [...roles, "all"].flatMap((role) => {
	const some = role === "all" ? shown : shown.filter(([path]) => path.startsWith(`${role}/`));
	if (some.length === 0) return [];
	const { resumes, bullets, withFigure, twins, notes, pairs } = measureLibrary(some);
	return {
		role,
		resumes,
		bullets,
		"with a figure": percent(withFigure, bullets),
		"near twins": percent(twins.length, bullets),
		"with notes": notes,
		pairs,
	};
});
console.table(rows);
const { verbs, bullets } = measureLibrary(shown);
const frequent = verbs.slice(0, 8).map(([verb, count]) => `${verb} ${percent(count, bullets)}`);
console.log(`Most frequent first words: ${frequent.join(", ")}. ${own.length} faults.`);
process.exitCode = own.length > 0 ? 1 : 0;
