import { and, eq, type SQL, sql } from "drizzle-orm";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { resumeLines, resumeSearch } from "#app/data/base/schema/search.server.ts";
import { hasTerms, isPublished } from "#app/data/library/resume-conditions.server.ts";
import { type CellCount, toFacets } from "#app/data/library/search/count-facets.server.ts";
import { linesOnPage } from "#app/domain/library/lines/asked.ts";
import {
	linesExpected,
	lookForPage,
	secondLookForPage,
} from "#app/domain/library/lines/compile.ts";
import type { OpenLine } from "#app/domain/library/lines/found.ts";
import type { Facets } from "#app/domain/library/resume.ts";
import { marksIn } from "#app/domain/library/search/found-marks.ts";
import { combineShares, type SampleLevel } from "#app/domain/library/search/plan.ts";
import { allButOne } from "#app/domain/library/search/term-query.ts";
import { type AskedInputs, backgroundQueries, hasLineTerms } from "./asked-inputs.server.ts";
import { placeColumns, toPlace } from "./place-columns.server.ts";

/** Which resumes a viewer may read: all of them, or these. */
export type Readable = "all" | readonly string[];

export type FoundOpen = { lines: OpenLine[]; total: number; isAbout: boolean; facets: Facets };

/**
 * Lines in words, of resumes that the viewer may read: those with the words side by side first, then those that
 * begin with one of them or measure something, then featured and newest. Where many have the words, they are those
 * of a sample, which is always the same.
 * @param page from 0
 */
export async function findOpen(
	inputs: AskedInputs,
	readable: Readable,
	page: number,
): Promise<FoundOpen> {
	// With filters, the counts of their options look at more than the page does.
	const isApart = readable === "all" && inputs.filters.length > 0;
	const [found, cells] = await Promise.all([
		findLinesOf(inputs, readable, page),
		isApart ? countApart(inputs) : null,
	]);
	const { lines, total, factor } = found;
	const counted = cells ?? found;
	return {
		lines,
		total: total * factor,
		isAbout: factor > 1,
		facets: toFacets(inputs, counted.cells, counted.factor, null),
	};
}

type FoundLines = {
	lines: OpenLine[];
	total: number;
	/** How many resumes each of the sample stands for. */
	factor: number;
	cells: Map<number, number>;
};

async function findLinesOf(
	inputs: AskedInputs,
	readable: Readable,
	page: number,
): Promise<FoundLines> {
	const { selection, cube, words, verb } = inputs;
	if (readable !== "all") return findInSample(inputs, readable, page, null);
	const expected = expectedOf(inputs, selection?.resumes ?? cube.resumes);
	if (selection && words.open.length > 0 && expected <= readOneByOne) {
		return findInSample(inputs, await findResumesOf(inputs), page, null);
	}
	const level = lookForPage(expected);
	const found = await findInSample(inputs, readable, page, level);
	if (level === null || found.lines.length === linesOnPage) return found;
	const entries = [...words.openResumes, ...verb.resumes].reduce((sum, each) => sum + each, 0);
	const second = secondLookForPage(level, found.total, entries);
	return second === level ? found : findInSample(inputs, readable, page, second);
}

/** Of so many resumes all lines are read: the lists of filters are long, and longer for lines than for resumes. */
const readOneByOne = 1_000;

/** The resumes that the filters leave and whose documents have all the words, in one line or not. */
async function findResumesOf(inputs: AskedInputs): Promise<string[]> {
	const { database, words, verb, filters } = inputs;
	const queries = [...words.openDocuments, ...verb.openDocuments, ...filters];
	const rows = await database
		.select({ id: resumeSearch.resumeId })
		.from(resumeSearch)
		.where(hasTerms([...queries, ...backgroundQueries(inputs)]));
	return rows.map(({ id }) => id);
}

/** How many lines so many resumes have, as if the words had nothing to do with each other. */
function expectedOf({ cube, words, verb }: AskedInputs, resumes: number): number {
	const found = [...words.openResumes, ...verb.resumes];
	const left = resumes * combineShares(found.map((having) => having / Math.max(1, cube.resumes)));
	return linesExpected(left, found.length > 0 ? [left] : []);
}

/** Every line with all that is asked; the filters are another condition. */
function askedOf(inputs: AskedInputs): string[] {
	return [...inputs.words.open, ...backgroundQueries(inputs)];
}

/** By cell, how many resumes have one of the lines, whatever one of the filters says. */
async function countApart(inputs: AskedInputs): Promise<Pick<FoundLines, "factor" | "cells">> {
	const { selection, cube, filters } = inputs;
	const level = lookForPage(expectedOf(inputs, selection?.nearby ?? cube.resumes));
	const looked = allButOne(filters);
	const queries = [...askedOf(inputs), ...(looked ? [looked] : [])];
	const { rows } = await inputs.database.execute<{ cells: CellCount[] | null }>(sql`
		select json_agg(json_build_array(cell, count)) as cells from (
			select cell, count(distinct resume_id) from ${resumeLines}
			where ${hasLineTerms(queries, inputs.asked, level)} group by cell) as counted`);
	return { factor: factorOf(level), cells: new Map(rows[0]?.cells) };
}

const factorOf = (level: SampleLevel | null) => (level ? 4 ** level : 1);

async function findInSample(
	inputs: AskedInputs,
	readable: Readable,
	page: number,
	level: SampleLevel | null,
): Promise<FoundLines> {
	const { database, selection, filters, narrowest } = inputs;
	// The lists of filters are the longest. The counts, which look at more, are made apart for those who read all:
	// so there one list has to do, and the cell of a find says the rest.
	const looked = readable === "all" ? narrowest : allButOne(filters);
	const queries = [...askedOf(inputs), ...(looked ? [looked] : [])];
	const { verb, number } = inputs.asked;
	const isAsked = queries.length > 0 || verb !== null || number || level !== null;
	const fitting = isAsked ? hasLineTerms(queries, inputs.asked, level) : sql`true`;
	// Few resumes are read first and then looked at: the lists of their words may be long.
	const source =
		readable === "all"
			? sql`${resumeLines}`
			: sql`(select * from ${resumeLines}
				where ${resumeLines.resumeId} = any(${sql.param(readable)}::uuid[]) offset 0) as ${resumeLines}`;
	const fits = selection
		? sql`cell = any(${sql.param(selection.cells.map(({ id }) => id))}::bigint[])`
		: sql`true`;
	const { rows } = await database.execute<{
		places: [string, number][] | null;
		total: number;
		cells: CellCount[] | null;
	}>(sql`
		with found as materialized (
			select resume_id, place, cell, is_featured, created_at, ${rank(inputs)} as rank
			from ${source} where ${fitting} and ${readable === "all" ? fits : sql`true`}
		)
		select (select json_agg(json_build_array(resume_id, place)) from (
				select resume_id, place from found where ${fits}
				order by rank desc, is_featured desc, created_at desc, resume_id, place
				limit ${linesOnPage} offset ${page * linesOnPage}
			) as page) as places,
			(select count(*)::int from found where ${fits}) as total,
			(select json_agg(json_build_array(cell, count)) from (
				select cell, count(distinct resume_id) from found group by cell) as counted) as cells`);
	const [row] = rows;
	return {
		lines: await readLines(inputs, row?.places ?? []),
		total: row?.total ?? 0,
		factor: factorOf(level),
		cells: new Map(row?.cells),
	};
}

/** How well a line matches; cheap, because every find is looked at. */
function rank({ read }: AskedInputs): SQL {
	const typed = read.wanted.flatMap(({ words }) => words);
	const said = read.wanted.flatMap(({ ways }) => ways.flat());
	const together = read.wanted
		.map(({ typed }) => typed.replace(/["\\%_]/gu, ""))
		.filter(Boolean)
		.join(" ");
	return sql`(case when ${together !== ""}::boolean and text ilike ${`%${together}%`} then 5 else 0 end
		+ case when verb = any(${sql.param(typed)}::text[]) then 3
			when verb = any(${sql.param(said)}::text[]) then 2 else 0 end
		+ case when has_number then 1 else 0 end)`;
}

async function readLines(
	{ database, read }: AskedInputs,
	places: readonly [string, number][],
): Promise<OpenLine[]> {
	const ids = sql.param(places.map(([id]) => id));
	const numbers = sql.param(places.map(([, place]) => place));
	const rows = await database
		.select({
			...placeColumns,
			place: resumeLines.place,
			section: resumeLines.section,
			text: resumeLines.text,
		})
		.from(resumeLines)
		.innerJoin(resumes, and(eq(resumes.id, resumeLines.resumeId), isPublished))
		.innerJoin(
			sql`unnest(${ids}::uuid[], ${numbers}::int[]) with ordinality as page(id, nth_line, nth)`,
			sql`page.id = ${resumeLines.resumeId} and page.nth_line = ${resumeLines.place}`,
		)
		.orderBy(sql`page.nth`);
	const looked = {
		words: read.wanted.flatMap(({ ways }) => ways.flat()),
		parts: read.wanted.flatMap(({ words, isTyped }) => (isTyped ? words : [])),
	};
	return rows.map(({ place, section, text, ...row }) => ({
		...toPlace(row),
		...{ place, section, text, marks: marksIn([text], looked) },
	}));
}

/** For each of these resumes its first bullet, those with a number before the others. */
export async function findFirstLines(
	inputs: AskedInputs,
	ids: readonly string[],
): Promise<OpenLine[]> {
	const { rows } = await inputs.database.execute<{ resume_id: string; place: number }>(sql`
		select distinct on (wanted.nth) resume_id, place
		from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted(id, nth)
		join ${resumeLines} on resume_id = wanted.id
		order by wanted.nth, section = 'summary', has_number desc, place`);
	return readLines(
		inputs,
		rows.map(({ resume_id, place }) => [resume_id, place]),
	);
}
