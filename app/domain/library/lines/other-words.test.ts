import { expect, test } from "vitest";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { prepareSynonyms } from "#app/domain/library/search/synonyms.ts";
import { readSearch } from "#app/domain/library/search/wanted.ts";
import { withOtherWords } from "./other-words.ts";

const read = (search: string) =>
	withOtherWords(readSearch(search, prepareSynonyms([]), emptyQuery.filters).wanted);
const waysOf = (search: string) =>
	read(search).wanted.map(({ ways }) => ways.map((way) => way.join(" ")));

test("A verb is looked for in its forms and in those of what means the same, as it was typed first", () => {
	const [lead = []] = waysOf("leading");
	expect(lead[0]).toBe("leading");
	for (const word of ["led", "lead", "manage", "managed", "running", "oversaw"]) {
		expect(lead).toContain(word);
	}
	expect(waysOf("carried")[0]).toEqual(["carried"]);
	const [cut = []] = waysOf("cut");
	for (const word of ["cutting", "reduced", "lowered"]) expect(cut).toContain(word);
});

test("What improved may have been cut or raised, and what was cut was not raised", () => {
	for (const word of ["cut", "raised"]) expect(waysOf("improved")[0]).toContain(word);
	for (const word of ["cut", "reduced"]) {
		for (const other of ["improved", "raised", "increased"]) {
			expect(waysOf(word)[0]).not.toContain(other);
		}
	}
});

test.each([
	["studied", "study"],
	["shipped", "shipping"],
	["trained", "train"],
	["overseeing", "oversee"],
	["closing", "close"],
])("The forms of a verb are made by rule: %s and %s", (typed, other) => {
	expect(waysOf(typed)[0]).toContain(other);
});

test("A thing is looked for by what means the same, one or several of it", () => {
	expect(waysOf("customers clients")).toEqual([
		["customers", "customer", "client", "user", "buyer"],
		["clients", "customer", "client", "user", "buyer"],
	]);
});

test("An amount is left out: another line has another one", () => {
	const { wanted, hasAmount } = read("saved over $1.5 million in 2 years");
	expect(hasAmount).toBe(true);
	expect(wanted.map(({ typed }) => typed)).toEqual(["saved", "years"]);
	expect(read("took over years").hasAmount).toBe(false);
	expect(waysOf("took over")).toEqual([["took"], ["over"]]);
});

test("What is quoted or a phrase is taken as it is", () => {
	expect(waysOf('"led a team" latency')).toEqual([["led a team"], ["latency"]]);
});
