import "#app/integrations/documents/without-canvas.ts";
import { parseArgs } from "node:util";
import { documentOfBlocks } from "#app/domain/intake/desk/document-of-blocks.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { renderPdf } from "#app/integrations/documents/pdf.server.ts";
import { createDemoLibrary } from "#demo/library.ts";
import { launchBrowser } from "#tests/helpers/browser.ts";
import { differencesBetween, judgeIntake } from "./judge-intake.ts";
import { isEven, readPeople } from "./people.ts";
import { blocksOf, judgedDay } from "./read-files.ts";
import { openRenderer } from "./sheets/render.ts";

/**
 * What the intake desk makes of files: `npm run measure:intake [-- --all]`. First 200 files in PDF and Word that were
 * not written for it: how many need no correction of jobs and dates. Then the documents of the demonstration as PDF
 * and back. Failures are listed of the even ids, so that the odd ones stay unseen; --all lists those of all.
 */

const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
const foreignFiles = 200;
const start = performance.now();

const everybody = readPeople();
const step = everybody.length / (foreignFiles / 2);
const people = Array.from(
	{ length: foreignFiles / 2 },
	(_, at) => everybody[Math.floor(at * step)],
).filter((person) => person !== undefined);
const browser = await launchBrowser();
const failures: string[] = [];
const right = { pdf: 0, docx: 0 };
try {
	const render = await openRenderer(browser);
	for (const person of people) {
		for (const format of ["pdf", "docx"] as const) {
			const { document } = documentOfBlocks(await blocksOf(await render(person, format), format));
			const { wrong, extra } = judgeIntake(person, document);
			if (wrong.length + extra.length === 0) right[format]++;
			else if (values.all || isEven(person)) {
				const read = document.work
					.map((job) => `${job.position} @ ${job.name} ${job.startDate ?? ""}–${job.endDate ?? ""}`)
					.join(" | ");
				failures.push(
					`${person.id} ${format} (${person.layout}): ${[...wrong.map((job) => `not ${job}`), ...extra.map((job) => `extra ${job}`)].join("; ")}\n    read ${read}`,
				);
			}
		}
	}
} finally {
	await browser.close();
}

const documents = createDemoLibrary({ now: judgedDay }).flatMap(({ document, style }) =>
	document && style ? [{ document, style }] : [],
);
let equal = 0;
let sameJobs = 0;
const differences = new Map<string, number>();
const lost: string[] = [];
for (const { document, style } of documents) {
	const found = await roundTrip(document, style);
	const different = differencesBetween(document, found);
	if (different.length === 0) equal++;
	else if (lost.length < 40)
		lost.push(`${document.basics.name} (${style}): ${different.slice(0, 3).join("; ")}`);
	if (!different.some((place) => place.startsWith("work"))) sameJobs++;
	for (const place of new Set(different.map((one) => one.replace(/[.:].*/u, "")))) {
		differences.set(place, (differences.get(place) ?? 0) + 1);
	}
}

console.log(`What failed${values.all ? "" : ", of the even ids"}:\n${failures.join("\n")}`);
console.log(`\nWhat did not come back:\n${lost.join("\n")}`);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
console.log(
	`\n${foreignFiles} foreign files of ${people.length} people in ${new Set(people.map(({ layout }) => layout)).size} layouts`,
);
console.log(
	`need no correction of jobs and dates: ${percent(right.pdf + right.docx, foreignFiles)} (PDF ${percent(right.pdf, people.length)}, Word ${percent(right.docx, people.length)})`,
);
console.log(`${documents.length} documents as PDF and back`);
console.log(
	`equal: ${percent(equal, documents.length)}, equal jobs: ${percent(sameJobs, documents.length)}`,
);
console.log(
	`parts that differ: ${[...differences].map(([place, count]) => `${place} ${count}`).join(", ") || "none"}`,
);
console.log(`\n${((performance.now() - start) / 1_000).toFixed(0)} s`);

async function roundTrip(
	document: ResumeDocument,
	style: Parameters<typeof renderPdf>[1],
): Promise<ResumeDocument> {
	const bytes = await renderPdf(
		document,
		style,
		"Invented for a demonstration: Google, Senior-level, offer Mar 2025.",
	);
	return documentOfBlocks(await blocksOf(bytes, "pdf")).document;
}
