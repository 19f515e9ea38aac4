import type { RoleBank } from "../bank.ts";
import { plural, skillList } from "../quantities.ts";
import { aiProducts, aiProductsBullets } from "./product-manager/ai-products.ts";
import { anyBullets } from "./product-manager/any.ts";
import { b2bSaas, b2bSaasBullets } from "./product-manager/b2b-saas.ts";
import { consumerGrowth, consumerGrowthBullets } from "./product-manager/consumer-growth.ts";
import { fintech, fintechBullets } from "./product-manager/fintech.ts";
import { marketplace, marketplaceBullets } from "./product-manager/marketplace.ts";
import { platform, platformBullets } from "./product-manager/platform.ts";

export const productManagerBank: RoleBank = {
	role: "Product Manager",
	themes: [consumerGrowth, b2bSaas, marketplace, fintech, platform, aiProducts],
	positions: {
		Intern: [
			"Product Management Intern",
			"Product Manager Intern",
			"Associate Product Manager Intern",
			"Product Intern",
		],
		"Entry-level": [
			"Associate Product Manager",
			"Product Manager I",
			"Junior Product Manager",
			"Product Analyst",
		],
		"Mid-level": ["Product Manager", "Product Manager II", "Technical Product Manager"],
		"Senior-level": [
			"Senior Product Manager",
			"Lead Product Manager",
			"Senior Technical Product Manager",
		],
		"Staff+": [
			"Principal Product Manager",
			"Group Product Manager",
			"Director of Product Management",
			"Staff Product Manager",
		],
	},
	bullets: [
		...consumerGrowthBullets,
		...b2bSaasBullets,
		...marketplaceBullets,
		...fintechBullets,
		...platformBullets,
		...aiProductsBullets,
		...anyBullets,
	],
	summaries: [
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Student with a practical interest in ${theme}. Has ${r.pick(["interviewed users, written specs and shipped a student product", "run usability tests and turned them into working prototypes", "taken a campus project from idea to paying users"])}. Works with ${skillList(strongest)}.`,
		},
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Undergraduate who ${r.pick(["started in engineering", "came from design", "began with economics"])} and found the questions before the code more interesting. Focus on ${theme}; practiced in ${skillList(strongest)}.`,
		},
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Aspiring product manager who likes ${r.pick(["watching people use things", "small experiments", "clear one-page documents"])}. Leads the product side of ${r.pick(["a student club's app", "a campus startup", "a volunteer project"])} and is learning ${theme}. Tools: ${skillList(strongest)}.`,
		},
		{
			levels: [1, 1],
			write: (r, { years, theme, strongest }) =>
				`${years < 1 ? "Graduate entering product management with a focus on" : `Associate product manager with ${plural(years, "year")} in`} ${theme}. ${r.pick(["Writes short specs, runs the query personally and sits in on support calls.", "Trusted with features from first interview to launch note.", "Asks engineers early and customers often."])} Strongest in ${skillList(strongest)}.`,
		},
		{
			levels: [1, 1],
			write: (r, { theme, strongest }) =>
				`Early-career product manager for ${theme}. Combines ${skillList(strongest)} with ${r.pick(["a habit of talking to five customers before opening a document", "patience for edge cases", "an engineer's view of effort"])}.`,
		},
		{
			levels: [1, 2],
			write: (r, { years, theme, strongest }) =>
				`Product manager in ${theme}${years >= 2 ? ` for ${years} years` : ""}, close to the data and closer to the users. ${r.pick(["Launches small, reads the result honestly and says what will not be built.", "Known for specs that engineers finish reading."])} Works with ${skillList(strongest)}.`,
		},
		{
			levels: [2, 2],
			write: (r, { years, theme, strongest }) =>
				`Product manager with ${plural(years, "year")} of experience in ${theme}, leading ${r.pick(["one squad", "a cross-functional team", "a team of engineers, design and data"])} from discovery to launch. Skilled in ${skillList(strongest)}.`,
		},
		{
			levels: [2, 3],
			write: (r, { years, theme, strongest }) =>
				`Has spent ${plural(years, "year")} in product, chiefly ${theme}. Good at ${r.pick(["finding the one constraint behind many requests", "turning disagreement into a test", "shipping across team borders"])}. Daily practice: ${skillList(strongest)}.`,
		},
		{
			levels: [3, 3],
			write: (r, { years, theme, strongest }) =>
				`Senior product manager, ${plural(years, "year")} in, with full ownership of ${r.pick(["revenue lines", "multi-team products", "products used every day at work"])} in ${theme}. Depth in ${skillList(strongest)}; mentors associates and writes the strategy others plan from.`,
		},
		{
			levels: [3, 3],
			write: (r, { theme, strongest }) =>
				`Works in ${theme} and takes products through ${r.pick(["their awkward second year", "scale", "replatforming"])} with evidence, plain writing and few meetings. Relies on ${skillList(strongest)}. Has closed products as carefully as launched them.`,
		},
		{
			levels: [3, 4],
			write: (r, { years, theme, strongest }) =>
				`Product leader with ${plural(years, "year")} of experience and a specialty in ${theme}. ${r.pick(["Aligns engineering, design, sales and finance on one written plan.", "Makes the trade-offs explicit, then lets teams work.", "Builds products and the people who run them."])} Background in ${skillList(strongest)}.`,
		},
		{
			levels: [4, 4],
			write: (r, { years, theme, strongest }) =>
				`Sets product strategy for ${theme} across ${r.pick(["several teams", "a product line", "a whole business unit"])}; ${plural(years, "year")} in technology companies of every size. Strong in ${skillList(strongest)} and in saying which half of the roadmap can go.`,
		},
		{
			levels: [4, 4],
			write: (r, { years, theme }) =>
				`Principal-level product manager with ${plural(years, "year")} behind products that ${r.pick(["millions rely on", "businesses run on", "earn their keep"])}. Current focus: ${theme}. Coaches product managers, advises the executive team and still reads raw interview notes.`,
		},
	],
	degrees: [
		{ studyType: "B.S.", area: "Computer Science", from: 0, weight: 5 },
		{ studyType: "B.A.", area: "Economics", from: 0, weight: 4 },
		{ studyType: "B.S.", area: "Business Administration", from: 0, weight: 3 },
		{ studyType: "B.S.", area: "Industrial Engineering", from: 0, weight: 2 },
		{ studyType: "B.S.", area: "Information Systems", from: 0, weight: 2 },
		{ studyType: "B.A.", area: "Cognitive Science", from: 0, weight: 2 },
		{ studyType: "B.A.", area: "Psychology", from: 0, weight: 1 },
		{ studyType: "B.S.", area: "Symbolic Systems", from: 0, weight: 0.7 },
		{ studyType: "B.S.", area: "Mechanical Engineering", from: 1, weight: 1 },
		{ studyType: "M.S.", area: "Human-Computer Interaction", from: 1, weight: 1.2 },
		{ studyType: "M.S.", area: "Engineering Management", from: 1, weight: 1 },
		{ studyType: "MBA", area: "Business Administration", from: 2, weight: 4 },
	],
	certificates: [
		{ name: "Certified Scrum Product Owner (CSPO)", issuer: "Scrum Alliance" },
		{ name: "Professional Scrum Product Owner I", issuer: "Scrum.org" },
		{ name: "Pragmatic Certified Product Manager", issuer: "Pragmatic Institute" },
		{ name: "Product Management Certificate", issuer: "Product School" },
		{ name: "Google Analytics Certification", issuer: "Google" },
		{ name: "SAFe Product Owner / Product Manager", issuer: "Scaled Agile" },
		{ name: "AWS Certified Cloud Practitioner", issuer: "Amazon Web Services" },
		{ name: "UX Certificate", issuer: "Nielsen Norman Group" },
		{ name: "Project Management Professional (PMP)", issuer: "Project Management Institute" },
	],
	awards: [
		{ title: "First place of 42 teams, product case competition", levels: [0, 1] },
		{ title: "Audience award, university startup weekend", levels: [0, 1] },
		{ title: "Dean's List, six semesters", levels: [0, 1] },
		{ title: "Best Capstone in Human-Computer Interaction", levels: [0, 1] },
		{ title: "Entrepreneurship fellowship with a $10,000 grant", levels: [0, 1] },
		{ title: "President's scholarship, full tuition", levels: [0, 1] },
		{ title: "Launch of the Year, product organization", levels: [1, 3] },
		{ title: "Customer Obsession Award", levels: [1, 4] },
		{ title: "Hack week winner, since shipped to all customers", levels: [1, 3] },
		{ title: "Product leader mentor of the year", levels: [3, 4] },
		{ title: "Chief executive's award for cross-team delivery", levels: [2, 4] },
	],
	courses: [
		"Product Management",
		"Human-Computer Interaction",
		"Introduction to Computer Science",
		"Data Structures",
		"Databases and SQL",
		"Statistics for Decision Making",
		"Microeconomics",
		"Behavioral Economics",
		"Design Thinking Studio",
		"User Research Methods",
		"Technology Entrepreneurship",
		"Marketing Analytics",
		"Managerial Accounting",
		"Game Theory",
	],
};
