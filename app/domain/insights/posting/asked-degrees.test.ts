import { expect, test } from "vitest";
import { degreesIn } from "./asked-degrees.ts";

test.each([
	[
		"Bachelor's degree in Finance, Accounting or Economics",
		["bachelor's in Finance", "bachelor's in Accounting", "bachelor's in Economics"],
	],
	[
		"Bachelors in CS, Math or Engineering, or equiv. practical experience",
		["bachelor's in computer science", "bachelor's in mathematics", "bachelor's in Engineering"],
	],
	[
		"a degree in mechanical, industrial or manufacturing engineering",
		[
			"degree in mechanical engineering",
			"degree in industrial engineering",
			"degree in manufacturing engineering",
		],
	],
	[
		"Degree/Diploma in Computer Science",
		["degree in Computer Science", "diploma in Computer Science"],
	],
	["B.E./B.Tech (CS)", ["BE in computer science", "BTech in computer science"]],
	["B.Com or BCom, M.Com preferred", ["BCom", "MCom"]],
	["B.Sc. or HND in Accounting", ["bachelor's in Accounting", "HND in Accounting"]],
	[
		"Diploma in Early Childhood Care and Education",
		["diploma in Early Childhood Care and Education"],
	],
	["Students in aquaculture, biology or the like", ["degree in aquaculture", "degree in biology"]],
	["a 2:1 or better in mathematics", ["degree in mathematics"]],
	["completed apprenticeship as electrician", ["apprenticeship in electrician"]],
	["Cert III in Air Conditioning", ["cert III in Air Conditioning"]],
	["An LLB or JD is assumed", ["LLB", "JD"]],
	["a B.A. or an M.B.A.", ["bachelor's", "MBA"]],
	["GCSE Maths & English at C/4 or above", ["GCSE Maths", "GCSE English"]],
	["Educated to degree level", ["degree"]],
	["HS diploma or G.E.D.", ["high school diploma", "GED"]],
	["a postgraduate diploma in wound care", ["postgraduate diploma in wound care"]],
	["A computer science degree", ["computer science degree"]],
	["Certified Scrum Master in a large team", []],
	["A level of English of C2", []],
	["A degree is a plus", []],
])("%s", (text, degrees) => {
	const names = degreesIn(text).map(({ text }) => text);
	expect([...new Set(names)]).toEqual(degrees);
});
