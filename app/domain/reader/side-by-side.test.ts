import { expect, test } from "vitest";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { readCompared, type SideColumn, sectionsSideBySide } from "./side-by-side.ts";

const ids = Array.from(
	{ length: 14 },
	(_, index) => `${String(index).padStart(8, "0")}-1111-4111-8111-111111111111`,
);
const [first = "", second = ""] = ids;

test("An address names resumes as a form or a friend writes them, each once, what is no id left out", () => {
	const read = (address: string) => readCompared(new URLSearchParams(address));
	expect(read(`ids=${first}&ids=${second}&ids=${first}`)).toEqual([first, second]);
	expect(read(`ids=${first},x,${second}`)).toEqual([first, second]);
	expect(read("ids=&lines=on")).toEqual([]);
	expect(read(`ids=${ids}`)).toHaveLength(12);
});

test("The sections stand in the order of the first resume, then those that only another one has", () => {
	const column = (lines: unknown) =>
		({ id: first, state: "there", preview: {}, lines }) as SideColumn;
	const drawn = (...sections: string[]) =>
		column({ kind: "bars", sections: sections.map((section) => ({ section, places: [] })) });
	const document = { ...intern, projects: [], interests: ["Chess"] };
	const columns = [
		{ id: second, state: "withdrawn" } as const,
		column({ kind: "none", why: "" }),
		drawn("skills", "education"),
		column({ kind: "words", document, style: "classic" }),
	];
	expect(sectionsSideBySide(columns)).toEqual([
		"skills",
		"education",
		"work",
		"awards",
		"languages",
		"interests",
	]);
});
