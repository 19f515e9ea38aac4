import { expect, test } from "vitest";
import { askedDegree, degreeRank, degreeRankOfTerms, unfinishedDegrees } from "./degree-ranks.ts";

test("A degree is asked for by its rank and subject", () => {
	expect(askedDegree("bachelor's in Computer Science")).toEqual({
		rank: 2,
		subject: "Computer Science",
	});
	expect(askedDegree("PhD")).toEqual({ rank: 5, subject: "" });
	expect(askedDegree("doctorate in law")).toEqual({ rank: 4, subject: "law" });
	expect(askedDegree("advanced degree in law")).toEqual({ rank: 3, subject: "law" });
	expect(askedDegree("degree in law")).toEqual({ rank: 1, subject: "law" });
	expect(askedDegree("JD")).toEqual({ rank: 4, subject: "juris", name: "jd" });
	expect(askedDegree("MBA")?.rank).toBe(3);
	expect(askedDegree("BSN")?.subject).toBe("nursing");
	expect(askedDegree("GED")).toBeNull();
});

test.each([
	["BS Computer Science, Portland State, 2019", 2],
	["B.S., Physics", 2],
	["Bachelor of Arts in History, Boston, MA", 2],
	["MA, History, Boston College", 3],
	["M.Sc. Statistics", 3],
	["Ph.D. in Chemistry", 5],
	["Doctorate in Chemistry", 5],
	["Doctor of Philosophy, Example University", 5],
	["M.D./Ph.D., Example University", 5],
	["Doctor en Química, Universidad de Ejemplo", 5],
	["Doctor en Medicina, Universidad de Ejemplo", 4],
	["Doctor of Science in Physics, Example University", 5],
	["Doctor of Education, Example University", 4],
	["Doctorate of Pharmacy, Example University", 4],
	["Juris Doctor, BA Philosophy", 4],
	["Fordham University School of Law, J.D., 2013", 4],
	["M.B.A., Example University", 3],
	["B.S.N., Example University", 2],
	["M.D. in Baltimore", 4],
	["Associate of Applied Science", 1],
	["Lakeside High School", 0],
	["PhD candidate in Chemistry, Example University", 0],
	["Ph.D. student, Example University", 0],
	["Doctoral candidate, Example University", 0],
	["Pursuing an MBA, Example University", 0],
	["MBA candidate (expected 2027)", 0],
	["B.S. Accounting, Example University, 2014, CPA candidate", 2],
	["M.Ed. in Student Affairs, Example University", 3],
])("%s", (line, rank) => {
	expect(degreeRank(line)).toBe(rank);
});

test.each([
	[["B.S. Physics, Example University, 2023 – 2027"], [0]],
	[
		["M.S. Physics, Example University, 2024 – present", "B.S. Physics, Example College, 2022"],
		[0],
	],
	[
		[
			"M.S. Physics",
			"Example University",
			"2024 – 2027",
			"B.S. Physics",
			"Example College",
			"2022",
		],
		[0],
	],
	[
		["Example University\t2024 – 2027", "M.S. Physics", "Example College\t2022", "B.S. Physics"],
		[1],
	],
	[
		["M.S. Physics", "Example University\t2024 – 2027", "B.S. Physics", "Example College\t2022"],
		[0],
	],
	[["MBA candidate, Example University, 2027", "B.S. Physics, Example College"], [0]],
	[["B.S. Physics, 2014", "Life Support, valid to 2027"], []],
	[["B.S. Physics, 2014"], []],
])("A degree whose time goes on is unfinished, wherever the time stands: %#", (school, places) => {
	expect([...unfinishedDegrees(school, 2026)]).toEqual(places.map((at) => school[at]));
});

test("Among all words of a resume only clear ones name a degree", () => {
	expect(degreeRankOfTerms(["ms", "ma", "associate", "latency"])).toBe(0);
	expect(degreeRankOfTerms(["b.s", "latency"])).toBe(2);
	expect(["ph.d", "doctorate", "j.d"].map((term) => degreeRankOfTerms([term]))).toEqual([5, 4, 4]);
});
