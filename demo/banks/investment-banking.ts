import type { RoleBank } from "../bank.ts";
import { capital, skillPhrase, yearsText } from "../quantities-business.ts";
import { anyBullets } from "./investment-banking/any.ts";
import {
	equityCapitalMarkets,
	equityCapitalMarketsBullets,
} from "./investment-banking/equity-capital-markets.ts";
import { healthcareCoverage, healthcareCoverageBullets } from "./investment-banking/healthcare.ts";
import {
	leveragedFinance,
	leveragedFinanceBullets,
} from "./investment-banking/leveraged-finance.ts";
import { mergers, mergersBullets } from "./investment-banking/mergers.ts";
import { restructuring, restructuringBullets } from "./investment-banking/restructuring.ts";
import { sponsors, sponsorsBullets } from "./investment-banking/sponsors.ts";
import { technology, technologyBullets } from "./investment-banking/technology.ts";

/** Investment banking by product and coverage group, on the analyst-to-director ladder. */
export const investmentBankingBank: RoleBank = {
	role: "Investment Banking",
	themes: [
		mergers,
		leveragedFinance,
		technology,
		healthcareCoverage,
		restructuring,
		equityCapitalMarkets,
		sponsors,
	],
	positions: {
		Intern: [
			"Investment Banking Summer Analyst",
			"Summer Analyst, Investment Banking",
			"Investment Banking Intern",
			"Corporate Finance Intern",
			"Summer Analyst",
		],
		"Entry-level": [
			"Investment Banking Analyst",
			"Analyst, Investment Banking",
			"First-Year Analyst, Investment Banking",
			"Analyst",
		],
		"Mid-level": [
			"Investment Banking Associate",
			"Associate, Investment Banking",
			"Senior Associate, Investment Banking",
			"Associate",
		],
		"Senior-level": [
			"Vice President, Investment Banking",
			"Vice President",
			"Senior Vice President, Investment Banking",
		],
		"Staff+": [
			"Director, Investment Banking",
			"Executive Director, Investment Banking",
			"Managing Director, Investment Banking",
			"Director",
		],
	},
	bullets: [
		...anyBullets,
		...mergersBullets,
		...leveragedFinanceBullets,
		...technologyBullets,
		...healthcareCoverageBullets,
		...restructuringBullets,
		...equityCapitalMarketsBullets,
		...sponsorsBullets,
	],
	summaries: [
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`${r.pick(["Undergraduate", "Junior-year student"])} aiming for a career in ${theme}. Prepared through ${r.pick(["a student investment fund and modeling courses", "case competitions and a finance club", "a valuation seminar and two stock pitches"])}, with practice in ${skillPhrase(strongest, 2)}.`,
		},
		{
			levels: [0, 0],
			write: (_, { theme, strongest }) =>
				`Student of finance with a focus on ${theme} and a working command of three-statement models. Has practiced ${skillPhrase(strongest)} on public companies. Accurate under deadline.`,
		},
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Student seeking a summer in ${theme}. Reads filings for pleasure and ${r.pick(["merger agreements", "credit agreements", "prospectuses"])} for detail; trained in ${skillPhrase(strongest, 2)}.`,
		},
		{
			levels: [1, 1],
			write: (_, { years, theme, strongest }) =>
				`${years < 1 ? "Incoming-class analyst with internship experience" : `Analyst with ${yearsText(years)} of deal experience`} in ${theme}. Builds and checks models, writes the pages, and keeps processes moving. Strongest in ${skillPhrase(strongest)}.`,
		},
		{
			levels: [1, 1],
			write: (r, { years, theme, strongest }) =>
				`Investment banking analyst${years < 1 ? "" : `, ${yearsText(years)} in`}, focused on ${theme}. Trusted with ${skillPhrase(strongest, 2)}, and with ${r.pick(["the client's late-night questions", "the version everyone else works from", "training the next class"])}.`,
		},
		{
			levels: [1, 2],
			write: (_, { years, theme, strongest }) =>
				`Investment banker in ${theme} with ${years < 1 ? "live-deal exposure from summer programs" : `${yearsText(years)} on live transactions`}. Covers ${skillPhrase(strongest)}, from pitch to closing.`,
		},
		{
			levels: [2, 2],
			write: (r, { years, theme, strongest }) =>
				`Associate with ${yearsText(years)} in ${theme}, responsible for models, materials, and analysts on ${r.pick(["sell-side and buy-side mandates", "concurrent live mandates", "transactions from pitch to funds flow"])}. Brings ${skillPhrase(strongest)}.`,
		},
		{
			levels: [2, 3],
			write: (_, { years, theme, strongest }) =>
				`${capital(yearsText(years))} in investment banking, centered on ${theme}. Runs transactions day to day and knows where they break. Depth in ${skillPhrase(strongest)}.`,
		},
		{
			levels: [3, 3],
			write: (r, { years, theme, strongest }) =>
				`Execution lead in ${theme} with ${yearsText(years)} in banking. Directs deal teams, advisers, and timetables, and ${r.pick(["negotiates the points that move value", "keeps clients calm in the final week"])}. Known for ${skillPhrase(strongest, 2)}.`,
		},
		{
			levels: [3, 4],
			write: (_, { years, theme, strongest }) =>
				`Senior banker in ${theme}, ${yearsText(years)} into a career on transactions that reached closing and some that were rightly stopped. Combines origination with command of ${skillPhrase(strongest, 2)}.`,
		},
		{
			levels: [4, 4],
			write: (r, { years, theme, strongest }) =>
				`Investment banker with ${yearsText(years)} of experience and a franchise in ${theme}. Advises boards, owners, and ${r.pick(["sponsors", "creditors", "management teams"])} through ${skillPhrase(strongest, 2)}. Clients return for the next transaction.`,
		},
		{
			levels: [4, 4],
			write: (_, { years, theme, strongest }) =>
				`Originates and leads mandates in ${theme} after ${yearsText(years)} in the industry. Background in ${skillPhrase(strongest)}; builds teams whose associates become vice presidents.`,
		},
		{
			levels: [2, 4],
			write: (_, { years, theme, strongest }) =>
				`Deal professional with ${yearsText(years)} in ${theme}. Works from ${skillPhrase(strongest)} to a signed agreement, with a preference for plain advice and early bad news.`,
		},
	],
	degrees: [
		{ studyType: "Bachelor of Science", area: "Finance", from: 0, weight: 20 },
		{ studyType: "Bachelor of Arts", area: "Economics", from: 0, weight: 18 },
		{ studyType: "Bachelor of Business Administration", area: "Finance", from: 0, weight: 12 },
		{ studyType: "Bachelor of Science", area: "Accounting", from: 0, weight: 8 },
		{ studyType: "Bachelor of Science", area: "Mathematics", from: 0, weight: 4 },
		{ studyType: "Bachelor of Arts", area: "Political Science", from: 0, weight: 3 },
		{ studyType: "Bachelor of Science", area: "Industrial Engineering", from: 0, weight: 3 },
		{ studyType: "Bachelor of Arts", area: "Philosophy", from: 0, weight: 1 },
		{ studyType: "Bachelor of Science", area: "Biology", from: 0, weight: 2 },
		{ studyType: "Bachelor of Commerce", area: "Finance", from: 0, weight: 4 },
		{ studyType: "Master of Science", area: "Finance", from: 1, weight: 6 },
		{ studyType: "Master of Business Administration", area: "Finance", from: 2, weight: 14 },
		{ studyType: "Juris Doctor", area: "Law", from: 2, weight: 2 },
	],
	certificates: [
		{ name: "Securities Industry Essentials (SIE)", issuer: "FINRA" },
		{ name: "Series 79 (Investment Banking Representative)", issuer: "FINRA" },
		{ name: "Series 63 (Uniform Securities Agent)", issuer: "FINRA" },
		{ name: "Series 24 (General Securities Principal)", issuer: "FINRA" },
		{ name: "CFA Level I (passed)", issuer: "CFA Institute" },
		{ name: "CFA Level II (passed)", issuer: "CFA Institute" },
		{ name: "Chartered Financial Analyst (CFA)", issuer: "CFA Institute" },
		{ name: "Financial Modeling & Valuation Analyst", issuer: "Corporate Finance Institute" },
		{ name: "Bloomberg Market Concepts", issuer: "Bloomberg" },
	],
	awards: [
		{ title: "First Place, National M&A Case Competition", levels: [0, 1] },
		{ title: "Winner, Stock-Pitch Competition", levels: [0, 1] },
		{ title: "Dean's List", levels: [0, 1] },
		{ title: "Beta Gamma Sigma", awarder: "Beta Gamma Sigma", levels: [0, 2] },
		{ title: "Portfolio Manager of the Year, Student Investment Fund", levels: [0, 1] },
		{ title: "Academic All-Conference", levels: [0, 1] },
		{ title: "Merit Scholarship, Business School", levels: [0, 2] },
		{ title: "Top-Bucket Analyst", levels: [1, 2] },
		{ title: "Culture Award for Junior Mentoring", levels: [1, 3] },
		{ title: "Mid-Market Deal of the Year, Trade Press", levels: [2, 4] },
		{ title: "Cross-Border Deal of the Year, Industry Association", levels: [3, 4] },
		{ title: "40 Under 40, M&A Press", levels: [3, 4] },
	],
	courses: [
		"Corporate Finance",
		"Corporate Valuation",
		"Financial Accounting",
		"Intermediate Accounting",
		"Mergers and Acquisitions",
		"Financial Statement Analysis",
		"Investments",
		"Fixed-Income Securities",
		"Financial Modeling",
		"Business Law",
		"Private Equity and Venture Capital",
		"Econometrics",
		"Distressed Investing",
		"Microeconomic Theory",
		"Negotiation",
	],
};
