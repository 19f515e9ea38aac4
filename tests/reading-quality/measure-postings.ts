import { requirementKinds } from "#app/domain/insights/posting/requirement.ts";
import { formatTable } from "../../bench/tables.ts";
import {
	type JudgedPosting,
	judgeAll,
	librarySkills,
	type PostingFigures,
	postingFigures,
} from "./posting-figures.ts";
import { readPostings } from "./postings.ts";

/**
 * How well the requirements of job postings are found: `npm run measure:postings [-- nursing law-03]`. What failed is
 * listed for the named fields or ids, and never of those that are kept aside.
 */

const names = process.argv.slice(2);
const judged = judgeAll(readPostings(), librarySkills());
const halves = { seen: judged.filter(isSeen), aside: judged.filter((one) => !isSeen(one)) };
const percent = (share: number) => (100 * share).toFixed(1);
const cells = ({ labels, found, precision, recall, f1, mustRight }: PostingFigures) => [
	`${labels}`,
	`${found}`,
	...[precision, recall, f1, mustRight].map(percent),
];
const head = ["", "labels", "found", "precision %", "recall %", "F1 %", "must right %"];
const fields = [...new Set(judged.map(({ posting }) => posting.field))];
const rows = [
	["goal", "", "", "", "", "85.0", ""],
	...Object.entries(halves).flatMap(([half, some]) => [
		[half, ...cells(postingFigures(some))],
		...requirementKinds.map((kind) => [`${half}: ${kind}`, ...cells(postingFigures(some, kind))]),
		...fields.map((field) => [
			`${half}: ${field}`,
			...cells(postingFigures(some.filter(({ posting }) => posting.field === field))),
		]),
	]),
];
console.log(formatTable(head, rows));
for (const { posting, missed, extra } of halves.seen) {
	if (!names.includes(posting.id) && !names.includes(posting.field)) continue;
	console.log(`\n${posting.id}`);
	for (const { kind, text, quote } of missed) console.log(`  missed ${kind}: ${text} (${quote})`);
	for (const { kind, text } of extra) console.log(`  not asked ${kind}: ${text}`);
}

function isSeen({ posting }: JudgedPosting): boolean {
	return !posting.aside;
}
