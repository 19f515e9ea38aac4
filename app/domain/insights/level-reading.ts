import { experienceLevels } from "#app/domain/library/catalogue.ts";
import { levelPlace } from "#app/domain/library/levels.ts";
import { type MonthRange, monthsCovered } from "./month-ranges.ts";
import type { Classification } from "./naive-bayes.ts";
import { sureEnough } from "./reading-model.ts";
import type { LevelReading, LevelReason, ReadJob } from "./resume-reading.ts";
import { rankOfTitle } from "./title-ranks.ts";
import { isCasual, kinship, roleOfTitle } from "./title-roles.ts";

/**
 * The level by the newest title and the years in its field; what the words say is the smallest voice.
 * Internships and work beside a school are no years; years in another field count in part.
 */

/** Where a level stands by its years, as the logarithm of one more than them. */
const centers = [0.1, 0.75, 1.7, 2.77, 3.0];
const spread = 0.5;
const wordWeight = 0.15;
/** With so many years behind them, nobody is told that they read like an intern. */
const yearsOfNoIntern = 5;

export type LevelEvidence = {
	jobs: readonly ReadJob[];
	labels: readonly string[];
	/** Whether the school goes on. */
	isStudying: boolean;
	/** What the words say; null where they are not asked. */
	words: Classification | null;
	until: number;
};

export function readLevel({ jobs, labels, isStudying, words, until }: LevelEvidence): LevelReading {
	const main = mainJob(jobs);
	const roles = jobs.map(({ title }) => roleOfTitle(title ?? "", labels));
	const role = main ? roles[jobs.indexOf(main)] : undefined;
	const isBank = role?.kind === "role" && kinship(role.role, "Finance") > 0.8;
	const isBankHouse =
		/\b(?:bank|securities|capital|sachs|stanley|partners|credit|morgan|chase|barclays|ubs|hsbc|citi)/iu.test(
			main?.employer ?? "",
		);
	const rank = rankOfTitle(main?.title ?? "", isBank || isBankHouse);
	const interns = jobs.filter((job) => rankOfTitle(job.title ?? "", false).name === "intern");
	const career = jobs.filter((job) => !interns.includes(job) && !isCasual(job.title ?? ""));
	const years = yearsOf(
		career.filter((job) => weightOf(job) === 1),
		until,
	);
	const near =
		yearsOf(
			career.filter((job) => weightOf(job) >= 0.7),
			until,
		) - years;
	const others = yearsOf(career, until) - years - near;
	const worked = years + near + others;
	const shareOfOthers = 0.7 * near + Math.min(1, 0.1 * others);
	function weightOf(job: ReadJob): number {
		const own = roles[jobs.indexOf(job)];
		if (job === main || !own) return 1;
		if (own.kind === "silent") return 0.7;
		// Who was an aide before is new in the profession.
		if (isAide(job.title ?? "") && !isAide(main?.title ?? "")) return 0.3;
		if (role?.kind === "role" && own.kind === "role")
			return kinship(role.role, own.role) > 0.8 ? 1 : 0.3;
		if (role?.kind === "other" && own.kind === "other")
			return shareWord(main?.title ?? "", job.title ?? "") ? 1 : 0.5;
		return 0.3;
	}
	// Who is an intern begins in a new field, whatever came before.
	const counted = rank.name === "intern" ? Math.min(years, 1.5) : years + shareOfOthers;
	// Who says to be an intern and still studies is one, whatever came before.
	const isInSchool = rank.name === "intern" && isStudying;
	const isYoung =
		isStudying &&
		(counted < 2 || isAide(main?.title ?? "")) &&
		rank.name !== "top" &&
		rank.name !== "senior";
	const isUndated = jobs.length > 0 && jobs.every(({ period }) => period === null);
	const scoresAfter = (time: number) =>
		experienceLevels.map((_, level) => {
			const distance = (Math.log(time + 1) - (centers[level] ?? 0)) / spread;
			const word = words?.find(({ label }) => label === experienceLevels[level]);
			return (
				(rank.weights[level] ?? 0) -
				// An internship is one whatever came before it; without dates nobody knows how long it was.
				(level === 0 || isUndated ? 0 : distance ** 2 / 2) +
				(level === 0 && isYoung ? 4 : 0) -
				(level === 0 && worked > yearsOfNoIntern && !isInSchool ? 12 : 0) +
				(word ? wordWeight * Math.log(Math.max(word.probability, 0.01)) : 0)
			);
		});
	const levels = asShares(scoresAfter(counted));
	const [inField] = asShares(scoresAfter(Math.min(years, counted)));
	// Without a title, or where only work in another field makes it so much, one level would be a guess.
	const isUnsure =
		jobs[0]?.title === null ||
		Math.abs(levelPlace(inField?.label ?? "") - levelPlace(levels[0]?.label ?? "")) > 1;
	const reasons: LevelReason[] = [];
	if (main?.title) reasons.push({ kind: "title", title: main.title });
	const all = yearsOf(jobs, until);
	if (worked > 0) reasons.push({ kind: "years", years: worked, ...(all > worked && { all }) });
	if (interns.length > 0) reasons.push({ kind: "internships", count: interns.length });
	if (isStudying) reasons.push({ kind: "studies" });
	if (isUndated) reasons.push({ kind: "undated" });
	const isKnown =
		(jobs.length > 0 || isStudying) && !(isUndated && (levels[0]?.probability ?? 0) < sureEnough);
	return { levels, named: isKnown ? nameLevels(levels, isUnsure) : [], reasons };
}

/** The newest, as the sheet has it: its first with a title that is no work beside a school. */
const mainJob = (jobs: readonly ReadJob[]): ReadJob | undefined =>
	jobs.find(({ title }) => title !== null && !isCasual(title)) ??
	jobs.find(({ title }) => title !== null);

const yearsOf = (jobs: readonly ReadJob[], until: number): number =>
	monthsCovered(
		jobs.flatMap(({ period }): MonthRange[] => (period ? [period] : [])),
		until,
	) / 12;

const isAide = (title: string): boolean =>
	/\b(?:aide|assistant|technician|cna|clerk|helper)\b(?! (?:director|manager|principal|professor|vice))|aide-soignant|apoyo/iu.test(
		title,
	);

/** Work that goes by many names, outside the roles of the library. */
const trades = [
	/\bsales|account (?:manager|executive)|business development/iu,
	/chef|cook|kitchen/iu,
	/social|case ?(?:work|manag)|outreach|famil|child|youth|counsel/iu,
];

const shareWord = (one: string, other: string): boolean => {
	const words = (text: string) =>
		(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
			.map((word) => word.slice(0, 6))
			.filter((word) => !/^(?:senior|junior|assist|associ|manage|direct)/u.test(word));
	if (trades.some((trade) => trade.test(one) && trade.test(other))) return true;
	const own = new Set(words(one));
	return words(other).some((word) => own.has(word));
};

function asShares(scores: readonly number[]): LevelReading["levels"] {
	const highest = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - highest));
	const sum = powers.reduce((total, power) => total + power, 0);
	return experienceLevels
		.map((label, level) => ({ label, probability: (powers[level] ?? 0) / sum }))
		.sort((a, b) => b.probability - a.probability);
}

/** One level when it is sure enough, else the two neighbors that are likeliest together. */
function nameLevels(levels: LevelReading["levels"], isUnsure: boolean): LevelReading["named"] {
	const [first] = levels;
	if (!first) return [];
	if (first.probability >= sureEnough && !isUnsure) return [first.label];
	const place = experienceLevels.indexOf(first.label);
	const shareOf = (index: number) =>
		levels.find(({ label }) => label === experienceLevels[index])?.probability ?? 0;
	const from = shareOf(place - 1) > shareOf(place + 1) ? place - 1 : place;
	const lower = Math.min(from, experienceLevels.length - 2);
	return experienceLevels.slice(lower, lower + 2);
}
