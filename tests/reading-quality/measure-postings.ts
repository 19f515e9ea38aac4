import { requirementKinds } from "#app/domain/insights/posting/requirement.ts";
import { formatTable } from "../../bench/tables.ts";
import {
	judgeAll,
	judgeLeftOut,
	librarySkills,
	type PostingFigures,
	postingFigures,
} from "./posting-figures.ts";
import {
	readLastPostings,
	readLaterPostings,
	readMorePostings,
	readPostings,
	readTaughtPostings,
} from "./postings.ts";

/**
 * How well the requirements of job postings are found, each seen field by what the others have taught: `npm run
 * measure:postings [-- nursing law-03]`. What failed is
 * listed for the named fields or ids, and never of those that are kept aside: they are judged with `-- --aside` alone,
 * as totals.
 */

const names = process.argv.slice(2);
const known = librarySkills();
const postings = readPostings();
const ids = new Set(postings.map(({ id }) => id));
const taught = judgeLeftOut(readTaughtPostings(), known);
const more = new Set(readMorePostings().map(({ id }) => id));
type Judged = (typeof taught)[number];
const isMore = ({ posting }: Judged) => more.has(posting.id);
const isOther = (one: Judged) => !ids.has(one.posting.id) && !isMore(one);
const seen = taught.filter(({ posting }) => ids.has(posting.id));
const asides = names.includes("--aside")
	? [
			["aside", postings.filter(({ aside }) => aside)] as const,
			["later aside", readLaterPostings()] as const,
			["last aside", readLastPostings()] as const,
		]
	: [];
const percent = (share: number) => (100 * share).toFixed(1);
const cells = ({ labels, found, precision, recall, f1, mustRight }: PostingFigures) => [
	`${labels}`,
	`${found}`,
	...[precision, recall, f1, mustRight].map(percent),
];
const head = ["", "labels", "found", "precision %", "recall %", "F1 %", "must right %"];
const fields = [...new Set(seen.map(({ posting }) => posting.field))];
const rows = [
	["goal", "", "", "", "", "85.0", ""],
	["seen", ...cells(postingFigures(seen))],
	...requirementKinds.map((kind) => [`seen: ${kind}`, ...cells(postingFigures(seen, kind))]),
	...fields.map((field) => [
		`seen: ${field}`,
		...cells(postingFigures(seen.filter(({ posting }) => posting.field === field))),
	]),
	["other styles", ...cells(postingFigures(taught.filter(isOther)))],
	["more", ...cells(postingFigures(taught.filter(isMore)))],
	...asides.flatMap(([name, some]) => {
		const judged = judgeAll(some, known);
		const ofKinds = requirementKinds.map((kind) => [
			`${name}: ${kind}`,
			...cells(postingFigures(judged, kind)),
		]);
		return [[name, ...cells(postingFigures(judged))], ...ofKinds];
	}),
];
console.log(formatTable(head, rows));
for (const { posting, missed, extra } of taught) {
	if (!names.includes(posting.id) && !names.includes(posting.field)) continue;
	console.log(`\n${posting.id}`);
	for (const { kind, text, quote } of missed) console.log(`  missed ${kind}: ${text} (${quote})`);
	for (const { kind, text } of extra) console.log(`  not asked ${kind}: ${text}`);
}
