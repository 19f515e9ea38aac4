import type { Industry, Role } from "#app/domain/library/catalogue.ts";

/**
 * The companies that made the offers in the demonstration: real names, because people look for them.
 * Nothing is said about them but that somebody was hired there; no resume lists one as an employer.
 */
export type DemoCompany = {
	name: string;
	/** How often it comes up beside the others of its group (named in the filter, or not). */
	weight: number;
	/** Where it hires: which roles, how often, and under which industry such a resume is filed. */
	openings: readonly { role: Role; industry: Industry; weight: number }[];
};

type Hiring = Partial<Record<Role, number>>;

const tech: Hiring = {
	"Software Engineer": 6,
	"Product Manager": 4,
	"Data Scientist": 3,
	"Machine Learning Engineer": 3,
	Marketing: 2,
	Finance: 1,
};
const deepTech: Hiring = {
	"Software Engineer": 5,
	"Machine Learning Engineer": 5,
	"Data Scientist": 2,
	"Product Manager": 2,
	Marketing: 1,
};
const bankTech: Hiring = {
	"Software Engineer": 4,
	"Data Scientist": 2,
	"Machine Learning Engineer": 1,
	"Product Manager": 1,
};
const moneyServices: Hiring = {
	"Software Engineer": 4,
	"Product Manager": 4,
	"Data Scientist": 4,
	"Machine Learning Engineer": 2,
	Finance: 3,
	Marketing: 2,
};
const trading: Hiring = {
	"Software Engineer": 4,
	"Machine Learning Engineer": 3,
	"Data Scientist": 3,
	Finance: 4,
};
const banking: Hiring = { "Investment Banking": 8, Finance: 1 };
const advisoryBank: Hiring = { "Investment Banking": 1 };
const assets: Hiring = {
	Finance: 6,
	"Data Scientist": 2,
	"Software Engineer": 2,
	"Machine Learning Engineer": 1,
	Marketing: 1,
};
const buyout: Hiring = { Finance: 6, Consultant: 1, "Data Scientist": 1 };
const advice: Hiring = { Consultant: 8, "Data Scientist": 1, "Machine Learning Engineer": 0.5 };
const wideAdvice: Hiring = {
	Consultant: 7,
	"Data Scientist": 1.5,
	"Software Engineer": 1,
	"Product Manager": 0.7,
	Finance: 0.7,
};
const consumer: Hiring = {
	Marketing: 7,
	Finance: 2.5,
	"Data Scientist": 1,
	"Product Manager": 0.7,
	Consultant: 0.4,
};
const agency: Hiring = { Marketing: 8, "Data Scientist": 0.6, Consultant: 0.4 };

/** The industries under which a company hires, with the roles of each. */
type Places = readonly (readonly [industry: Industry, roles: Hiring])[];

const company = (name: string, weight: number, places: Places): DemoCompany => ({
	name,
	weight,
	openings: places.flatMap(([industry, hiring]) =>
		Object.entries(hiring).map(([role, share]) => ({
			role: role as Role,
			industry,
			weight: share,
		})),
	),
});

const named: DemoCompany[] = [
	company("Google", 20, [["Tech", tech]]),
	company("Meta", 17, [["Tech", tech]]),
	company("Amazon", 20, [["Tech", tech]]),
	company("Apple", 15, [["Tech", tech]]),
	company("Microsoft", 17, [["Tech", tech]]),
	company("Netflix", 11, [["Tech", tech]]),
	company("Tesla", 11, [["Tech", deepTech]]),
	company("NVIDIA", 14, [["Tech", deepTech]]),
	company("OpenAI", 11, [["Tech", deepTech]]),
	company("Citadel", 12, [["Finance", trading]]),
	company("Goldman Sachs", 20, [
		["Investment Banking", banking],
		["Financial Services", bankTech],
	]),
	company("JPMorgan", 20, [
		["Investment Banking", banking],
		["Financial Services", { ...bankTech, Finance: 2, Marketing: 1 }],
	]),
	company("Morgan Stanley", 16, [
		["Investment Banking", banking],
		["Investment Management", { Finance: 3, "Data Scientist": 1, "Software Engineer": 1 }],
	]),
	company("BlackRock", 13, [["Investment Management", assets]]),
	company("Evercore", 10, [["Investment Banking", advisoryBank]]),
	company("McKinsey", 17, [["Consulting", advice]]),
	company("BCG", 13, [["Consulting", advice]]),
	company("Bain", 13, [["Consulting", advice]]),
	company("Deloitte", 14, [["Consulting", wideAdvice]]),
];

const group = (weight: number, places: Places, names: string): DemoCompany[] =>
	names
		.split(",")
		.map((name) => name.trim())
		.filter(Boolean)
		.map((name) => company(name, weight, places));

const others: DemoCompany[] = [
	...group(
		1,
		[["Tech", tech]],
		`Adobe, Airbnb, Asana, Atlassian, Autodesk, Canva, Cisco, Coursera, Discord, DoorDash, Dropbox, Duolingo, eBay,
		Etsy, Expedia Group, Figma, GitLab, IBM, Instacart, Intuit, LinkedIn, Lyft, Notion, Okta, Oracle, Pinterest,
		Reddit, Roblox, Salesforce, ServiceNow, Shopify, Slack, Snowflake, Spotify, Squarespace, Twilio, Uber, Wayfair,
		Workday, Zillow, Zoom`,
	),
	...group(
		1,
		[["Tech", deepTech]],
		`AMD, Anthropic, Cloudflare, Cohere, Databricks, Datadog, Hugging Face, Intel, MongoDB, Palantir, Qualcomm,
		Scale AI, Waymo`,
	),
	...group(
		1.2,
		[["Financial Services", moneyServices]],
		`Adyen, Affirm, Allstate, American Express, Block, Bloomberg, Brex, Capital One, Charles Schwab, Chime, Coinbase,
		Discover, Fiserv, Klarna, Mastercard, MetLife, Nasdaq, PayPal, Plaid, Progressive, Ramp, Robinhood, S&P Global,
		SoFi, Stripe, Visa`,
	),
	...group(
		1.9,
		[["Finance", trading]],
		`Akuna Capital, DRW, Five Rings, Hudson River Trading, IMC Trading, Jane Street, Jump Trading, Optiver,
		Susquehanna, Two Sigma, Virtu Financial`,
	),
	...group(
		1,
		[
			[
				"Financial Services",
				{ Finance: 4, "Data Scientist": 1, "Product Manager": 1, Marketing: 1 },
			],
		],
		"PNC, Truist, U.S. Bank, KeyBank, Fifth Third Bank, TD Bank",
	),
	...group(
		1.2,
		[
			["Investment Banking", banking],
			["Finance", { Finance: 2, "Software Engineer": 0.5 }],
		],
		"Bank of America, Barclays, Citi, Deutsche Bank, HSBC, Wells Fargo, UBS, BNP Paribas",
	),
	...group(
		1,
		[["Investment Banking", advisoryBank]],
		`Baird, BMO Capital Markets, Centerview Partners, Guggenheim Securities, Harris Williams, Houlihan Lokey,
		Jefferies, Lazard, Lincoln International, LionTree, Moelis & Company, Nomura, Perella Weinberg Partners,
		Piper Sandler, PJT Partners, Qatalyst Partners, Raymond James, RBC Capital Markets, Rothschild & Co, Stifel,
		William Blair`,
	),
	...group(
		1.1,
		[["Investment Management", assets]],
		`AQR Capital Management, Balyasny, Bridgewater Associates, Capital Group, D. E. Shaw, Dimensional,
		Fidelity Investments, Franklin Templeton, Invesco, Man Group, Millennium, Nuveen, Northern Trust,
		PIMCO, Point72, State Street, T. Rowe Price, Vanguard, Wellington Management`,
	),
	...group(
		2,
		[["Private Equity", buyout]],
		`Advent International, Apollo Global Management, Ares Management, Blackstone, Carlyle, CVC, EQT,
		New Mountain Capital, General Atlantic, Hellman & Friedman, Insight Partners, KKR, Leonard Green, Permira,
		Silver Lake, Thoma Bravo, TPG, Vista Equity Partners, Warburg Pincus`,
	),
	...group(
		1,
		[["Consulting", advice]],
		`AlixPartners, Analysis Group, EY-Parthenon, Kearney, L.E.K. Consulting, Oliver Wyman,
		Roland Berger, Simon-Kucher, Strategy&, Teneo, ZS Associates`,
	),
	...group(
		1,
		[["Consulting", wideAdvice]],
		`Accenture, Booz Allen Hamilton, Capgemini, FTI Consulting, Guidehouse, Huron, KPMG, PwC, Slalom, West Monroe`,
	),
	...group(
		1.4,
		[["Marketing / CPG", consumer]],
		`AB InBev, Adidas, Church & Dwight, Clorox, Coca-Cola, Colgate-Palmolive, Danone, Diageo, Estée Lauder,
		General Mills, Hershey, Kenvue, Kimberly-Clark, Kraft Heinz, L'Oréal, LEGO Group, Lululemon, Mars, Mondelēz,
		Nestlé, Nike, PepsiCo, Procter & Gamble, Reckitt, Unilever`,
	),
	...group(
		1.1,
		[["Marketing / CPG", agency]],
		"Dentsu, Edelman, Leo Burnett, Ogilvy, Publicis Groupe, Wieden+Kennedy, WPP",
	),
];

/** All companies of the demonstration library; those that the filter names come first. */
export const demoCompanies: readonly DemoCompany[] = [...named, ...others];
