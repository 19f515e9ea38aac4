import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { launchBrowser } from "#tests/helpers/browser.ts";
import { figuresOf } from "./figures.ts";
import { isEven, type Person, readPeople } from "./people.ts";
import { learnReader } from "./read-files.ts";
import { failuresOf, tableOf } from "./report.ts";
import { readAll } from "./run.ts";
import { openRenderer } from "./sheets/render.ts";

/**
 * How well resumes are read that the reading's author has not written, in three formats each: `npm run
 * measure:reading [-- nursing sales-03] [-- --all]`. Named are ids or fields. Failures
 * are listed of the even ids, so that the odd ones stay unseen; --all lists those of all.
 * docs/insights.md says what each figure means. --keep writes what the page prints, of all of them.
 */

const kept = new URL("../../app/content/insights/reading-figures.json", import.meta.url);

const { values, positionals } = parseArgs({
	options: {
		all: { type: "boolean", default: false },
		keep: { type: "boolean", default: false },
	},
	allowPositionals: true,
});
if (values.keep && positionals.length > 0) throw new Error("--keep is for the figures of all");
const start = performance.now();
const people = readPeople().filter(isChosen);
const browser = await launchBrowser();
try {
	const render = await openRenderer(browser);
	const outcomes = await readAll(people, render, learnReader());
	console.log(tableOf(outcomes));
	const seen = values.all ? outcomes : outcomes.filter(({ person }) => isEven(person));
	console.log(`\nWhat failed${values.all ? "" : ", of the even ids"}:\n`);
	for (const failure of failuresOf(seen)) console.log(failure);
	if (values.keep) {
		const { files, jobs, exact, withinOne, role } = figuresOf(outcomes);
		const day = new Date().toISOString().slice(0, 10);
		const fields = new Set(people.map(({ field }) => field)).size;
		const set = { day, files, people: people.length, fields };
		const figures = { ...set, jobs, exact, withinOne, role };
		writeFileSync(kept, `${JSON.stringify(figures, null, "\t")}\n`);
	}
	const seconds = (performance.now() - start) / 1_000;
	console.log(`\n${outcomes.length} files of ${people.length} people in ${seconds.toFixed(0)} s`);
} finally {
	await browser.close();
}

function isChosen({ id, field }: Person): boolean {
	const names = positionals.map((name) => name.replace(/^.*\/|\.json$/gu, ""));
	return names.length === 0 || names.includes(id) || names.includes(field);
}
