import { levelsBetween } from "#app/domain/library/levels.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { foldWords } from "#app/domain/library/search/fold.ts";
import { kinship } from "../title-roles.ts";

/** Which resumes come nearest to three answers, and a fourth about what the person does now; and why. */

export type Wants = {
	/** Each may be empty. */
	company: string;
	role: string;
	level: string;
	/** What the person does now: a work, or words of their own. */
	now: string;
};

export type Candidate = Pick<
	ResumeCard,
	"id" | "company" | "role" | "industry" | "experienceLevel" | "isFeatured" | "createdAt"
>;

/** What the library says beside the candidates themselves. */
export type ForYouFacts = {
	/** The industry of most resumes of the wanted company; null where the library lacks it. */
	industry: string | null;
	/** Who came from what the person does now. */
	steps: ReadonlySet<string>;
};

export const reasonKinds = [
	"step",
	"company",
	"role",
	"near-role",
	"level",
	"near-level",
	"industry",
] as const;
export type ForYouReason = (typeof reasonKinds)[number];

const weights: Record<ForYouReason, number> = {
	role: 6,
	"near-role": 2.5,
	step: 4,
	company: 3.5,
	level: 3,
	"near-level": 1.5,
	industry: 1.5,
};
/** Roles whose people change places every day. */
const nearKinship = 0.9;
/** Where no company is wanted, what is more of one stands behind the others. */
const mostOfCompany = 2;

/** Why a resume is for someone; empty where nothing speaks for it. */
export function reasonsFor(wants: Wants, facts: ForYouFacts, candidate: Candidate): ForYouReason[] {
	const reasons: ForYouReason[] = [];
	if (facts.steps.has(candidate.id)) reasons.push("step");
	if (isCompany(wants.company, candidate.company)) reasons.push("company");
	if (wants.role !== "") {
		if (candidate.role === wants.role) reasons.push("role");
		else if (kinship(candidate.role, wants.role) >= nearKinship) reasons.push("near-role");
	}
	if (wants.level !== "") {
		const steps = levelsBetween(wants.level, candidate.experienceLevel);
		if (steps === 0) reasons.push("level");
		else if (steps === 1 || steps === -1) reasons.push("near-level");
	}
	if (!reasons.includes("company") && candidate.industry === facts.industry)
		reasons.push("industry");
	return reasons;
}

/** The sum of what speaks for it. A step counts where it leads to the wanted role. */
export function weightOf(wants: Wants, reasons: readonly ForYouReason[]): number {
	const leads = wants.role === "" || reasons.includes("role");
	return reasons.reduce(
		(sum, reason) => sum + (reason === "step" && !leads ? 1 : weights[reason]),
		0,
	);
}

/**
 * The candidates that come first, with their reasons; featured before others and newer before older.
 * @param limit how many
 */
export function chooseForYou<T extends Candidate>(
	wants: Wants,
	facts: ForYouFacts,
	candidates: readonly T[],
	limit: number,
): { candidate: T; reasons: ForYouReason[] }[] {
	const ranked = candidates
		.map((candidate) => {
			const reasons = reasonsFor(wants, facts, candidate);
			return { candidate, reasons, weight: weightOf(wants, reasons) };
		})
		.filter(({ weight }) => weight > 0)
		.sort(
			(a, b) =>
				b.weight - a.weight ||
				Number(b.candidate.isFeatured) - Number(a.candidate.isFeatured) ||
				b.candidate.createdAt.localeCompare(a.candidate.createdAt) ||
				a.candidate.id.localeCompare(b.candidate.id),
		);
	const ofCompany = new Map<string, number>();
	const isMore = ({ candidate: { company }, reasons }: (typeof ranked)[number]): boolean => {
		const count = (ofCompany.get(company) ?? 0) + 1;
		ofCompany.set(company, count);
		return wants.company === "" && count > mostOfCompany && !reasons.includes("company");
	};
	const { false: first = [], true: more = [] } = Object.groupBy(ranked, (one) => `${isMore(one)}`);
	return [...first, ...more]
		.slice(0, limit)
		.map(({ candidate, reasons }) => ({ candidate, reasons }));
}

/** "Google" is wanted where "Google DeepMind" made the offer. */
function isCompany(wanted: string, company: string): boolean {
	const words = foldWords(wanted).join(" ");
	return words !== "" && ` ${foldWords(company).join(" ")} `.includes(` ${words} `);
}
