import { expect, test } from "vitest";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { ImportPage } from "./import-page.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportRemarks } from "./import-remarks.tsx";
import { ImportTable } from "./import-table.tsx";

const counts = { rows: 10, good: 5, bad: 3, ignored: 1, leftOut: 1, added: 5 };
const listed = {
	...{
		id: "id",
		fileName: "a.csv",
		status: "done" as const,
		createdAt: "2026-06-15T12:00:00.000Z",
	},
	...{ counts, takenBack: null },
};
const page = {
	...{ ...listed, error: null, ignoredColumns: [], preview: [], errors: [], encoding: null },
	...{ repeats: { shown: [], count: 0 }, nextErrors: null, isFirstPage: true, mayChange: false },
	...{ differences: null, refusal: undefined },
};

test("The list of uploads accounts for every row, and says which were taken back", () => {
	const draw = (takenBack: string | null) =>
		textOf(markupOf(<ImportTable imports={[{ ...listed, takenBack }]} />));
	expect(draw(null)).toContain("Rows Added Errors Left out Ignored");
	expect(draw(null)).toContain("UTC Added 10 5 3 1 1");
	expect(draw("taken back, but for 1 resume")).toContain("UTC Taken back, but for 1 resume 10 5");
});

test.each([
	[null, 5, 0, "Take this import back"],
	[new Date(0), 5, 0, "This import is being taken back"],
	[new Date(0), 0, 0, "This import was taken back"],
	[new Date(0), 0, 1, "This import was taken back, but for 1 resume"],
])(
	"An import taken back at %j, with %i left and %i stayed, says: %s",
	(takenBackAt, left, stayed, said) => {
		const batch = { id: "id", takenBackAt, left, stayed };
		expect(markupOf(<ImportPage {...page} batch={batch} />)).toContain(`>${said}</a>`);
	},
);

test.each([
	[0, "This import was taken back"],
	[2, "This import was taken back, but for 2 resumes"],
])("One whose change is forgotten says that it was taken back, with %i stayed", (stayed, said) => {
	const batch = { id: null, takenBackAt: new Date(0), left: 0, stayed };
	const markup = markupOf(<ImportPage {...page} batch={batch} />);
	expect(markup).toContain(`<p>${said}</p>`);
	expect(markup).not.toContain("/admin/changes/");
	expect(textOf(markup)).not.toContain("5 resumes were added");
});

test("A preview promises the star only to what has a file", () => {
	const resume = {
		...{ title: "Nurse", company: "Harrow", role: "Nursing", industry: "Healthcare" },
		...{ experienceLevel: "Mid-level", tags: [], isFeatured: true },
	};
	const draw = (fileUrl: string | null) =>
		textOf(
			markupOf(<ImportPreview rows={[{ row: 2, resume: { ...resume, fileUrl } }]} total={1} />),
		);
	expect(draw("https://files.example/a.pdf")).toContain("Nurse Featured Harrow");
	expect(draw(null)).toContain("Nurse Not featured without a file Harrow");
});

test.each([
	[1, "1 resume is a duplicate, by title, company and role. It is left out, or added"],
	[2, "2 resumes are duplicates, by title, company and role. They are left out, or added"],
])("%i duplicate or more is told in its number", (count, said) => {
	const remarks = { encoding: null, ignoredColumns: [], repeats: { shown: [], count } };
	expect(textOf(markupOf(<ImportRemarks {...remarks} />))).toContain(said);
});
