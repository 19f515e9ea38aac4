import { expect, test } from "vitest";
import { sectionOfHeading } from "./headings.ts";

test.each([
	[
		"duty",
		"About the opportunity; Job summary; What awaits you; You will be in charge of:; Your first 90 days; " +
			"What the next six months look like; How you'll make a difference; Your field of activity; What you'll build; " +
			"In this role you will; Terms of reference; What does a week look like?",
	],
	[
		"must",
		"Expectations towards you; Does this sound like you?; You'll be happy here if you; To succeed in this role; " +
			"This is what you bring along; Signals we look for; The right person; Eligibility criteria; Bring us; what u need",
	],
	[
		"wish",
		"Additional qualifications; Also valued; What sets you apart; Meriting; Bonus points if you have; An added advantage",
	],
	[
		"skip",
		"Your advantages; What you can look forward to; What awaits you at Acme; We bring; Conditions of employment; " +
			"Recruitment process; Things you need to know; Not on the list; Physical requirements; Life here; Quick facts; " +
			"Privacy notice; The agency; Interested?; We propose",
	],
	["null", "Chicago; Lantern & Sons; The wind is strong"],
])("a heading announces %s: %s", (section, headings) => {
	const read = headings.split("; ").map((heading) => [heading, `${sectionOfHeading(heading)}`]);
	expect(read).toEqual(headings.split("; ").map((heading) => [heading, section]));
});
