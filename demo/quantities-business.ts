import type { Bullet, LevelRange } from "./bank.ts";
import { linesOf } from "./lines.ts";
import { usd, word } from "./quantities.ts";
import type { Random } from "./random.ts";

/** Quantities and phrases that only the business roles need. */

/** Millions of dollars: 0.4 → "$400K", 3.25 → "$3.3M", 450 → "$450M", 1200 → "$1.2B". */
export const usdM = (millions: number): string => usd(millions * 1e6);

/** The round sizes in which companies, deals and funds are quoted, in millions. */
const roundSizes = [
	5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90, 100, 120, 150, 180, 200, 225, 250, 275, 300,
	325, 350, 400, 425, 450, 500, 550, 600, 650, 700, 750, 800, 900, 1000, 1200, 1400, 1500, 1800,
	2000, 2200, 2500, 2800, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000, 9000, 10000, 12000, 14000,
	15000, 18000, 20000, 25000, 30000, 40000, 50000, 60000, 80000,
] as const;

/** A round size between the two, in millions. */
export const sizeM = (random: Random, low: number, high: number): number =>
	random.pick(roundSizes.filter((size) => size >= low && size <= high));

/** As `sizeM`, written out: "$450M". */
export const size = (random: Random, low: number, high: number): string =>
	usdM(sizeM(random, low, high));

/** With its indefinite article, as it is spoken: "$2B bank" → "a $2B bank", "$800M bank" → "an $800M bank". */
export const a = (text: string): string => {
	const spoken = text.replace(/^\$/, "");
	const vowel =
		/^(8|1[18](?!\d|,\d{3},))/.test(spoken) ||
		/^([aeio]|un(?!i)|up|ur|LBO|EV\b|HVAC|FX|FP&A|M&A|MBA|HR|RFP|NRR|SMB|hour)/i.test(spoken);
	return `${vowel && !/^(one|euro|use)/i.test(spoken) ? "an" : "a"} ${text}`;
};

/** A company by its size and trade, never by name: "a $2B specialty-chemicals producer". */
export const firm = (
	random: Random,
	low: number,
	high: number,
	kinds: readonly string[] = trades,
): string => a(`${size(random, low, high)} ${random.pick(kinds)}`);

/** Companies of the old and the new economy as a pitch book or a staffing note calls them. */
export const trades = [
	"specialty-chemicals producer",
	"packaging manufacturer",
	"auto-parts supplier",
	"building-products distributor",
	"medical-device maker",
	"grocery chain",
	"third-party logistics provider",
	"aerospace supplier",
	"food-ingredients company",
	"waste-management operator",
	"equipment-rental company",
	"industrial-automation company",
	"business-services group",
] as const;

/** A valuation or leverage multiple with one decimal: "12.4x". */
export const multiple = (random: Random, low: number, high: number): string =>
	`${(random.int(Math.round(low * 10), Math.round(high * 10)) / 10).toFixed(1)}x`;

/** A number with one decimal between the two: 3.4. */
export const tenths = (random: Random, low: number, high: number): number =>
	random.int(Math.round(low * 10), Math.round(high * 10)) / 10;

/** Basis points in tens: "180 bps". */
export const bps = (random: Random, low: number, high: number): string =>
	`${random.int(low, high, 10)} bps`;

/** Years of service: 1 → "one year", 12 → "12 years". */
export const yearsText = (years: number): string =>
	`${word(Math.max(1, Math.round(years)))} ${years < 1.5 ? "year" : "years"}`;

/** The first letter as a capital: "risk management" → "Risk management". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const properNoun =
	/^(Excel|PowerPoint|Python|Tableau|Power|Salesforce|Google|Meta|TikTok|HubSpot|Marketo|Braze|Klaviyo|Iterable|Looker|Alteryx|Bloomberg|Capital|FactSet|PitchBook|Nielsen|Circana|Figma|Canva|Adobe|Amplitude|Ahrefs|Semrush|Shopify|Snowflake|Stata|Anaplan|Adaptive|NetSuite|Oracle|Hyperion|Workday|Visio|Miro|Monte|Lean|Six|Agile|Scrum|Jira|Medicare|Medicaid|Basel|Refinitiv|Datasite|Intralinks|Dealogic|Preqin|Barra|Aladdin|Axioma|Kyriba|Greenhouse|Gainsight|Asana|Airtable|Notion|Mixpanel|Segment|Kantar|Qualtrics|Chapter|Black|Kalman|Macabacus|Moody|Word|Instagram|YouTube|LinkedIn|Think-cell|Moodys|Greeks|Linux|Amazon|Brinson)\b/;

/** A skill as it stands within a sentence: "Market sizing" → "market sizing", "Excel" and "SQL" as they are. */
export const inSentence = (skill: string): string =>
	/^[A-Z][a-z-]/.test(skill) && !properNoun.test(skill)
		? skill.charAt(0).toLowerCase() + skill.slice(1)
		: skill;

/** The first skills as a phrase: "market sizing, SQL, and conjoint analysis". */
export const skillPhrase = (skills: readonly string[], count = 3): string => {
	const named = skills.slice(0, count).map(inSentence);
	if (named.length < 3) return named.join(" and ");
	return `${named.slice(0, -1).join(", ")}, and ${named.at(-1)}`;
};

/** As `linesOf`, and mends the article before a drawn number: "a 8-week review" → "an 8-week review". */
export const businessLinesOf = (theme: string) => {
	const line = linesOf(theme);
	return (levels: LevelRange, write: (random: Random) => string): Bullet =>
		line(levels, (random) => mendArticles(write(random)));
};

/** "a 8-week", "a $18M" → "an 8-week", "an $18M". */
export const mendArticles = (text: string): string =>
	text.replace(/\b([Aa])n? (?=\$?\d)/g, (_, article: string, at: number) => {
		const rest = text.slice(at).replace(/^\S+ \$?/, "");
		return `${article}${/^(8|1[18](?![\d,]))/.test(rest) ? "n" : ""} `;
	});
