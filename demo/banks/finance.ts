import type { RoleBank } from "../bank.ts";
import { capital, skillPhrase, yearsText } from "../quantities-business.ts";
import { anyBullets } from "./finance/any.ts";
import { assetManagement, assetManagementBullets } from "./finance/asset-management.ts";
import {
	corporateDevelopment,
	corporateDevelopmentBullets,
} from "./finance/corporate-development.ts";
import { equityResearch, equityResearchBullets } from "./finance/equity-research.ts";
import { fpa, fpaBullets } from "./finance/fpa.ts";
import { privateEquity, privateEquityBullets } from "./finance/private-equity.ts";
import { quantTrading, quantTradingBullets } from "./finance/quant-trading.ts";
import { risk, riskBullets } from "./finance/risk.ts";
import { treasury, treasuryBullets } from "./finance/treasury.ts";

/** Finance inside companies and on the buy side; the titles suit a bank, a fund, and a tech company alike. */
export const financeBank: RoleBank = {
	role: "Finance",
	themes: [
		fpa,
		corporateDevelopment,
		treasury,
		equityResearch,
		assetManagement,
		risk,
		quantTrading,
		privateEquity,
	],
	positions: {
		Intern: [
			"Finance Intern",
			"Summer Analyst",
			"Summer Analyst, Finance",
			"Finance Summer Intern",
		],
		"Entry-level": ["Analyst", "Finance Analyst", "Junior Analyst", "Analyst I"],
		"Mid-level": ["Senior Analyst", "Associate", "Senior Finance Analyst", "Analyst II"],
		"Senior-level": [
			"Vice President",
			"Senior Associate",
			"Lead Analyst",
			"Assistant Vice President",
		],
		"Staff+": ["Director", "Senior Vice President", "Managing Director", "Executive Director"],
	},
	bullets: [
		...anyBullets,
		...fpaBullets,
		...corporateDevelopmentBullets,
		...treasuryBullets,
		...equityResearchBullets,
		...assetManagementBullets,
		...riskBullets,
		...quantTradingBullets,
		...privateEquityBullets,
	],
	summaries: [
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`${r.pick(["Undergraduate", "Student"])} preparing for a career in ${theme}. Learned ${skillPhrase(strongest, 2)} through coursework and ${r.pick(["a student investment fund", "case competitions", "a campus finance society"])}. Careful with units, sources, and signs.`,
		},
		{
			levels: [0, 0],
			write: (_, { theme, strongest }) =>
				`Final-year student with a grounding in accounting and statistics and a focus on ${theme}. Works in ${skillPhrase(strongest)}, and documents every assumption.`,
		},
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Student drawn to ${theme} by ${r.pick(["a first model that was wrong in an instructive way", "two semesters in a student fund", "a professor's seminar on market crises"])}. Skills include ${skillPhrase(strongest)}.`,
		},
		{
			levels: [1, 1],
			write: (_, { years, theme, strongest }) =>
				`${years < 1 ? "Recent graduate with internship experience" : `Analyst with ${yearsText(years)} of experience`} in ${theme}. Daily work covers ${skillPhrase(strongest)}, with models that others can audit.`,
		},
		{
			levels: [1, 1],
			write: (r, { years, theme, strongest }) =>
				`Finance analyst ${years < 1 ? "starting out" : `${yearsText(years)} in`}, specialized in ${theme}. Brings ${skillPhrase(strongest, 2)}, along with ${r.pick(["a taste for primary sources", "quick turnaround under deadline", "clear one-page writing"])}.`,
		},
		{
			levels: [1, 2],
			write: (_, { years, theme, strongest }) =>
				`Works in ${theme}, with ${years < 1 ? "internships on" : `${yearsText(years)} of`} live decisions rather than exercises. Strongest in ${skillPhrase(strongest)}.`,
		},
		{
			levels: [2, 2],
			write: (r, { years, theme, strongest }) =>
				`${capital(yearsText(years))} in ${theme}, from building the model to defending it in committee. Combines ${skillPhrase(strongest, 2)} with ${r.pick(["a sense for what could go wrong", "patient work on data", "close contact with decision makers"])}.`,
		},
		{
			levels: [2, 3],
			write: (_, { years, theme, strongest }) =>
				`Finance professional with ${yearsText(years)} of experience, most of it in ${theme}. Depth in ${skillPhrase(strongest)}. States the downside before the base case.`,
		},
		{
			levels: [3, 3],
			write: (r, { years, theme, strongest }) =>
				`Leads analysis and junior staff in ${theme} after ${yearsText(years)} in finance. Trusted for ${skillPhrase(strongest, 2)}, and for ${r.pick(["recommendations that survive the look-back", "saying no early", "calm in volatile weeks"])}.`,
		},
		{
			levels: [3, 4],
			write: (_, { years, theme, strongest }) =>
				`${capital(theme)} specialist with ${yearsText(years)} across market cycles. Sets standards for ${skillPhrase(strongest, 2)}, and coaches the people who meet them.`,
		},
		{
			levels: [4, 4],
			write: (r, { years, theme, strongest }) =>
				`Finance leader with ${yearsText(years)} of experience and responsibility for ${theme}. Has managed teams, capital, and committees through ${r.pick(["two downturns", "a merger and a restructuring", "rapid growth and its correction"])}. Background in ${skillPhrase(strongest)}.`,
		},
		{
			levels: [4, 4],
			write: (_, { years, theme, strongest }) =>
				`Senior executive in ${theme}, ${yearsText(years)} into a career on both the analytical and the decision-making side. Known for ${skillPhrase(strongest, 2)}, plain writing, and a stable team.`,
		},
		{
			levels: [2, 4],
			write: (_, { years, theme, strongest }) =>
				`Works where ${theme} meets capital decisions, with ${yearsText(years)} of practice. Brings ${skillPhrase(strongest)}. Measures past calls and publishes the score.`,
		},
	],
	degrees: [
		{ studyType: "Bachelor of Science", area: "Finance", from: 0, weight: 18 },
		{ studyType: "Bachelor of Arts", area: "Economics", from: 0, weight: 14 },
		{ studyType: "Bachelor of Science", area: "Accounting", from: 0, weight: 9 },
		{ studyType: "Bachelor of Science", area: "Mathematics", from: 0, weight: 7 },
		{ studyType: "Bachelor of Science", area: "Statistics", from: 0, weight: 5 },
		{ studyType: "Bachelor of Business Administration", area: "Finance", from: 0, weight: 8 },
		{ studyType: "Bachelor of Science", area: "Computer Science", from: 0, weight: 4 },
		{ studyType: "Bachelor of Science", area: "Financial Engineering", from: 0, weight: 4 },
		{ studyType: "Bachelor of Science", area: "Physics", from: 0, weight: 2 },
		{ studyType: "Bachelor of Commerce", area: "Finance", from: 0, weight: 3 },
		{ studyType: "Master of Science", area: "Finance", from: 1, weight: 6 },
		{ studyType: "Master of Science", area: "Financial Engineering", from: 1, weight: 5 },
		{ studyType: "Master of Business Administration", area: "Finance", from: 2, weight: 10 },
		{ studyType: "Doctor of Philosophy", area: "Economics", from: 2, weight: 1 },
	],
	certificates: [
		{ name: "CFA Level I (passed)", issuer: "CFA Institute" },
		{ name: "CFA Level II (passed)", issuer: "CFA Institute" },
		{ name: "Chartered Financial Analyst (CFA)", issuer: "CFA Institute" },
		{ name: "Financial Risk Manager (FRM)", issuer: "GARP" },
		{ name: "Certified Public Accountant (CPA)", issuer: "State Board of Accountancy" },
		{ name: "Certified Treasury Professional", issuer: "Association for Financial Professionals" },
		{ name: "FPAC", issuer: "Association for Financial Professionals" },
		{ name: "Securities Industry Essentials (SIE)", issuer: "FINRA" },
		{ name: "Chartered Alternative Investment Analyst (CAIA)", issuer: "CAIA Association" },
		{ name: "Certificate in Quantitative Finance", issuer: "CQF Institute" },
		{ name: "Bloomberg Market Concepts", issuer: "Bloomberg" },
	],
	awards: [
		{ title: "Winner, Regional Equity Research Challenge", levels: [0, 1] },
		{ title: "Dean's List", levels: [0, 1] },
		{ title: "Beta Gamma Sigma", awarder: "Beta Gamma Sigma", levels: [0, 2] },
		{ title: "First Place, Stock-Pitch Competition", levels: [0, 1] },
		{ title: "Top Ten, University Trading Competition", levels: [0, 1] },
		{ title: "Finance Department Prize for Best Thesis", levels: [0, 1] },
		{ title: "Merit Scholarship", levels: [0, 2] },
		{ title: "Top 500, Putnam Mathematical Competition", levels: [0, 2] },
		{ title: "Analyst of the Year, Division Award", levels: [1, 2] },
		{ title: "Finance Excellence Award", levels: [2, 3] },
		{ title: "Treasury Project of the Year, Trade Association", levels: [2, 4] },
		{ title: "Rising Star, Industry Press", levels: [2, 3] },
		{ title: "Mentor of the Year", levels: [3, 4] },
	],
	courses: [
		"Corporate Finance",
		"Financial Accounting",
		"Intermediate Accounting",
		"Investments",
		"Fixed-Income Securities",
		"Derivatives",
		"Econometrics",
		"Probability",
		"Stochastic Processes",
		"Financial Statement Analysis",
		"Portfolio Theory",
		"Money and Banking",
		"Linear Algebra",
		"Financial Modeling",
		"Risk Management",
		"Data Structures",
	],
};
