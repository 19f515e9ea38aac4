import type { GuideBlock } from "#app/content/guides/guide.ts";
import { findGuide } from "#app/content/guides/guides.server.ts";
import type { OpenLine } from "./page-words.ts";

/**
 * Lines of featured resumes that everyone may read, because a guide quotes them (decision 30): the line that
 * failed, the one that took its place, and why. A demonstration alone has these resumes.
 */
const quotes: readonly { guide: string; before: string; title: string; company: string }[] = [
	{
		guide: "tech-resume",
		before: "Managed model lifecycle",
		title: "ML engineer who retired a churn model at a housing nonprofit",
		company: "NVIDIA",
	},
	{
		guide: "tech-resume",
		before: "Maintain an AI-powered demand",
		title: "Undergraduate who ran and then retired a demand forecast",
		company: "Google",
	},
	{
		guide: "quantify-impact",
		before: "Data validation",
		title: "Data pipeline engineer for a county elections office",
		company: "Bridgewater Associates",
	},
	{
		guide: "product-manager",
		before: "Coordinated customer communication",
		title: "Event ticketing product manager at a coffee chain",
		company: "Netflix",
	},
	{
		guide: "consulting",
		before: "Implemented advanced dispatching",
		title: "Operations consultant with three short jobs and a stopped pilot",
		company: "McKinsey",
	},
	{
		guide: "career-transition",
		before: "Answered telephone calls",
		title: "Emergency dispatcher turned claims data scientist",
		company: "Microsoft",
	},
];

export const openLines: readonly OpenLine[] = quotes.map(({ guide: slug, before, ...resume }) => {
	const guide = findGuide(slug);
	const block = guide?.sections
		.flatMap(({ blocks }) => blocks)
		.find((each) => each.kind === "before-after" && each.before.startsWith(before));
	if (!guide || !block) throw new Error(`No guide quotes “${before}”`);
	const { before: failed, after, why } = block as Extract<GuideBlock, { kind: "before-after" }>;
	return {
		...resume,
		before: failed,
		after: after.replaceAll("**", ""),
		why,
		guide: { title: guide.title, path: `/guides/${slug}` },
	};
});
