import type { RoleBank } from "../bank.ts";
import { capital, skillPhrase, yearsText } from "../quantities-business.ts";
import { anyBullets } from "./marketing/any.ts";
import { brand, brandBullets } from "./marketing/brand.ts";
import { content, contentBullets } from "./marketing/content.ts";
import { growth, growthBullets } from "./marketing/growth.ts";
import { lifecycle, lifecycleBullets } from "./marketing/lifecycle.ts";
import { partnerships, partnershipsBullets } from "./marketing/partnerships.ts";
import { productMarketing, productMarketingBullets } from "./marketing/product-marketing.ts";
import { trade, tradeBullets } from "./marketing/trade.ts";

/** Marketing on the company side, in consumer goods and in software alike. */
export const marketingBank: RoleBank = {
	role: "Marketing",
	themes: [brand, growth, productMarketing, content, lifecycle, trade, partnerships],
	positions: {
		Intern: [
			"Marketing Intern",
			"Marketing Summer Intern",
			"Marketing Strategy Intern",
			"Marketing Analytics Intern",
			"Summer Associate, Marketing",
		],
		"Entry-level": [
			"Marketing Associate",
			"Marketing Coordinator",
			"Marketing Specialist",
			"Assistant Marketing Manager",
			"Marketing Analyst",
		],
		"Mid-level": [
			"Marketing Manager",
			"Senior Marketing Specialist",
			"Associate Marketing Manager",
			"Marketing Program Manager",
		],
		"Senior-level": [
			"Senior Marketing Manager",
			"Marketing Lead",
			"Group Marketing Manager",
			"Associate Director, Marketing",
		],
		"Staff+": [
			"Director of Marketing",
			"Senior Director of Marketing",
			"Vice President, Marketing",
			"Head of Marketing",
		],
	},
	bullets: [
		...anyBullets,
		...brandBullets,
		...growthBullets,
		...productMarketingBullets,
		...contentBullets,
		...lifecycleBullets,
		...tradeBullets,
		...partnershipsBullets,
	],
	summaries: [
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`${r.pick(["Undergraduate", "Marketing student"])} with hands-on projects in ${theme}. Has put ${skillPhrase(strongest, 2)} to work for ${r.pick(["student organizations and local businesses", "a nonprofit and two campus startups"])}, and keeps a log of what did not work.`,
		},
		{
			levels: [0, 0],
			write: (_, { theme, strongest }) =>
				`Student looking for a first full season in ${theme}. Coursework and side projects cover ${skillPhrase(strongest)}. Writes clearly and reads the numbers before the comments.`,
		},
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Final-year student who learned ${theme} by running ${r.pick(["a small online shop", "campus campaigns", "a newsletter"])} with real budgets. Comfortable in ${skillPhrase(strongest)}.`,
		},
		{
			levels: [1, 1],
			write: (_, { years, theme, strongest }) =>
				`${years < 1 ? "Recent graduate with internships" : `Marketer with ${yearsText(years)}`} in ${theme}. Day-to-day work runs from brief to report and covers ${skillPhrase(strongest)}.`,
		},
		{
			levels: [1, 1],
			write: (r, { years, theme, strongest }) =>
				`Early-career marketer focused on ${theme}${years < 1 ? "" : `, ${yearsText(years)} into the trade`}. Strongest in ${skillPhrase(strongest, 2)}. ${r.pick(["Tests small before asking for more budget.", "Prefers one clear message to five clever ones."])}`,
		},
		{
			levels: [1, 2],
			write: (_, { years, theme, strongest }) =>
				`Works in ${theme} at the point where creative meets measurement. ${years < 1 ? "Trained through internships" : `Brings ${yearsText(years)} of experience`} in ${skillPhrase(strongest)}.`,
		},
		{
			levels: [2, 2],
			write: (r, { years, theme, strongest }) =>
				`Marketing manager with ${yearsText(years)} in ${theme}, responsible for budget, agencies, and results. Known for ${skillPhrase(strongest, 2)}, and for ${r.pick(["briefs that fit on one page", "tests that settle arguments", "launches that leave on time"])}.`,
		},
		{
			levels: [2, 3],
			write: (_, { years, theme, strongest }) =>
				`${capital(yearsText(years))} in marketing, chiefly ${theme}. Plans from the customer's problem backward and measures with controls wherever possible. Depth in ${skillPhrase(strongest)}.`,
		},
		{
			levels: [3, 3],
			write: (r, { years, theme, strongest }) =>
				`Leads ${theme} programs after ${yearsText(years)} in marketing. Manages teams, agencies, and multi-million-dollar budgets, with ${skillPhrase(strongest, 2)} as the foundation. ${r.pick(["Works closely with finance on what growth is worth.", "Sales teams ask for the materials by name."])}`,
		},
		{
			levels: [3, 4],
			write: (_, { years, theme, strongest }) =>
				`Marketing leader with ${yearsText(years)} of experience and roots in ${theme}. Builds plans that a CFO will sign and a creative team wants to make. Brings ${skillPhrase(strongest)}.`,
		},
		{
			levels: [4, 4],
			write: (r, { years, theme, strongest }) =>
				`Marketing executive with ${yearsText(years)} across ${r.pick(["startups and public companies", "consumer and business brands", "growth and turnaround situations"])}, best known for ${theme}. Owns budget, organization, and outcome. Stays close to ${skillPhrase(strongest, 2)}.`,
		},
		{
			levels: [4, 4],
			write: (_, { years, theme, strongest }) =>
				`Head of marketing teams in ${theme}, with ${yearsText(years)} in the field. Has built functions from the first hire and rebuilt inherited ones. Guides specialists in ${skillPhrase(strongest)}.`,
		},
		{
			levels: [2, 4],
			write: (_, { years, theme, strongest }) =>
				`${capital(theme)} specialist with ${yearsText(years)} behind launches, tests, and a few instructive failures. Combines ${skillPhrase(strongest)} in one plan, with the expected result written down beforehand.`,
		},
	],
	degrees: [
		{ studyType: "Bachelor of Science", area: "Marketing", from: 0, weight: 16 },
		{ studyType: "Bachelor of Business Administration", area: "Marketing", from: 0, weight: 12 },
		{ studyType: "Bachelor of Arts", area: "Communication", from: 0, weight: 9 },
		{ studyType: "Bachelor of Arts", area: "Psychology", from: 0, weight: 7 },
		{ studyType: "Bachelor of Arts", area: "English", from: 0, weight: 4 },
		{ studyType: "Bachelor of Arts", area: "Economics", from: 0, weight: 6 },
		{ studyType: "Bachelor of Science", area: "Advertising", from: 0, weight: 5 },
		{ studyType: "Bachelor of Arts", area: "Journalism", from: 0, weight: 3 },
		{ studyType: "Bachelor of Science", area: "Statistics", from: 0, weight: 3 },
		{ studyType: "Bachelor of Fine Arts", area: "Graphic Design", from: 0, weight: 2 },
		{ studyType: "Master of Science", area: "Marketing Analytics", from: 1, weight: 5 },
		{
			studyType: "Master of Arts",
			area: "Integrated Marketing Communications",
			from: 1,
			weight: 4,
		},
		{ studyType: "Master of Business Administration", area: "Marketing", from: 2, weight: 10 },
		{
			studyType: "Master of Business Administration",
			area: "Brand Management",
			from: 2,
			weight: 4,
		},
	],
	certificates: [
		{ name: "Google Ads Search Certification", issuer: "Google" },
		{ name: "Google Analytics Certification", issuer: "Google" },
		{ name: "Meta Certified Digital Marketing Associate", issuer: "Meta" },
		{ name: "Inbound Marketing", issuer: "HubSpot Academy" },
		{ name: "Content Marketing", issuer: "HubSpot Academy" },
		{ name: "Professional Certified Marketer", issuer: "American Marketing Association" },
		{ name: "Braze Certified Marketer", issuer: "Braze" },
		{ name: "Pragmatic Certified Product Marketing", issuer: "Pragmatic Institute" },
		{ name: "Salesforce Marketing Cloud Email Specialist", issuer: "Salesforce" },
		{ name: "Certified Professional Category Analyst", issuer: "Category Management Association" },
	],
	awards: [
		{ title: "First Place, Student Advertising Competition", levels: [0, 1] },
		{ title: "Finalist, University Brand Challenge", levels: [0, 1] },
		{ title: "Dean's List", levels: [0, 1] },
		{ title: "Marketing Department Prize", levels: [0, 1] },
		{ title: "Best Student Newsletter, College Media Awards", levels: [0, 1] },
		{ title: "Merit Scholarship", levels: [0, 2] },
		{ title: "Effie Award, Bronze", awarder: "Effie Worldwide", levels: [2, 4] },
		{ title: "Internal Award for Launch of the Year", levels: [1, 3] },
		{ title: "Rising Marketer of the Year, Regional Chapter", levels: [1, 2] },
		{ title: "Email Campaign of the Year, Industry Shortlist", levels: [1, 3] },
		{ title: "40 Under 40 in Marketing, Trade Press", levels: [3, 4] },
		{ title: "Agency Partner Award for Best Client", levels: [3, 4] },
	],
	courses: [
		"Consumer Behavior",
		"Marketing Research",
		"Brand Management",
		"Digital Marketing",
		"Marketing Analytics",
		"Pricing Strategy",
		"Advertising and Promotion",
		"Social Psychology",
		"Statistics for Business",
		"Retail Management",
		"Sales Management",
		"Copywriting",
		"Survey Design",
		"Data Visualization",
		"Product Management",
	],
};
