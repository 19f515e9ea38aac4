import { experienceLevels, type Role } from "#app/domain/library/catalogue.ts";
import type { RoleBank } from "./bank.ts";
import type { LevelIndex } from "./career-plan.ts";
import type { Random } from "./random.ts";

/** Job titles by level, from Intern to Staff+. */
type Ladder = readonly (readonly string[])[];

/** Titles that say more than the role's general ones; they are used before those. */
const ofTheme: Partial<Record<Role, Record<string, Ladder>>> = {
	Finance: {
		fpa: [
			["FP&A Intern", "Corporate Finance Intern"],
			["Financial Analyst", "FP&A Analyst"],
			["Senior Financial Analyst", "Senior FP&A Analyst"],
			["FP&A Manager", "Finance Manager", "Senior Finance Manager"],
			["Director of FP&A", "Senior Director, Finance", "Director of Finance"],
		],
		treasury: [
			["Treasury Intern", "Corporate Treasury Intern"],
			["Treasury Analyst", "Cash Management Analyst"],
			["Senior Treasury Analyst", "Treasury Associate"],
			["Treasury Manager", "Assistant Treasurer"],
			["Treasurer", "Director of Treasury", "Senior Director, Treasury"],
		],
		"corporate-development": [
			["Corporate Development Intern", "Corporate Strategy and Development Intern"],
			["Corporate Development Analyst", "Strategic Finance Analyst"],
			["Corporate Development Associate", "Senior Analyst, Corporate Development"],
			["Corporate Development Manager", "Senior Manager, Corporate Development"],
			["Director of Corporate Development", "Head of Corporate Development"],
		],
		"private-equity": [
			["Private Equity Summer Analyst", "Private Equity Intern"],
			["Private Equity Analyst", "Investment Analyst"],
			["Private Equity Associate", "Investment Associate"],
			["Senior Associate, Private Equity", "Vice President, Private Equity"],
			["Principal, Private Equity", "Director, Private Equity"],
		],
		"asset-management": [
			["Asset Management Summer Analyst", "Investment Management Intern"],
			["Investment Analyst", "Portfolio Analyst"],
			["Senior Investment Analyst", "Portfolio Associate"],
			["Portfolio Manager", "Vice President, Investments"],
			["Senior Portfolio Manager", "Managing Director, Investments"],
		],
		"equity-research": [
			["Equity Research Intern", "Equity Research Summer Analyst"],
			["Equity Research Associate", "Research Analyst"],
			["Senior Equity Research Associate", "Equity Research Analyst"],
			["Senior Equity Research Analyst", "Vice President, Equity Research"],
			["Director, Equity Research", "Managing Director, Equity Research"],
		],
		risk: [
			["Risk Management Intern", "Risk Summer Analyst"],
			["Risk Analyst", "Credit Risk Analyst"],
			["Senior Risk Analyst", "Risk Associate"],
			["Risk Manager", "Vice President, Risk Management"],
			["Director, Risk Management", "Head of Risk Analytics"],
		],
		"quant-trading": [
			["Quantitative Trading Intern", "Trading Intern"],
			["Junior Trader", "Quantitative Trading Analyst"],
			["Quantitative Trader", "Trader"],
			["Senior Quantitative Trader", "Senior Trader"],
			["Head of Trading Desk", "Principal Trader"],
		],
	},
	Marketing: {
		brand: [
			["Brand Management Intern", "Brand Marketing Intern"],
			["Assistant Brand Manager", "Brand Coordinator"],
			["Associate Brand Manager", "Brand Manager"],
			["Senior Brand Manager", "Brand Lead"],
			["Brand Director", "Senior Director, Brand"],
		],
		trade: [
			["Trade Marketing Intern", "Shopper Marketing Intern"],
			["Trade Marketing Analyst", "Shopper Marketing Specialist"],
			["Trade Marketing Manager", "Shopper Marketing Manager"],
			["Senior Manager, Shopper Marketing", "Senior Trade Marketing Manager"],
			["Director of Trade Marketing", "Director, Shopper Marketing"],
		],
		growth: [
			["Growth Marketing Intern", "Performance Marketing Intern"],
			["Growth Marketing Associate", "Paid Media Specialist"],
			["Growth Marketing Manager", "Performance Marketing Manager"],
			["Senior Growth Marketing Manager", "Growth Marketing Lead"],
			["Director of Growth Marketing", "Head of Growth Marketing"],
		],
		"product-marketing": [
			["Product Marketing Intern"],
			["Associate Product Marketing Manager", "Product Marketing Specialist"],
			["Product Marketing Manager"],
			["Senior Product Marketing Manager", "Product Marketing Lead"],
			["Director of Product Marketing", "Head of Product Marketing"],
		],
		lifecycle: [
			["Lifecycle Marketing Intern", "CRM Marketing Intern"],
			["Email Marketing Specialist", "CRM Coordinator"],
			["Lifecycle Marketing Manager", "CRM Manager"],
			["Senior Lifecycle Marketing Manager", "Senior CRM Manager"],
			["Director of Lifecycle Marketing", "Head of CRM"],
		],
		content: [
			["Content Marketing Intern", "Editorial Intern"],
			["Content Marketing Specialist", "SEO Specialist"],
			["Content Marketing Manager", "SEO Manager"],
			["Senior Content Marketing Manager", "Content Lead"],
			["Director of Content", "Head of Content and SEO"],
		],
		partnerships: [
			["Partnerships Marketing Intern", "Influencer Marketing Intern"],
			["Influencer Marketing Coordinator", "Partnerships Associate"],
			["Partnerships Manager", "Influencer Marketing Manager"],
			["Senior Partnerships Manager", "Senior Influencer Marketing Manager"],
			["Director of Partnerships", "Head of Partnerships"],
		],
	},
};

/** The titles that somebody of this theme may have at a level, the fitting ones before the general ones. */
export function titlesOf(bank: RoleBank, theme: string, level: LevelIndex): readonly string[] {
	const special = ofTheme[bank.role]?.[theme]?.[level] ?? [];
	const general = bank.positions[experienceLevels[level]];
	// General titles of these two roles fit any theme only where nothing better is known.
	return special.length > 0 ? special : general;
}

/** How high a title stands among those of its own level. */
function rankOf(title: string): number {
	if (/^(Vice President|Head|Managing|Senior Vice|Treasurer)/.test(title)) return 5;
	if (/^(Principal|Senior Director|Executive|Associate Partner)|Director of/.test(title)) return 4;
	if (/^Senior Staff|^Lead\b|Lead$|^Senior|Director/.test(title)) return 3;
	if (/^(Junior|Associate|Assistant)\b| I$/.test(title)) return 1;
	return 2;
}

/**
 * A title for a job. Within one employer it differs from the title before; on the same level it never stands
 * below it.
 */
export function chooseTitle(
	random: Random,
	titles: readonly string[],
	before: { title: string; sameLevel: boolean; sameEmployer: boolean } | null,
): string {
	const fitting = titles.filter(
		(title) =>
			!before ||
			((!before.sameEmployer || title !== before.title) &&
				(!before.sameLevel || rankOf(title) >= rankOf(before.title))),
	);
	return random.pick(fitting.length > 0 ? fitting : titles);
}

/** "Senior FP&A Analyst" → "senior FP&A analyst", "Director, Brand" → "director in brand": within a sentence. */
export const inSentence = (title: string): string =>
	title
		.replace(/, (Technical Lead)$/, " and $1")
		.replace(
			/^(.*(?:Director|Principal|Vice President|Analyst|Associate|Manager)), (.+)$/,
			"$1 in $2",
		)
		.split(" ")
		.map((word) => (/^[A-Z][a-z'-]+,?$/.test(word) ? word.toLowerCase() : word))
		.join(" ");
