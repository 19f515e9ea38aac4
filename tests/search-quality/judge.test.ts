import { describe, expect, test } from "vitest";
import type { Condition, JudgedResume, JudgedSearch } from "./condition.ts";
import { findGood, isGood, judge } from "./judge.ts";

const pm: JudgedResume = {
	id: "pm",
	title: "Radio producer turned PM for home sensors",
	company: "L'Oréal",
	role: "Product Manager",
	industry: "Tech",
	level: "Entry-level",
	description: "Shows how interviews with listeners became a roadmap, in R&D and after.",
	tags: ["career change", "a/b testing"],
	location: "New York, NY",
	education: "BS, Computer Science",
	previousRole: "Associate Product Manager, Audience Tools",
	visa: false,
	document: ["Cut latency of the C++ decoder from 90 to 40 ms", "Kubernetes"],
};
const like = (id: string, values: Partial<JudgedResume>): JudgedResume => ({
	...pm,
	id,
	...values,
});

describe("A good answer", () => {
	test.each<[string, Condition]>([
		["the role", { role: "product manager" }],
		["the company without its accent and apostrophe", { company: "loreal" }],
		["one of several companies", { company: ["Nestlé", "L’Oréal"] }],
		["the industry and the level", { industry: "Tech", level: ["Intern", "Entry-level"] }],
		["the state of the place", { location: ", NY" }],
		[
			"a part of the degree, the previous role and the title",
			{
				education: "computer science",
				previousRole: "product manager",
				title: "radio producer",
			},
		],
		["words of the open fields", { text: ["A/B testing", "career-change"] }],
		["words of the document", { text: ["latency", "kubernetes"] }],
		["any of an inner list", { text: [["k8s", "kubernetes"]] }],
		["a sign at the end of a word", { text: ["C++"] }],
	])("has %s", (_, condition) => expect(isGood(pm, condition)).toBe(true));

	test.each<[string, Condition]>([
		["another role", { role: "Marketing" }],
		["a part of the role only", { role: "Product" }],
		["a company that only begins alike", { company: "L'Oréal Paris" }],
		["the right role at the wrong company", { role: "Product Manager", company: "Google" }],
		["another level", { level: ["Senior-level", "Staff+"] }],
		["another state", { location: ", NJ" }],
		["no sponsored visa", { visa: true }],
		["a word that stands inside another only", { text: ["net"] }],
		["a letter of C++ or of R&D", { text: [["c", "r"]] }],
		["a phrase that runs over two texts", { text: ["ms kubernetes"] }],
		["one word of two", { text: ["latency", "tableau"] }],
		["a title without the word", { title: "nurse" }],
	])("is not one with %s", (_, condition) => expect(isGood(pm, condition)).toBe(false));

	test("has a place only where the resume tells one", () => {
		expect(isGood(like("nowhere", { location: null }), { location: "New York" })).toBe(false);
	});
});

test("A word of documents counts as findable from five resumes on, an open word from the first", () => {
	const library = ["a", "b", "c", "d"].map((id) => like(id, {}));
	const open = like("open", { tags: ["kubernetes"], document: [] });
	const kubernetes: Condition = { text: ["kubernetes"] };
	expect(findGood(library)(kubernetes)).toEqual([]);
	expect(findGood([...library, open])(kubernetes)).toHaveLength(5);
	expect(findGood([...library.slice(0, 3), open])(kubernetes)).toEqual([open]);
});

describe("A search engine", () => {
	const nurses = Array.from({ length: 7 }, (_, at) => like(`nurse ${at}`, { role: "Nursing" }));
	const lawyer = like("lawyer", { role: "Law" });
	const library = [pm, lawyer, ...nurses];
	const nurse: JudgedSearch = { search: "nurse", kind: "role", good: { role: "Nursing" } };
	const law: JudgedSearch = { search: "lawyer", kind: "role", good: { role: "Law" } };
	const none: JudgedSearch = { search: "zookeeper", kind: "nothing", good: { nothing: true } };
	const judgeAnswers = (answers: Record<string, readonly JudgedResume[]>) =>
		judge([nurse, law, none], library, (search) => answers[search] ?? []);

	test("that finds what is wanted first, and nothing for what is not there, has no failure", () => {
		const { verdicts, failures } = judgeAnswers({ nurse: nurses, lawyer: [lawyer] });
		expect(failures).toEqual([]);
		expect(verdicts).toEqual([
			{ kind: "nothing", searches: 1, answered: 1, empty: 0, share: 1 },
			{ kind: "role", searches: 2, answered: 2, empty: 0, share: 1 },
		]);
	});

	test("that finds others fails, and says what came first", () => {
		const { verdicts, failures } = judgeAnswers({ nurse: [pm, lawyer], zookeeper: [pm] });
		expect(failures).toEqual([
			{ judged: nurse, first: [pm, lawyer] },
			{ judged: law, first: [] },
			{ judged: none, first: [pm] },
		]);
		expect(verdicts).toEqual([
			{ kind: "nothing", searches: 1, answered: 0, empty: 0, share: 0 },
			{ kind: "role", searches: 2, answered: 0, empty: 1, share: 0 },
		]);
	});

	test("that finds the good answer fifth has answered; sixth is too late", () => {
		const others = [pm, pm, pm, pm];
		const fifth = judgeAnswers({ nurse: [...others, ...nurses], lawyer: [...others, lawyer] });
		expect(fifth.failures).toEqual([]);
		// One of five nurses, and of the only lawyer none in the first place.
		expect(fifth.verdicts[1]?.share).toBeCloseTo(0.1);
		const sixth = judgeAnswers({ nurse: nurses, lawyer: [...others, pm, lawyer] });
		expect(sixth.failures).toEqual([{ judged: law, first: [...others, pm] }]);
	});
});
