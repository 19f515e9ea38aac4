import { describe, expect, test } from "vitest";
import { answersTo, indexAsked, wholeText } from "#app/domain/content/asked-texts.ts";
import { textsThatAnswer } from "./answering-texts.server.ts";
import { articles } from "./blog/articles.server.ts";
import { guides } from "./guides/guides.server.ts";

const texts = [...guides(), ...articles()];
const asked = texts.flatMap((text) =>
	Object.entries(text.answers).flatMap(([id, questions]) =>
		questions.map((question) => ({ text, id, question })),
	),
);

describe("The questions that texts say they answer", () => {
	test("lead to their section, or to its text where two sections answer", () => {
		const index = indexAsked(texts);
		const lost = asked.filter(({ text, id, question }) => {
			const found = answersTo(`${question}?`, () => index);
			const place = found.find((one) => one.text === text);
			return !place || ![id, undefined].includes(place.section?.id);
		});
		expect(lost.map(({ text, question }) => `${text.slug}: ${question}`)).toEqual([]);
	});

	test("stand once", () => {
		const all = asked.map(({ text, id, question }) => `${text.slug} ${id} ${question}`);
		expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
		expect(texts.flatMap(({ sections }) => sections.filter(({ id }) => id === wholeText))).toEqual(
			[],
		);
	});
});

test("An answer says where it stands", () => {
	expect(textsThatAnswer("do I put a photo on my resume")).toEqual([
		{
			kind: "Guide",
			title: "The shape of the page",
			path: "/guides/tech-resume#shape",
			within: "The tech resume, line by line",
		},
	]);
	expect(textsThatAnswer("how do you write a resume").map(({ path }) => path)).toEqual([
		"/guides/how-to-write-a-resume",
	]);
	expect(textsThatAnswer("how to quantify bullets")).toEqual([
		{
			kind: "Guide",
			title: "Numbers that hold: putting a figure on your work",
			path: "/guides/quantify-impact",
			within: null,
		},
	]);
});

test.each([
	"software engineer",
	"teacher to product manager",
	"salary negotiation",
	"interview coordinator",
	"cover letter writer",
	"career coach",
	"student resume",
	"ats administrator",
	"which companies hire nurses",
	"what does a data analyst do",
	"how to get a job at google",
])("%s is a search of resumes", (search) => {
	expect(textsThatAnswer(search)).toEqual([]);
});
