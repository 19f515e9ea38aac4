import { describe, expect, test } from "vitest";
import {
	type AdminResumeQuery,
	adminListAddress,
	formatFound,
	isNarrowed,
	parseAdminResumeQuery,
	resumeAddress,
	writeAdminResumeQuery,
} from "./resume-list-query.ts";

const everything: AdminResumeQuery = {
	search: "",
	company: "",
	industry: "",
	featured: null,
	lacks: null,
	provenance: null,
	neverOpened: false,
	sort: "newest",
	status: "current",
};
const parse = (search: string) => parseAdminResumeQuery(new URLSearchParams(search));

describe("the owner's query", () => {
	test("of an empty address is everything that is published", () => {
		expect(parse("")).toEqual(everything);
		expect(parse("featured=&status=&q=++&company=")).toEqual(everything);
		expect(isNarrowed(everything)).toBe(false);
		expect(adminListAddress(everything)).toBe("/admin/resumes");
	});

	test.each<Partial<AdminResumeQuery>>([
		{ search: "go R&D" },
		{ company: "Ben & Jerry's" },
		{ industry: "Marketing / CPG" },
		{ featured: true },
		{ featured: false },
		{ lacks: "file" },
		{ lacks: "document", neverOpened: true },
		{ provenance: "verified" },
		{ sort: "checked" },
		{ status: "withdrawn" },
		{ search: "a", company: "b", industry: "c", featured: true, status: "withdrawn" },
	])("%j comes back from its address", (part) => {
		const query = { ...everything, ...part };
		expect(parseAdminResumeQuery(writeAdminResumeQuery(query))).toEqual(query);
		expect(isNarrowed(query)).toBe(
			Object.keys(part).some((field) => field !== "status" && field !== "sort"),
		);
	});

	test("drops what it does not understand and cuts what is too long", () => {
		expect(parse("featured=maybe&status=deleted&view_count=9")).toEqual(everything);
		expect(parse(`q=${"a".repeat(500)}`).search).toHaveLength(200);
		expect(parse("q=a%00b%0Ac").search).toBe("a b c");
	});
});

test("a long result is counted to ten thousand and no further", () => {
	expect(formatFound(0)).toBe("0");
	expect(formatFound(1_204)).toBe("1,204");
	expect(formatFound(10_000)).toBe("10,000");
	expect(formatFound(10_001)).toBe("10,000+");
});

test("A resume is dealt with in its form, a withdrawn one in the list of those", () => {
	const resume = { id: "1", title: "Nurse & carer" };
	expect(resumeAddress({ ...resume, withdrawnAt: null })).toBe("/admin/resumes/1");
	expect(resumeAddress({ ...resume, withdrawnAt: new Date(0) })).toBe(
		"/admin/resumes?q=Nurse+carer&status=withdrawn",
	);
});
