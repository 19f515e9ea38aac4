import type { Industry, Role } from "#app/domain/library/catalogue.ts";
import type { LevelIndex } from "./career-plan.ts";
import type { EmployerKind } from "./employers.ts";

/** Relative frequencies by name; what is not named does not occur. */
type Weights<Key extends string> = Partial<Record<Key, number>>;

const ofRole: Record<Role, Weights<EmployerKind>> = {
	"Software Engineer": {
		startup: 3,
		scaleUp: 4,
		software: 4,
		ecommerce: 2,
		fintech: 1.5,
		media: 1,
		healthcare: 0.6,
		bank: 0.6,
		industrial: 0.6,
		publicSector: 0.4,
	},
	"Product Manager": { startup: 2, scaleUp: 4, software: 4, ecommerce: 2, fintech: 1, media: 1 },
	"Data Scientist": { scaleUp: 3, software: 2, ecommerce: 3, retailer: 2, media: 1, healthcare: 1 },
	"Machine Learning Engineer": { startup: 3, scaleUp: 3, software: 4, media: 1, ecommerce: 1 },
	Consultant: { consultancy: 9, accountancy: 1.5 },
	Marketing: { cpg: 2, agency: 2, retailer: 2, ecommerce: 2, scaleUp: 2 },
	Finance: { bank: 2, fund: 2, industrial: 2, accountancy: 1, software: 1 },
	"Investment Banking": { investmentBank: 1 },
};

const ofTheme: Partial<Record<Role, Record<string, Weights<EmployerKind>>>> = {
	"Software Engineer": {
		payments: { fintech: 6, bank: 3, ecommerce: 1.5, scaleUp: 1 },
		mobile: { startup: 3, scaleUp: 3, media: 2, ecommerce: 2, retailer: 1, fintech: 1 },
		security: { software: 4, fintech: 2, bank: 2, healthcare: 1, scaleUp: 2 },
		storage: { software: 5, scaleUp: 3, startup: 2 },
		"developer-infrastructure": { software: 5, scaleUp: 3, startup: 1, media: 1, bank: 0.5 },
	},
	"Product Manager": {
		fintech: { fintech: 6, bank: 2, scaleUp: 0.5 },
		marketplace: { scaleUp: 5, startup: 3, ecommerce: 1 },
		"b2b-saas": { software: 6, scaleUp: 2, startup: 1.5 },
		platform: { software: 5, scaleUp: 3, fintech: 1 },
		"ai-products": { startup: 3, software: 4, scaleUp: 3 },
		"consumer-growth": { startup: 2, scaleUp: 3, media: 3, ecommerce: 2 },
	},
	"Data Scientist": {
		"risk-fraud": { fintech: 5, bank: 4, ecommerce: 1 },
		pricing: { ecommerce: 4, retailer: 3, scaleUp: 2, industrial: 1 },
		forecasting: { retailer: 3, industrial: 3, ecommerce: 3, healthcare: 1, publicSector: 0.7 },
		"ranking-analytics": { ecommerce: 4, media: 4, scaleUp: 2 },
		experimentation: { scaleUp: 4, ecommerce: 3, media: 2, software: 2 },
		"product-analytics": { software: 4, scaleUp: 4, startup: 2, media: 1 },
	},
	"Machine Learning Engineer": {
		fraud: { fintech: 5, bank: 2, ecommerce: 2 },
		recommendation: { media: 4, ecommerce: 4, scaleUp: 2 },
		vision: { startup: 3, industrial: 3, scaleUp: 2, healthcare: 1, software: 1 },
		language: { software: 4, startup: 3, scaleUp: 2, healthcare: 0.6 },
		speech: { software: 3, startup: 3, media: 2 },
		inference: { software: 4, startup: 4, scaleUp: 2 },
	},
	Marketing: {
		brand: { cpg: 6, retailer: 2, agency: 1 },
		trade: { cpg: 8, retailer: 1 },
		growth: { startup: 2, ecommerce: 4, scaleUp: 3, agency: 2, fintech: 1 },
		"product-marketing": { software: 6, scaleUp: 3, fintech: 2 },
		lifecycle: { ecommerce: 4, retailer: 3, scaleUp: 2, fintech: 1, media: 1 },
		content: { agency: 3, software: 3, media: 2, startup: 2, healthcare: 0.6 },
		partnerships: { agency: 3, media: 2, cpg: 3, ecommerce: 2 },
	},
	Finance: {
		fpa: { industrial: 3, retailer: 2, cpg: 2, software: 3, scaleUp: 2, media: 1, healthcare: 1 },
		treasury: { industrial: 3, retailer: 2, cpg: 2, bank: 2, software: 1 },
		"corporate-development": { software: 3, industrial: 3, scaleUp: 1, media: 0.5 },
		"private-equity": { fund: 1 },
		"asset-management": { fund: 6, bank: 0.7 },
		"equity-research": { fund: 3, investmentBank: 4 },
		risk: { bank: 6, fund: 2, fintech: 1 },
		"quant-trading": { fund: 1 },
	},
};

/** Where students of a role find their first internships besides the usual places. */
const ofStudents: Partial<Record<Role, Weights<EmployerKind>>> = {
	"Software Engineer": { startup: 2 },
	"Machine Learning Engineer": { lab: 3 },
	"Product Manager": { startup: 2 },
	Marketing: { startup: 1 },
	Finance: { accountancy: 0.5 },
};

/** Which kinds of employers a person of this role and theme works for at this level, with their frequency. */
export function placesFor(
	role: Role,
	theme: string,
	level: LevelIndex,
): readonly (readonly [EmployerKind, number])[] {
	const usual = ofTheme[role]?.[theme] ?? ofRole[role];
	const { startup = 0 } = usual;
	const all = [
		// Senior lines speak of many teams, which few start-ups have.
		...Object.entries({ ...usual, ...(level >= 3 && { startup: startup / 5 }) }),
		...Object.entries(level === 0 ? (ofStudents[role] ?? {}) : {}),
	];
	return all as [EmployerKind, number][];
}

const money: readonly Industry[] = ["Financial Services", "Investment Banking"];
const markets: readonly Industry[] = ["Finance", "Investment Management"];

type Leaning = readonly [industries: readonly Industry[], themes: Record<string, number>];

/** What a company of an industry hires for within a role. Themes that are not named have the weight 0.04. */
const leanings: Partial<Record<Role, readonly Leaning[]>> = {
	"Software Engineer": [
		[
			money,
			{ payments: 5, backend: 3, security: 2, "cloud-reliability": 2, storage: 1, frontend: 1 },
		],
		[markets, { backend: 3, storage: 3, "cloud-reliability": 2, "developer-infrastructure": 2 }],
		[["Consulting"], { backend: 3, frontend: 2, "cloud-reliability": 2, security: 2, mobile: 1 }],
	],
	"Product Manager": [
		[[...money, ...markets], { fintech: 6, platform: 1, "b2b-saas": 1, "consumer-growth": 1 }],
		[["Consulting"], { "b2b-saas": 2, "ai-products": 2, platform: 2 }],
		[["Marketing / CPG"], { "consumer-growth": 4, marketplace: 2, "ai-products": 1 }],
	],
	"Data Scientist": [
		[money, { "risk-fraud": 6, experimentation: 1.5, forecasting: 1.5, pricing: 1 }],
		[markets, { forecasting: 4, "risk-fraud": 3, pricing: 1.5 }],
		[["Marketing / CPG"], { pricing: 4, forecasting: 4, experimentation: 1 }],
		[["Consulting", "Private Equity"], { pricing: 3, forecasting: 3, "product-analytics": 1 }],
	],
	"Machine Learning Engineer": [
		[money, { fraud: 5, "ml-platform": 2, language: 1.5 }],
		[markets, { language: 3, inference: 3, "ml-platform": 3 }],
		[["Consulting"], { language: 3, "ml-platform": 2, vision: 1 }],
	],
	Consultant: [
		[["Private Equity"], { diligence: 5, operations: 3, digital: 1 }],
		[["Marketing / CPG"], { consumer: 5, strategy: 2, digital: 1 }],
	],
	Marketing: [
		[
			["Tech"],
			{
				"product-marketing": 4,
				growth: 3,
				lifecycle: 3,
				content: 2,
				partnerships: 2,
				brand: 2,
				trade: 0,
			},
		],
		[
			["Marketing / CPG"],
			{ brand: 5, trade: 4, partnerships: 2, growth: 1.5, content: 1, lifecycle: 1 },
		],
		[
			[...money, ...markets],
			{ lifecycle: 3, growth: 2, "product-marketing": 3, content: 3, brand: 2, trade: 0 },
		],
	],
	Finance: [
		[["Tech", "Marketing / CPG"], { fpa: 5, "corporate-development": 2.5, treasury: 2 }],
		[["Financial Services"], { risk: 4, fpa: 3, treasury: 3, "corporate-development": 1.5 }],
		[["Investment Banking"], { risk: 3, "equity-research": 4, treasury: 2, "asset-management": 1 }],
		[["Finance"], { "quant-trading": 4, "equity-research": 2, risk: 3, treasury: 0.5 }],
		[["Investment Management"], { "asset-management": 5, "equity-research": 3, risk: 1.5 }],
		[["Private Equity"], { "private-equity": 7, "corporate-development": 1, fpa: 0.7 }],
		[["Consulting"], { fpa: 2, "corporate-development": 2, risk: 2, treasury: 1 }],
	],
};

/** Companies that are known for something hire for it. */
const ofCompany: Record<string, Record<string, number>> = {
	Tesla: { vision: 6, inference: 2, forecasting: 3, "cloud-reliability": 2 },
	NVIDIA: { inference: 5, vision: 3, "ml-platform": 2, "developer-infrastructure": 3 },
	Netflix: { recommendation: 6, "ranking-analytics": 4, experimentation: 3 },
	OpenAI: { language: 5, inference: 4, "ai-products": 6, speech: 2 },
	Waymo: { vision: 6 },
	Spotify: { recommendation: 4, "ranking-analytics": 4 },
};

/** How well a theme goes with an offer: 1 is usual, 0 never. */
export function affinityOf(role: Role, theme: string, industry: Industry, company: string): number {
	const leaning = leanings[role]?.find(([industries]) => industries.includes(industry));
	return (leaning ? (leaning[1][theme] ?? 0.04) : 1) * (ofCompany[company]?.[theme] ?? 1);
}

/** Fields from which people come to a role, with their frequency. */
const origins: Partial<Record<Role, Weights<Role>>> = {
	"Product Manager": { "Software Engineer": 4, Consultant: 3, Marketing: 2, "Data Scientist": 2 },
	"Data Scientist": { "Software Engineer": 3, Finance: 2, Consultant: 1 },
	"Machine Learning Engineer": { "Software Engineer": 4, "Data Scientist": 3 },
	Consultant: { Finance: 2, "Software Engineer": 2, "Data Scientist": 1, Marketing: 1 },
	Marketing: { Consultant: 2, "Product Manager": 1 },
	Finance: { "Investment Banking": 4, Consultant: 1.5 },
	"Investment Banking": { Finance: 3, Consultant: 2 },
	"Software Engineer": { "Data Scientist": 1 },
};

/** How often somebody came from another field, and from which. */
export function originsOf(
	role: Role,
	theme: string,
): { probability: number; from: readonly (readonly [Role, number])[] } {
	// Investors usually begin in a bank.
	if (role === "Finance" && theme === "private-equity") {
		return {
			probability: 0.6,
			from: [
				["Investment Banking", 5],
				["Consultant", 1],
			],
		};
	}
	const from = Object.entries(origins[role] ?? {}) as [Role, number][];
	return { probability: role === "Software Engineer" ? 0.05 : 0.15, from };
}

const shop =
	"shopper|\\bcarts?\\b|basket|checkout|merchant|sellers?\\b|\\bSKUs?\\b|storefront|\\bbuyers?\\b";
const rides =
	"\\briders?\\b|\\bdrivers?\\b(?! tree)|courier|bookings?\\b|\\bhosts?\\b|field contractor|listings?\\b";
const shows =
	"watch time|listening|listeners?\\b|episodes?|podcast|playlist|songs?\\b|viewers?\\b|\\bvideos\\b|articles\\b|\\bgames?\\b";
const seats = "tenants?\\b|workspace|enterprise (?:plan|deal|account)|\\bARR\\b|\\bseats?\\b";
const credit = "\\bloans?\\b|credit limit|card payments|chargeback|\\bKYC\\b|borrower";
const words = (...texts: string[]) => new RegExp(texts.join("|"), "i");

/** Words that would be odd at such an employer: a bank has no listeners. Start-ups may do anything. */
export const unsuited: Partial<Record<EmployerKind, RegExp>> = {
	lab: words(
		shop,
		rides,
		shows,
		seats,
		credit,
		"customer|client|revenue|product team|on-call|production|canary|requests?\\b|deploy|shel[fv]|launch|support|\\$\\d",
	),
	ecommerce: words(rides, shows, seats, credit),
	retailer: words(rides, shows, seats, credit),
	media: words(shop, rides, seats, credit, "\\d[KM]? products"),
	software: words(shop, rides, shows),
	fintech: words("shopper|\\bcarts?\\b|basket|storefront", rides, shows),
	bank: words(shop, rides, shows, seats),
	healthcare: words(shop, rides, shows, seats, credit),
	industrial: words(rides, shows, seats, credit),
	publicSector: words(shop, rides, shows, seats, credit, "customer|revenue|margin|free trial"),
	cpg: words(seats, credit, "telematics|vertical software"),
};
