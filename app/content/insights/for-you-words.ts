import type { ForYouReason, Wants } from "#app/domain/insights/career/for-you.ts";

/** What is said of the resumes that are for someone. */

export const forYouPage = {
	title: "Resumes for you",
	description:
		"Three answers, and the resumes that come nearest: the company that you want, the role and the level. Each with its reason.",
	lead: "Say what you want, and read the resumes that come nearest. Each with its reason.",
};

const phrases: Record<ForYouReason, (wants: Wants) => string> = {
	step: ({ now }) => `from ${now}`,
	company: () => "your company",
	role: () => "your role",
	"near-role": () => "a near role",
	level: () => "your level",
	"near-level": () => "a level beside yours",
	industry: ({ company }) => `the industry of most offers from ${company}`,
};

/** "From Teaching: your role, a level beside yours." */
export function reasonLine(reasons: readonly ForYouReason[], wants: Wants): string {
	const [first, ...others] = reasons.map((reason) => phrases[reason](wants));
	if (!first) return "";
	const all =
		reasons[0] === "step" && others.length > 0
			? `${first}: ${others.join(", ")}`
			: [first, ...others].join(", ");
	return all.charAt(0).toUpperCase() + all.slice(1);
}
