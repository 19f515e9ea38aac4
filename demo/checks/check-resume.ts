import { findContactData } from "#app/domain/intake/contact-data.ts";
import { runGivenAway } from "#app/domain/intake/given-away.ts";
import type { ExperienceLevel } from "#app/domain/library/catalogue.ts";
import { type AuthoredDocument, linesOf, type ResumeFile } from "../resume-file.ts";
import { statedMonths, wrongSums } from "./arithmetic.ts";
import { misfitsOf } from "./employer-fit.ts";
import { realEmployers, realSchools, wellKnownPeople } from "./real-names.ts";

/** How many bullets a resume of a level has, both included. */
const bulletsOfLevel: Record<ExperienceLevel, readonly [number, number]> = {
	Intern: [5, 10],
	"Entry-level": [6, 12],
	"Mid-level": [7, 14],
	"Senior-level": [8, 16],
	"Staff+": [9, 18],
};
/** Years of work of the role's own kind at the offer, both included; a change of career may bring more. */
const yearsOfLevel: Record<ExperienceLevel, readonly [number, number]> = {
	Intern: [0, 3],
	"Entry-level": [0, 5],
	"Mid-level": [2, 11],
	"Senior-level": [5, 24],
	"Staff+": [8, 35],
};
const monthsBetween = (from: string, to: string) =>
	(Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
	Number(to.slice(5)) -
	Number(from.slice(5));

/** What is wrong within one resume, each in a sentence; none where it holds. */
export function checkResume(file: ResumeFile, companies: ReadonlySet<string>): string[] {
	return [
		...checkCard(file),
		...checkDocument(file, file.document, file.offerMonth, companies),
		...(file.earlier ? checkEarlier(file, file.earlier, companies) : []),
	];
}

function checkCard({ title, company, description, document, tags, level }: ResumeFile): string[] {
	const faults: string[] = [];
	const lines = linesOf(document);
	const [least, most] = bulletsOfLevel[level];
	if (lines.length < least || lines.length > most)
		faults.push(`${lines.length} bullets; ${level} has ${least} to ${most}`);
	if (title.includes(company)) faults.push("The title names the company of the offer");
	if (/[.!]$/.test(title)) faults.push("A title has no full stop");
	if (new Set(tags).size !== tags.length) faults.push("A tag comes twice");
	if (!/^[A-Z\d].*[.]$/.test(description)) faults.push("The description is no sentence");
	if (/\b\d+ of \d+ (lines|bullets)\b|\bbullets?\b/i.test(description))
		faults.push("The description speaks of bullets instead of the person");
	for (const name of [document.basics.name, ...document.work.map((job) => job.name)])
		if (`${title} ${description}`.includes(name)) faults.push(`Title or description names ${name}`);
	const body = [...lines.map(({ text }) => text), document.basics.summary ?? ""];
	const run = runGivenAway(title, body) ?? runGivenAway(description, body);
	if (run) faults.push(`The description gives away a line: "${run}"`);
	return faults;
}

function checkDocument(
	file: ResumeFile,
	document: AuthoredDocument,
	until: string,
	companies: ReadonlySet<string>,
): string[] {
	const faults: string[] = [];
	const { basics, work, education } = document;
	if (wellKnownPeople.includes(basics.name)) faults.push(`${basics.name} is a real person`);
	for (const { name } of work)
		if (
			companies.has(name) ||
			realEmployers.some((real) => name === real || name.startsWith(`${real} `))
		)
			faults.push(`${name} is a real company`);
	for (const { institution } of education)
		if (realSchools.some((real) => institution.includes(real)))
			faults.push(`${institution} is a real school`);

	let last = "9999-12";
	for (const job of work) {
		const end = job.endDate ?? until;
		if (job.startDate > end) faults.push(`${job.name} ends before it begins`);
		if (end > until) faults.push(`${job.name} ends after ${until}`);
		if (end > last) faults.push(`${job.name}: jobs go from the newest to the oldest`);
		last = end;
		const tenure = monthsBetween(job.startDate, end) + 1;
		if (job.highlights.length === 0 && tenure > 6) faults.push(`${job.name} has no line`);
		for (const each of job.highlights) {
			const text = typeof each === "string" ? each : each.line;
			const stated = statedMonths(text);
			if (stated !== null && stated > tenure + 1)
				faults.push(`"${text}" says ${stated} months; the job lasted ${tenure}`);
			for (const word of misfitsOf(text, job.kind))
				faults.push(`"${word}" does not fit a ${job.kind}: "${text}"`);
		}
	}
	for (const { startDate, endDate, institution } of education)
		if (startDate && endDate && startDate > endDate) faults.push(`${institution}: dates turned`);

	const months = new Set<number>();
	for (const job of work) {
		if (/\b(intern|volunteer|tutor|assistant coach|student)\b/i.test(job.position)) continue;
		const start = monthsBetween("1980-01", job.startDate);
		const end = monthsBetween("1980-01", job.endDate ?? until);
		for (let month = start; month < end; month++) months.add(month);
	}
	const [least, most] = yearsOfLevel[file.level];
	const years = months.size / 12;
	if (years < least || (years > most && !file.changedFrom))
		faults.push(`${years.toFixed(1)} years of work; ${file.level} has ${least} to ${most}`);

	const lines = linesOf(document);
	for (const { text } of lines) {
		if (!/^[A-Z\d"$]/.test(text)) faults.push(`Begins small: "${text}"`);
		if (/\.$/.test(text)) faults.push(`Ends with a full stop: "${text}"`);
		if (/ {2}|undefined|—|–/.test(text)) faults.push(`Odd signs: "${text}"`);
		if (text.length > 240) faults.push(`${text.length} letters are too long: "${text}"`);
		for (const sum of wrongSums(text)) faults.push(sum);
	}
	const all = JSON.stringify(document);
	if (/@|https?:|www\.|\.com\b|\(\d{3}\) ?\d/.test(all)) faults.push("Contact data");
	for (const { text } of findContactData(lines.map(({ text }) => text)))
		faults.push(`Reads as contact data: "${text}"`);
	return faults;
}

function checkEarlier(
	file: ResumeFile,
	earlier: NonNullable<ResumeFile["earlier"]>,
	companies: ReadonlySet<string>,
): string[] {
	const faults: string[] = [];
	if (earlier.sent >= file.offerMonth) faults.push("The earlier version was sent after the offer");
	if (earlier.document.basics.name !== file.document.basics.name)
		faults.push("The earlier version is someone else's");
	return [
		...faults,
		...checkDocument(file, earlier.document, file.offerMonth, companies)
			.filter((fault) => !/years of work/.test(fault))
			.map((fault) => `Earlier version: ${fault}`),
	];
}
