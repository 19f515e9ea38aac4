import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chosenProvenances, experienceLevels } from "#app/domain/library/catalogue.ts";
import { tagMaximum, tagsMaximum } from "#app/domain/library/resume-tags.ts";
import { isBlankRow, readResumeIdentity, readResumeRow } from "./resume-csv.ts";
import { type ResumeColumn, requiredColumns, resumeColumns } from "./resume-csv-headers.ts";
import { fieldMaxima, type ResumeFields } from "./resume-form.ts";

const plain = { title: "Analyst", company: "Citadel", role: "Finance", industry: "Finance" };

/** Reads a row that has these columns beside the four that must be there. */
function read(fields: Partial<Record<ResumeColumn, string>> = {}) {
	const needed = fields.file_url === undefined ? {} : { provenance: "curated" };
	const all = Object.entries({ ...plain, ...needed, ...fields }) as [ResumeColumn, string][];
	return readResumeRow(
		all.map(([column]) => column),
		{ cells: all.map(([, cell]) => cell), fault: null },
	);
}

function resumeOf(fields: Partial<Record<ResumeColumn, string>> = {}): ResumeFields {
	const reading = read(fields);
	if (!reading.success) throw new Error(reading.problem);
	return reading.resume;
}

function problemOf(fields: Partial<Record<ResumeColumn, string>>): string | null {
	const reading = read(fields);
	return reading.success ? null : reading.problem;
}

test("A row with the four columns is a resume, the rest as it is when nobody says", () => {
	expect(resumeOf()).toEqual({
		...plain,
		description: null,
		tags: [],
		experienceLevel: "Mid-level",
		isFeatured: false,
		openToEveryone: false,
		fileUrl: null,
		location: null,
		education: null,
		previousRole: null,
		visaSponsored: false,
		offerMonth: null,
		provenance: "curated",
	});
	const empty = resumeColumns.filter((column) => !(column in plain)).map((column) => [column, ""]);
	expect(resumeOf(Object.fromEntries(empty))).toEqual(resumeOf());
});

test("A row with every column is a resume with everything", () => {
	expect(
		resumeOf({
			description: "Two lines\r\nof it",
			tags: "python; sql",
			experience_level: "Staff+",
			is_featured: "true",
			file_url: "https://files.example/a.pdf",
			location: "London",
			education: "BSc",
			previous_role: "Intern",
			visa_sponsored: "yes",
			offer_month: "2024-02",
			provenance: "declared",
		}),
	).toEqual({
		...plain,
		description: "Two lines\nof it",
		tags: ["python", "sql"],
		experienceLevel: "Staff+",
		isFeatured: true,
		openToEveryone: false,
		fileUrl: "https://files.example/a.pdf",
		location: "London",
		education: "BSc",
		previousRole: "Intern",
		visaSponsored: true,
		offerMonth: "2024-02",
		provenance: "declared",
	});
});

describe("what must be there", () => {
	const labels = { title: "Title", company: "Company", role: "Role", industry: "Industry" };
	for (const empty of ["", " ", "\t\n", "\u00A0", "\u0007"]) {
		test.each(requiredColumns)(`%s is not ${JSON.stringify(empty)}`, (column) => {
			expect(problemOf({ [column]: empty })).toBe(`${labels[column]} is required.`);
		});
	}

	test("everything that is missing is said at once", () => {
		expect(problemOf({ title: "", role: "", experience_level: "Guru" })).toBe(
			"Title is required. Role is required. Experience level must be one of Intern, Entry-level, Mid-level, Senior-level, Staff+.",
		);
	});
});

describe("how long a field may be", () => {
	test.each([
		["title", "Title", fieldMaxima.title],
		["company", "Company", fieldMaxima.company],
		["role", "Role", fieldMaxima.role],
		["industry", "Industry", fieldMaxima.industry],
		["description", "Description", fieldMaxima.description],
		["location", "Location", fieldMaxima.location],
		["education", "Education", fieldMaxima.education],
		["previous_role", "Previous role", fieldMaxima.previousRole],
		["tags", "A tag", tagMaximum],
	] as const)("%s: as long as allowed, and not one character more", (column, name, maximum) => {
		expect(problemOf({ [column]: "x".repeat(maximum) })).toBeNull();
		expect(problemOf({ [column]: `  ${"x".repeat(maximum)}  ` })).toBeNull();
		expect(problemOf({ [column]: "x".repeat(maximum + 1) })).toBe(
			`${name} must be at most ${maximum.toLocaleString("en-US")} characters long.`,
		);
	});

	test("file_url, counted as it was typed", () => {
		const start = "https://files.example/";
		const path = "x".repeat(fieldMaxima.fileUrl - start.length);
		expect(problemOf({ file_url: start + path })).toBeNull();
		expect(problemOf({ file_url: `${start}${path}x` })).toBe(
			"The URL must be at most 2,000 characters long.",
		);
	});

	test("tags: as many as allowed, and not one more", () => {
		const tags = Array.from({ length: tagsMaximum + 1 }, (_, at) => `tag${at}`);
		expect(problemOf({ tags: tags.slice(1).join(";") })).toBeNull();
		expect(problemOf({ tags: tags.join(";") })).toBe("Please use at most 30 tags.");
	});

	test("what is wrong in the same way twice is said once", () => {
		const long = "x".repeat(tagMaximum + 1);
		expect(problemOf({ tags: `${long}a;${long}b` })).toBe(
			"A tag must be at most 60 characters long.",
		);
	});
});

describe("text", () => {
	test.each([
		["line breaks and tabs in a title are spaces", { title: "Data\r\n\tanalyst" }, "Data analyst"],
		["control characters are spaces", { title: "Data\u0007analyst" }, "Data analyst"],
		["spaces around are taken away", { title: "  Data analyst " }, "Data analyst"],
		["markup is text", { title: "<script>alert(1)</script>" }, "<script>alert(1)</script>"],
		["an apostrophe before a formula is taken away", { title: "'=1+1" }, "=1+1"],
		["an apostrophe before a word stays", { title: "'quoted'" }, "'quoted'"],
	])("%s", (_name, fields, title) => {
		expect(resumeOf(fields).title).toBe(title);
	});

	test("a description keeps its paragraphs", () => {
		const { description } = resumeOf({ description: " One\r\n\r\nTwo\rthree\tfour\u0007 " });
		expect(description).toBe("One\n\nTwo\nthree four");
	});
});

describe("experience_level", () => {
	test.each(experienceLevels)("%s is itself, in any case", (level) => {
		expect(resumeOf({ experience_level: level }).experienceLevel).toBe(level);
		expect(resumeOf({ experience_level: ` ${level.toUpperCase()} ` }).experienceLevel).toBe(level);
	});

	test.each([
		["", "Mid-level"],
		["   ", "Mid-level"],
		["Senior", "Senior-level"],
		["senior", "Senior-level"],
	])("%j is %s", (text, level) => {
		expect(resumeOf({ experience_level: text }).experienceLevel).toBe(level);
	});

	test.each([
		"Guru",
		"Lead",
		"Senior-level!",
		"5 years",
		"constructor",
		"__proto__",
		"Mid-level, Senior",
		"x".repeat(1_000_000),
	])("%.40j is told and not stored", (text) => {
		expect(problemOf({ experience_level: text })).toBe(
			"Experience level must be one of Intern, Entry-level, Mid-level, Senior-level, Staff+.",
		);
	});
});

describe("tags", () => {
	test.each<[string, string[]]>([
		["", []],
		["go", ["go"]],
		["go;sql", ["go", "sql"]],
		["go,sql", ["go", "sql"]],
		["go; sql, react", ["go", "sql", "react"]],
		[" go ;; , sql ;", ["go", "sql"]],
		[";,;", []],
		["Go;go;GO;sql", ["Go", "sql"]],
		["machine  learning;c++", ["machine learning", "c++"]],
		["__proto__;constructor", ["__proto__", "constructor"]],
	])("%j are %j", (text, tags) => {
		expect(resumeOf({ tags: text }).tags).toEqual(tags);
	});
});

describe("true or false", () => {
	const columns = [
		["is_featured", "isFeatured"],
		["visa_sponsored", "visaSponsored"],
	] as const;
	for (const [column, field] of columns) {
		test.each(["true", "TRUE", "True", " true ", "yes", "1"])(`${column}: %j is true`, (text) => {
			expect(resumeOf({ [column]: text })[field]).toBe(true);
		});
		test.each(["", " ", "false", "FALSE", "no", "0", "maybe", "truee", "constructor"])(
			`${column}: %j is not`,
			(text) => {
				expect(resumeOf({ [column]: text })[field]).toBe(false);
			},
		);
	}
});

describe("file_url", () => {
	test.each([
		["https://files.example/a.pdf", "https://files.example/a.pdf"],
		["http://files.example/a%20b.pdf", "http://files.example/a%20b.pdf"],
		[" HTTPS://Files.Example ", "HTTPS://Files.Example"],
		["https://files.example:8443/?a=1#b", "https://files.example:8443/?a=1#b"],
	])("%s is a web address", (text, address) => {
		expect(resumeOf({ file_url: text }).fileUrl).toBe(address);
	});

	test.each([
		"javascript:alert(1)",
		"JaVaScRiPt:alert(1)",
		"java\nscript:alert(1)",
		"data:text/html,x",
		"file:///etc/passwd",
		"gopher://host/",
		"ftp://host/a.pdf",
		"//files.example/a.pdf",
		"/a.pdf",
		"files.example/a.pdf",
		"https:",
		"https://",
		"http:files.example",
		"https:\\\\files.example",
		"https://user:secret@files.example/",
		"http://[::1",
		"http://a b/",
	])("%j is not one", (text) => {
		expect(problemOf({ file_url: text })).toBe("Invalid URL format. Please provide a valid URL.");
	});
});

describe("offer_month", () => {
	test.each(["2024-01", "2024-12", "1999-10", "2099-09"])("%s is a month", (text) => {
		expect(resumeOf({ offer_month: text }).offerMonth).toBe(text);
	});
	test.each([
		"2024",
		"2024-00",
		"2024-13",
		"2024-1",
		"24-01",
		"Dec-24",
		"2024-01-01",
		"1899-01",
		"2100-01",
		"0x20-01",
	])("%s is none", (text) => {
		expect(problemOf({ offer_month: text })).toBe(
			"Offer month must be a year and a month, such as 2026-05.",
		);
	});
});

describe("contact data", () => {
	const written = [
		...requiredColumns,
		...(["description", "tags", "location", "education", "previous_role"] as const),
	];
	test.each(written)("in %s is told with its column", (column) => {
		expect(problemOf({ [column]: "Write to a\u200bda＠mail.example" })).toBe(
			`The column ${column} has "ada@mail.example", which leads to a person. Take it out.`,
		);
	});

	test("of two columns is told at once, in the words of the rest", () => {
		expect(
			problemOf({ description: "Fine\nCall 415\u2011555\u20110142", tags: "a@b.example" }),
		).toBe(
			[
				'The column description has "415-555-0142", which leads to a person. Take it out.',
				'The column tags has "a@b.example", which leads to a person. Take it out.',
			].join(" "),
		);
	});

	test("is no company with a dot, no place, no month and no address of the file", () => {
		expect(
			problemOf({
				company: "Booking.com",
				location: "Tulsa, OK",
				education: "BSc Computer Science, 2019–2023",
				description: "Saved $1,200,000 in 2024. Node.js, 10,000 users",
				offer_month: "2024-12",
				file_url: "https://files.example/a.pdf",
				provenance: "declared",
			}),
		).toBeNull();
	});

	test("that the resume has already stays, and no more comes in", () => {
		const current = { ...resumeOf(), description: "Wrote ada.example at ada@mail.example" };
		const change = (description: string) =>
			readResumeRow(["description"], { cells: [description], fault: null }, current).success;
		expect(change("Built it: ada@mail.example")).toBe(true);
		expect(change("Built it: ada@mail.example, bo@mail.example")).toBe(false);
	});
});

describe("provenance", () => {
	test.each(chosenProvenances)("%s is known, however it is written", (value) => {
		expect(resumeOf({ provenance: value }).provenance).toBe(value);
		expect(resumeOf({ provenance: ` ${value.toUpperCase()} ` }).provenance).toBe(value);
	});
	test.each(["real", "constructor", "curated!", "demo", "verified"])("%s is told", (value) => {
		expect(problemOf({ provenance: value })).toBe("Provenance must be one of curated, declared.");
	});
});

test("a row with a file says where the resume comes from; one without is ours when it does not", () => {
	const file = { file_url: "https://files.example/a.pdf" };
	expect(problemOf({ ...file, provenance: " " })).toMatch(
		/^Please say where this resume comes from: .+\.$/u,
	);
	expect(resumeOf({ ...file, provenance: "declared" }).provenance).toBe("declared");
	expect(resumeOf({ provenance: "" }).provenance).toBe("curated");
});

describe("the shape of a row", () => {
	const columns = [...requiredColumns, null, "tags"] as const;
	const good = ["Analyst", "Citadel", "Finance", "Finance", "x", "sql"];
	const problem = (cells: string[]) => {
		const reading = readResumeRow(columns, { cells, fault: null });
		return reading.success ? null : reading.problem;
	};

	test("has a cell for every header", () => {
		expect(problem(good)).toBeNull();
		expect(problem(good.slice(0, 5))).toBe("This row has 5 cells and the first row has 6.");
		expect(problem(["Analyst"])).toBe("This row has 1 cell and the first row has 6.");
		expect(problem([...good, "more"])).toBe("This row has 7 cells and the first row has 6.");
		expect(problem([...good, "", " "])).toBeNull();
		expect(problem([...good, "", "more"])).toBe("This row has 8 cells and the first row has 6.");
	});

	test("an ignored column says nothing, whatever stands in it", () => {
		const reading = readResumeRow(columns, { cells: good, fault: null });
		expect(reading).toMatchObject({
			success: true,
			resume: { ...resumeOf(), title: "Analyst", tags: ["sql"] },
		});
		expect(Object.keys(reading.success ? reading.resume : {})).not.toContain("null");
	});

	test.each([
		[
			"unclosed-quote",
			"A quotation mark opens in this row and is never closed: all that follows was taken for one cell.",
		],
		[
			"text-after-quote",
			'Text stands after a closing quotation mark. Quotation marks inside a quoted cell are doubled: "".',
		],
		["cell-too-long", "A cell of this row has more than a million characters."],
		["too-many-cells", "This row has more than a thousand cells."],
	] as const)("%s is a problem, whatever else is right", (fault, sentence) => {
		expect(readResumeRow(columns, { cells: good, fault })).toEqual({
			success: false,
			problem: sentence,
		});
	});
});

describe("a blank row", () => {
	test.each([[[""]], [["", ""]], [[" ", "\t", "\n"]], [[]]])("is %j", (cells) => {
		expect(isBlankRow({ cells, fault: null })).toBe(true);
	});
	test("is not one with a word, nor one with a fault", () => {
		expect(isBlankRow({ cells: ["", "a"], fault: null })).toBe(false);
		expect(isBlankRow({ cells: [""], fault: "cell-too-long" })).toBe(false);
	});
});

test("Whatever stands in the cells, a row is a whole resume or a sentence", () => {
	const cell = fc.oneof(
		fc.string({ unit: fc.constantFrom(..."aé🙂 ;,\n\t\u0007'=-1\uD800"), maxLength: 40 }),
		fc.constantFrom("", "true", "Senior", "x;y", "x".repeat(300)),
	);
	fc.assert(
		fc.property(
			fc.array(cell, { minLength: resumeColumns.length, maxLength: resumeColumns.length }),
			(cells) => {
				const reading = readResumeRow(resumeColumns, { cells, fault: null });
				if (!reading.success) expect(reading.problem).toMatch(/\.$/u);
				else {
					const { resume } = reading;
					expect(experienceLevels).toContain(resume.experienceLevel);
					expect(chosenProvenances).toContain(resume.provenance);
					for (const text of [resume.title, resume.company, resume.role, resume.industry]) {
						expect(text.trim()).toBe(text);
						expect(text).not.toMatch(/^$|\p{Cc}/u);
					}
				}
			},
		),
		{ numRuns: 300 },
	);
});

describe("which resume a row is", () => {
	test("is read as in the whole row, wherever its columns stand", () => {
		const columns = ["role", null, "industry", "company", "title"] as const;
		const cells = [" Finance ", "x", "Tech", "'=Citadel", "Data\nanalyst"];
		const whole = readResumeRow(columns, { cells, fault: null });
		expect(readResumeIdentity(columns, cells)).toEqual({
			title: "Data analyst",
			company: "=Citadel",
			role: "Finance",
		});
		expect(whole).toMatchObject({ resume: readResumeIdentity(columns, cells) });
	});

	test("cannot be told of a row that does not say it", () => {
		expect(readResumeIdentity(["title", "company", "role"], ["A", "", "B"])).toBeNull();
		expect(readResumeIdentity(["title", "company"], ["A", "B"])).toBeNull();
		expect(readResumeIdentity([], [])).toBeNull();
	});
});
