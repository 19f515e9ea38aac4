import { describe, expect, test } from "vitest";
import { experienceLevels } from "#app/domain/library/catalogue.ts";
import {
	fieldMaxima,
	parseResumeForm,
	type ResumeFormValues,
	readResumeValues,
	resumeFormSchema,
	typedOver,
	valuesOfResume,
} from "./resume-form.ts";

const whole = {
	title: "Backend engineer, payments",
	company: "Google",
	role: "Software Engineer",
	industry: "Tech",
	provenance: "curated",
};
const parse = (values: ResumeFormValues) => parseResumeForm({ ...whole, ...values });
const fieldsOf = (values: ResumeFormValues) => {
	const result = parse(values);
	if (!result.success) throw new Error(JSON.stringify(result.fieldErrors));
	return result.fields;
};
const errorOf = (values: ResumeFormValues) => {
	const result = parse(values);
	return result.success ? null : Object.values(result.fieldErrors)[0];
};

describe("the fields of a resume", () => {
	test("begin with the defaults of the library", () => {
		expect(fieldsOf({})).toEqual({
			...whole,
			experienceLevel: "Mid-level",
			description: null,
			tags: [],
			provenance: "curated",
			offerMonth: null,
			location: null,
			education: null,
			previousRole: null,
			visaSponsored: false,
			isFeatured: false,
			openToEveryone: false,
			fileUrl: null,
		});
	});

	test.each([
		["title", "Title is required"],
		["company", "Company is required"],
		["role", "Role is required"],
		["industry", "Industry is required"],
	] as const)("need a %s that is more than air", (field, sentence) => {
		for (const value of ["", "   ", "\u0000\n\t"]) {
			expect(errorOf({ [field]: value })).toBe(sentence);
		}
		const { [field]: _, ...rest } = whole;
		expect(parseResumeForm(rest)).toMatchObject({ fieldErrors: { [field]: sentence } });
	});

	test("are asked for all at once, each with its own sentence", () => {
		expect(parseResumeForm({ fileUrl: "nowhere", provenance: "curated" })).toEqual({
			success: false,
			fieldErrors: {
				title: "Title is required",
				company: "Company is required",
				role: "Role is required",
				industry: "Industry is required",
				fileUrl: "Invalid URL format. Please provide a valid URL.",
			},
		});
	});

	test("are trimmed, each in one line but the description", () => {
		const fields = fieldsOf({
			title: "  Backend \n engineer\u0000 ",
			description: "\r\n First\r\nsecond\u0007 line\t \n",
			location: " \t ",
		});
		expect(fields).toMatchObject({
			title: "Backend engineer",
			description: "First\nsecond  line",
			location: null,
		});
	});

	test("have a greatest length", () => {
		for (const [field, maximum] of Object.entries(fieldMaxima)) {
			if (field === "fileUrl") continue;
			expect(errorOf({ [field]: "a".repeat(maximum) })).toBeNull();
			expect(errorOf({ [field]: "a".repeat(maximum + 1) })).toMatch(
				/ must be at most [\d,]+ characters long$/u,
			);
		}
		const address = "https://files.example/";
		expect(errorOf({ fileUrl: address + "a".repeat(2_000 - address.length) })).toBeNull();
		expect(errorOf({ fileUrl: address + "a".repeat(2_001 - address.length) })).toMatch(/^The URL/u);
	});

	test("know the five levels, in any case and by their old names", () => {
		for (const level of experienceLevels) {
			expect(fieldsOf({ experienceLevel: level }).experienceLevel).toBe(level);
			expect(fieldsOf({ experienceLevel: ` ${level.toUpperCase()} ` }).experienceLevel).toBe(level);
		}
		expect(fieldsOf({ experienceLevel: "Senior" }).experienceLevel).toBe("Senior-level");
		expect(fieldsOf({ experienceLevel: " " }).experienceLevel).toBe("Mid-level");
		expect(errorOf({ experienceLevel: "constructor" })).toBe(
			"Experience level must be one of Intern, Entry-level, Mid-level, Senior-level, Staff+",
		);
	});

	test("hold tags by comma or semicolon, a number of them", () => {
		expect(fieldsOf({ tags: " go ; postgres,, " }).tags).toEqual(["go", "postgres"]);
		const numbered = (count: number) => Array.from({ length: count }, (_, n) => `t${n}`).join();
		expect(errorOf({ tags: numbered(30) })).toBeNull();
		expect(errorOf({ tags: numbered(31) })).toBe("Please use at most 30 tags");
		expect(errorOf({ tags: "a".repeat(61) })).toMatch(/^A tag must be at most 60/u);
	});

	test.each(["2026-05", "1999-12", "", " 2026-05 "])("take the month %j", (offerMonth) => {
		expect(fieldsOf({ offerMonth }).offerMonth).toBe(offerMonth.trim() || null);
	});

	test.each(["2026-13", "2026-00", "May 2026", "2026-5", "26-05", "2026-05-01", "3026-05"])(
		"do not take the month %j",
		(offerMonth) => {
			expect(errorOf({ offerMonth })).toBe(
				"Offer month must be a year and a month, such as 2026-05",
			);
		},
	);

	test("say where a resume comes from", () => {
		expect(fieldsOf({ provenance: "Declared" }).provenance).toBe("declared");
		for (const provenance of ["stolen", "verified", "demo"]) {
			expect(errorOf({ provenance })).toBe("Provenance must be one of curated, declared");
		}
	});

	test("have no provenance of their own once there is a file", () => {
		const upload = { fileSource: "upload", uploadId: crypto.randomUUID() };
		const missing =
			"Please say where this resume comes from: a file needs a provenance that you choose";
		expect(fieldsOf({ provenance: " " }).provenance).toBe("curated");
		expect(errorOf({ ...upload, provenance: "" })).toBe(missing);
		expect(errorOf({ fileUrl: "https://files.example/a.pdf", provenance: "" })).toBe(missing);
		expect(fieldsOf({ ...upload, provenance: "declared" }).provenance).toBe("declared");
	});

	test("keep what nobody can choose while a resume is edited, until another file comes", () => {
		const current = { version: "1", fields: { provenance: "verified" as const } };
		const edit = (values: ResumeFormValues) =>
			parseResumeForm({ ...whole, version: "1", ...values }, current);
		expect(edit({ provenance: "verified" })).toMatchObject({ fields: { provenance: "verified" } });
		expect(edit({ provenance: "declared" })).toMatchObject({ fields: { provenance: "declared" } });
		expect(edit({ provenance: "demo" })).toMatchObject({ success: false });
		const upload = { fileSource: "upload", uploadId: crypto.randomUUID() };
		expect(edit({ ...upload, provenance: "verified" })).toMatchObject({ success: false });
	});

	test("are taken with the provenance of an older version, and go on from the newer one with its own", () => {
		const current = { version: "2", fields: { provenance: "declared" as const } };
		const upload = { fileSource: "upload", uploadId: crypto.randomUUID() };
		const older = { ...whole, version: "1", provenance: "verified" };
		const fields = { provenance: "verified" };
		expect(parseResumeForm(older, current)).toMatchObject({ fields });
		expect(parseResumeForm({ ...older, ...upload }, current)).toMatchObject({ fields });
		expect(typedOver(older, current)).toEqual({ ...whole, version: "2", provenance: "declared" });
		expect(parseResumeForm(typedOver(older, current), current)).toMatchObject({ success: true });
		const invented = { ...older, provenance: "demo" };
		expect(typedOver(invented, current)).toMatchObject({ provenance: "declared" });
		expect(parseResumeForm({ ...older, provenance: "no" }, current).success).toBe(false);
		const chosen = { ...older, provenance: "curated" };
		expect(typedOver(chosen, current)).toEqual({ ...chosen, version: "2" });
		expect(parseResumeForm({ ...older, version: "2" }, current)).toMatchObject({ success: false });
	});

	test.each([
		["true", true],
		["TRUE", true],
		["on", true],
		["yes", true],
		["1", true],
		["false", false],
		["no", false],
		["", false],
		["anything", false],
	])("are featured when that is said: %j", (isFeatured, expected) => {
		expect(fieldsOf({ isFeatured }).isFeatured).toBe(expected);
		expect(fieldsOf({ visaSponsored: isFeatured }).visaSponsored).toBe(expected);
	});
});

describe("the file of a resume", () => {
	const uploadId = "11111111-1111-4111-8111-111111111111";

	test("may lie at an address of the web", () => {
		const fileUrl = "https://files.example/a.pdf";
		expect(fieldsOf({ fileUrl: ` ${fileUrl} ` }).fileUrl).toBe(fileUrl);
		for (const wrong of ["not a url", "javascript:alert(1)", "//files.example/a.pdf"]) {
			expect(errorOf({ fileUrl: wrong })).toBe("Invalid URL format. Please provide a valid URL.");
		}
	});

	test("comes from the source that was chosen, whatever stands in the other", () => {
		const both = { fileUrl: "https://files.example/a.pdf", uploadId };
		expect(parse({ ...both, fileSource: "upload" })).toMatchObject({
			fields: { fileUrl: null },
			uploadId,
		});
		expect(parse({ ...both, fileSource: "url" })).toMatchObject({
			fields: { fileUrl: both.fileUrl },
			uploadId: null,
		});
		expect(parse({ ...both, fileUrl: "nowhere", fileSource: "upload" }).success).toBe(true);
		expect(parse({ uploadId: "../../x", fileSource: "upload" })).toMatchObject({ uploadId: null });
	});
});

describe("nobody sets what is not theirs to set", () => {
	const foreign = {
		id: "11111111-1111-4111-8111-111111111111",
		viewCount: "1000",
		view_count: "1000",
		availability: "document",
		withdrawnAt: "2020-01-01",
		createdAt: "2020-01-01",
		sheetVersion: "x",
	};

	test("what a form has sent beside its fields is not read", () => {
		const form = new FormData();
		for (const [name, value] of Object.entries({ ...whole, ...foreign })) form.set(name, value);
		form.set("__proto__", "x");
		form.set("description", new Blob(["a file"]));
		expect(readResumeValues(form)).toEqual(whole);
	});

	test("and the schema itself refuses it", () => {
		for (const [name, value] of Object.entries(foreign)) {
			expect(resumeFormSchema.safeParse({ ...whole, [name]: value }).success).toBe(false);
		}
	});
});

test("a form that begins with a resume ends with the same resume", () => {
	const fields = fieldsOf({
		experienceLevel: "Staff+",
		description: "Two\nlines",
		tags: "go; sql",
		provenance: "declared",
		offerMonth: "2026-05",
		location: "Berlin",
		education: "BSc",
		previousRole: "Intern",
		visaSponsored: "on",
		isFeatured: "true",
		openToEveryone: "true",
		fileUrl: "https://files.example/a.pdf",
	});
	expect(parseResumeForm(valuesOfResume(fields, true))).toMatchObject({ fields, uploadId: null });
	const bare = fieldsOf({});
	expect(parseResumeForm(valuesOfResume(bare, false))).toMatchObject({ fields: bare });
	expect(valuesOfResume({ ...bare, experienceLevel: "Senior" }, false).experienceLevel).toBe(
		"Senior-level",
	);
});
