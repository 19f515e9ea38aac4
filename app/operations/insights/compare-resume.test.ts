import { expect, test } from "vitest";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { renderPdf } from "#app/integrations/documents/pdf.server.ts";
import { documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { compareResume } from "./compare-resume.server.ts";

/** Of more work than one page holds. */
async function fileOf() {
	const work = documentWith("bread").work.flatMap((job) => Array.from({ length: 12 }, () => job));
	const bytes = await renderPdf({ ...documentWith("bread"), work }, "classic", "");
	return { name: "mine.pdf", bytes: new Uint8Array(bytes) };
}
const given = { posting: "", filters: emptyQuery.filters, level: null };

test("The text of a file says of its pages what the file said, when it is sent once more", async () => {
	const { services, addPerson } = await createTestSite();
	const person = await addPerson();
	const compare = async (
		more: Pick<Parameters<typeof compareResume>[2], "text" | "file" | "pages">,
	) => {
		const result = await compareResume(services, person, { ...given, ...more }, testNow);
		if (!result.success) throw new Error(result.error);
		const { text, pages, comparison } = result.data;
		return { text, pages, length: comparison.checks.find(({ id }) => id === "glance-length") };
	};
	const read = await compare({ text: "", file: await fileOf(), pages: null });
	expect(read.length?.line).toMatch(/^[2-9] pages$/u);
	expect(await compare({ text: read.text, file: null, pages: read.pages })).toEqual(read);
	const { length } = await compare({ text: read.text, file: null, pages: null });
	expect(length).toBeUndefined();
});

test("A posting that is refused does not take what was read of a file with it", async () => {
	const { services, addPerson } = await createTestSite();
	const person = await addPerson();
	const wanted = {
		...given,
		text: "",
		file: await fileOf(),
		pages: null,
		posting: "Three short words",
	};
	const result = await compareResume(services, person, wanted, testNow);
	expect(result).toMatchObject({
		success: false,
		field: "posting",
		read: { text: expect.stringContaining("Engineer"), pages: expect.any(Number) },
	});
});
