import { describe, expect, test } from "vitest";
import { contributed } from "#app/domain/intake/contribution/contributor-messages.ts";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { describeFile } from "./file-source.tsx";
import { ResumeForm } from "./resume-form.tsx";

const form = {
	action: "/admin/resumes/new",
	values: {},
	answer: undefined,
	present: null,
	submitLabel: "Add Resume",
	back: "/admin/resumes",
	busy: false,
};
const radios = (html: string) =>
	[...html.matchAll(/<input type="radio"[^>]*>/gu)].map(([tag]) => ({
		value: /value="(\w+)"/u.exec(tag)?.[1],
		isChosen: tag.includes("checked"),
	}));

describe("the form of a resume", () => {
	test("says that it is being worked on, and no button can be pressed meanwhile", () => {
		const html = markupOf(<ResumeForm {...form} busy />);
		expect(textOf(html)).toContain("Processing...");
		const buttons = [...html.matchAll(/<button[^>]*>/gu)].map(([tag]) => tag);
		expect(buttons).toHaveLength(2);
		for (const button of buttons) expect(button).toMatch(/aria-disabled="true"|disabled=""/u);
		expect(html).not.toContain('href="/admin/resumes"');
		expect(textOf(markupOf(<ResumeForm {...form} />))).not.toContain("Processing...");
	});

	test("chooses between an address and an upload, and begins with the one that it has", () => {
		const uploadPart = <input type="hidden" name="uploadId" value="" />;
		const begins = (fileSource: string | undefined) =>
			radios(
				markupOf(
					<ResumeForm
						{...form}
						values={fileSource === undefined ? {} : { fileSource }}
						uploadPart={uploadPart}
					/>,
				),
			);
		const url = [
			{ value: "url", isChosen: true },
			{ value: "upload", isChosen: false },
		];
		expect(begins(undefined)).toEqual(url);
		expect(begins("url")).toEqual(url);
		expect(begins("upload")).toEqual(url.map((one) => ({ ...one, isChosen: !one.isChosen })));
	});

	test("says that a resume was contributed, and has no field for what its person alone says", () => {
		const uploadPart = <input type="hidden" name="uploadId" value="" />;
		const values = { provenance: "confirmed", title: "Nurse" };
		const html = markupOf(
			<ResumeForm {...form} values={values} uploadPart={uploadPart} isContributed />,
		);
		expect(textOf(html)).toContain(contributed.isEntry);
		for (const name of ["fileUrl", "fileSource", "uploadId", "openToEveryone"]) {
			expect(html).not.toContain(`name="${name}"`);
		}
		expect(html).toMatch(/<input type="hidden" name="provenance" value="confirmed"/u);
		expect(textOf(html)).not.toContain("Provenance");
	});

	test.each([
		["declared", ["curated", "declared"]],
		["verified", ["curated", "verified"]],
	])("offers of a %s one no tier that its records decide", (provenance, expected) => {
		const html = markupOf(<ResumeForm {...form} values={{ provenance }} />);
		const options = [...html.matchAll(/<option value="(curated|declared|confirmed|verified)"/gu)];
		expect(options.map(([, value]) => value).toSorted()).toEqual(expected);
	});

	test("offers no choice where there is only one", () => {
		const html = markupOf(<ResumeForm {...form} />);
		expect(radios(html)).toEqual([]);
		expect(html).toContain('name="fileUrl"');
	});
});

test("what a resume has is said in the form, for an address changes nothing then", () => {
	expect(describeFile("document", null)).toContain("the document that is stored here");
	expect(describeFile("file", "docx")).toContain("the file that is stored here (DOCX)");
	expect(describeFile("file", null)).toBeNull();
	expect(describeFile("none", null)).toBeNull();
});
