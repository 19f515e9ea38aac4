import type { Job, Person, Section } from "../people.ts";
import { type Look, lookOf } from "./look.ts";

/** A person's resume as parts of a page, before it becomes a PDF, a Word file or a text. */
export type Sheet = {
	id: string;
	look: Look;
	name: string;
	/** Under the name, or in the page header. */
	contact: string[];
	main: Part[];
	/** The narrow column of a layout with two. */
	side: Part[];
};

export type Part = { heading: string | null; entries: Entry[] };

export type Entry = {
	/** Where dates have a column of their own. */
	dates: string | null;
	/** The head of a job: its parts at the left and at the right. */
	rows: Row[];
	lines: Line[];
};

export type Row = { left: string; right: string | null };
export type Line = { text: string; isListed: boolean };

export function sheetOf(person: Person): Sheet {
	const look = lookOf(person);
	const { id, name, contact, sections } = person;
	const hasSide = look.layout.startsWith("sidebar-");
	const isAside = ({ kind }: Section) => hasSide && (kind === "skills" || kind === "education");
	const partOf = (section: Section) => toPart(section, look);
	return {
		id,
		look,
		name,
		contact: hasSide ? [] : contact,
		main: sections.filter((section) => !isAside(section)).map(partOf),
		side: hasSide
			? [{ heading: null, entries: [plainEntry(contact)] }, ...sections.filter(isAside).map(partOf)]
			: [],
	};
}

function toPart(section: Section, look: Look): Part {
	const heading = section.heading && look.shouts ? section.heading.toUpperCase() : section.heading;
	if (section.kind === "work") return { heading, entries: entriesOf(section.jobs, look) };
	const lines = section.kind === "skills" ? skillLines(section.items, look) : section.lines;
	return { heading, entries: [plainEntry(lines)] };
}

const plainEntry = (lines: readonly string[]): Entry => ({
	dates: null,
	rows: [],
	lines: lines.map((text) => ({ text, isListed: false })),
});

function skillLines(items: readonly string[], { skills, layout }: Look): string[] {
	if (skills === "lines" || layout.startsWith("sidebar-")) return [...items];
	return [items.join({ commas: ", ", dots: " · ", pipes: " | " }[skills])];
}

function entriesOf(jobs: readonly Job[], look: Look): Entry[] {
	return jobs.map((job, index) => {
		const same = (other?: Job) =>
			look.groups && look.head !== "run" && other?.employer === job.employer;
		const isGrouped = same(jobs[index - 1]) || same(jobs[index + 1]);
		const rows = isGrouped
			? groupedRows(job, look, !same(jobs[index - 1]))
			: rowsOf([job.title, job.employer], job, look);
		return {
			dates: look.head === "column" ? job.dates : null,
			rows,
			lines: linesOf(job, look),
		};
	});
}

/** A title of a group; above the first one stands the employer. */
function groupedRows(job: Job, look: Look, isFirst: boolean): Row[] {
	const rows = rowsOf([job.title], { ...job, place: null }, look);
	if (!isFirst) return rows;
	return [row(joinParts([job.employer, job.place], look)), ...rows];
}

/** @param names of a job, its title first */
function rowsOf(names: string[], { place, dates }: Job, look: Look): Row[] {
	const ordered = look.first === "title" ? names : names.toReversed();
	const [first = "", second = ""] = ordered.filter((name) => name !== "");
	const join = (...parts: (string | null | undefined)[]) => row(joinParts(parts, look));
	const rows = {
		split: () =>
			second || place
				? [row(first, dates), row(second || (place ?? ""), second ? place : null)]
				: [row(first, dates)],
		lines: () => [row(first), join(second, place), row(dates ?? "")],
		two: () => [row(first), join(second, place, dates)],
		run: () => [row(joinParts([first, second, place], look) + (dates ? ` (${dates})` : ""))],
		"date-first": () => [row(dates ?? ""), row(first), join(second, place)],
		column: () => [row(first), join(second, place)],
	}[look.head]();
	return rows.filter(({ left }) => left !== "");
}

const row = (left: string, right: string | null = null): Row => ({ left, right });

const joinParts = (parts: readonly (string | null | undefined)[], { separator }: Look): string =>
	parts.filter((part) => part).join(separator);

function linesOf({ style, bullets }: Job, { layout }: Look): Line[] {
	if (bullets.length === 0) return [];
	if (style === "paragraph") return [{ text: bullets.join(" "), isListed: false }];
	const isListed = style === "bullets" && layout !== "no-signs";
	return bullets.map((text) => ({ text, isListed }));
}
