import { describe, expect, test } from "vitest";
import { answersTo, indexAsked } from "./asked-texts.ts";

const pay = {
	title: "Negotiating remote work",
	roles: ["Product Manager"],
	tags: ["Offers"],
	sections: [
		{ id: "before", title: "Ask before you sign" },
		{ id: "trial", title: "A trial month" },
		{ id: "letter", title: "The cover letter" },
	],
	answers: { all: ["a counter offer"], letter: ["do I need a cover letter", "photo", "hobbies"] },
};
const product = {
	title: "The product manager's page",
	roles: ["Product Manager"],
	sections: [{ id: "length", title: "Two pages" }],
	answers: { length: ["one page or two", "how many pages", "hobbies"] },
};
const basics = {
	title: "From a blank sheet",
	roles: [],
	sections: [],
	answers: { all: ["a resume", "a resume step by step"] },
};
const index = indexAsked([pay, product, basics]);
const offered = (search: string) =>
	answersTo(search, () => index).map(({ text, section }) => section?.id ?? text.title);

describe("A search that asks for advice", () => {
	test.each([
		["is offered what a text says that it answers", "should I add a photo?", ["letter"]],
		["in other forms of the words", "headshots on my resume", ["letter"]],
		[
			"with less beside it than the answer has words",
			"is a cover letter needed at banks",
			["letter"],
		],
		["with as much beside it", "is a cover letter needed by banks abroad", ["letter"]],
		["of a person who speaks of themselves", "banks want a photo, I have none", ["letter"]],
		["by words that several texts have: nothing", "no bank likes my hobbies at all", []],
		["of others: nothing", "what does a photo editor in Ohio do", []],
		["of oneself, with a word of that", "who wants my photo at a bank", ["letter"]],
		["in their own words", "pages, I never know how many", ["length"]],
		["about what a form asks for", "photo on an application", ["letter"]],
		["by two that are held against each other", "one page vs two", ["length"]],
		[
			"about a resume, with one word more",
			"should my resume need a cover letter first",
			["letter"],
		],
		["by two alternatives", "one page or two", ["length"]],
		["by what begins with the document", "cover letter", ["letter"]],
		["of the whole text", "how to make a counter offer", [pay.title]],
		["by the title of a text that says nothing", "how to negotiate remote work", [pay.title]],
		["by its title and one heading", "how do I negotiate a trial", ["trial"]],
		["about a resume of a role", "how to write a product manager resume", [product.title]],
		["about a resume, and nothing else", "how to write a good resume", [basics.title]],
		["in two words", "resume tips", [basics.title]],
		["about the writing of one", "resume writing guide", [basics.title]],
		["by a trade of which no text knows", "how should a welder write a resume", [basics.title]],
		["for a trade of which no text knows", "cv tips for welders", [basics.title]],
	])("%s: %s", (_, search, found) => {
		expect(offered(search)).toEqual(found);
	});

	test("is offered nothing beside the point", () => {
		expect(offered("how many years until retirement")).toEqual([]);
		expect(offered("what does a product manager do")).toEqual([]);
		expect(offered("what does a photo editor do")).toEqual([]);
		expect(offered("what do I do?")).toEqual([]);
		expect(offered("are there resumes with a photo")).toEqual([]);
		expect(offered("difference between photo and product design")).toEqual([]);
		expect(offered("how?")).toEqual([]);
		expect(offered("how to make my resume sparkle")).toEqual([]);
	});
});

test.each([
	"photo",
	"photo editor",
	"cover letter writer",
	"letter carrier",
	"resume writer",
	"product manager",
	"product manager resume",
	"resumes with a photo",
	"photo applications",
	"google or meta",
	"counter offer specialist",
	"resume",
	"resume examples",
	"best resume examples",
	"good resumes",
	"",
])("Any other search is offered nothing, and asks no text: %s", (search) => {
	expect(offered(search)).toEqual([]);
});

test("A search without a sign of a question does not look at the texts", () => {
	const fail = () => expect.fail("looked");
	expect(answersTo("software engineer", fail)).toEqual([]);
});
