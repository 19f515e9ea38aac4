import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, rise, thousands, usd, word } from "../../quantities.ts";

export const aiProducts: Theme = {
	key: "ai-products",
	label: "AI products",
	skills: [
		{
			name: "Product",
			keywords: [
				"Evaluation design",
				"Prompt prototyping",
				"Human-in-the-loop workflows",
				"A/B testing",
				"User research",
				"PRDs",
				"Roadmapping",
			],
		},
		{
			name: "Technical",
			keywords: [
				"SQL",
				"Python",
				"LLM APIs",
				"Retrieval-augmented generation",
				"Embeddings",
				"Model cards",
				"Jupyter",
			],
		},
		{
			name: "Tools",
			keywords: ["Figma", "Jira", "Amplitude", "Label Studio", "LangSmith", "Looker", "Notion"],
		},
	],
	projects: [
		{
			name: "Syllabus Helper",
			levels: [0, 1],
			description: "Question-answering bot over course syllabi that cites the page it relies on",
			highlights: [
				(r) =>
					`Answered ${thousands(r.int(9, 48) * 100)} questions in a semester; ${r.int(86, 94)}% rated correct in a blind check of ${r.int(120, 240, 20)}`,
				() => "Declines when the syllabus is silent, which students named the reason to trust it",
			],
		},
		{
			name: "Evaluation Before Demo",
			levels: [0, 2],
			description:
				"Workshop and template for writing an evaluation set before prototyping an AI feature",
			highlights: [
				(r) =>
					`Given ${word(r.int(3, 6))} times to ${r.int(80, 200, 10)} participants from student clubs and startups`,
				() =>
					"Participants leave with thirty labeled cases and a pass criterion for their own idea",
			],
		},
		{
			name: "Alt Text Studio",
			levels: [0, 1],
			description:
				"Tool that drafts image descriptions for the student newspaper and records what editors change",
			highlights: [
				(r) => `Descriptions on published photos rose from ${r.int(12, 20)}% to ${r.int(88, 96)}%`,
				(r) =>
					`Editors accept ${r.int(54, 68)}% of drafts unchanged; the edits became the evaluation set`,
			],
		},
	],
	tags: [
		"ai",
		"llm",
		"machine learning products",
		"evaluation",
		"prompting",
		"rag",
		"experimentation",
	],
};

const line = linesOf(aiProducts.key);

const assistant = [
	"support reply drafting",
	"document summaries",
	"natural-language search",
	"meeting notes",
] as const;

export const aiProductsBullets: Bullet[] = [
	line(
		[0, 0],
		(r) =>
			`Assembled an evaluation set of ${r.int(240, 600, 20)} graded cases for ${r.pick(assistant)} with ${word(r.int(3, 5))} domain experts and a written rubric (agreement ${r.int(81, 92)}%), now run before each prompt or model change`,
	),
	line(
		[0, 0],
		(r) =>
			`Prototyped ${r.pick(assistant)} in ${r.pick(["Python", "a notebook"])} with ${word(r.int(2, 3))} commercial models, tested it with ${r.int(9, 15)} users and wrote the recommendation on which tasks to automate, which to assist and which to leave alone`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [14, 26, 1], [45, 70], 1);
		return `Reviewed ${thousands(r.int(4, 14) * 100)} model answers with a failure taxonomy; fixing the two largest groups (${r.pick(["stale sources and wrong dates", "missing context and invented links", "unit errors and overlong answers"])}) took rejected answers from ${c.before}% to ${c.after}%`;
	}),
	line(
		[0, 1],
		(r) =>
			`Added source citations and a one-tap correction to generated ${r.pick(["summaries", "answers", "drafts"])}; reported trust rose ${word(r.int(8, 10))} points in surveys and corrections yield ${r.int(300, 900, 50)} labeled cases a month`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [7, 12, 1], [30, 50], 1);
		return `Launched ${r.pick(["reply suggestions", "case summaries", "automatic routing"])} for support agents with confidence thresholds and editing by default; mean handling time fell from ${c.before} to ${c.after} minutes at unchanged satisfaction`;
	}),
	line(
		[1, 2],
		(r) =>
			`Shipped semantic search with engineering as a hybrid of keywords and embeddings; searches without a click fell ${r.int(19, 34)}% and conversion from search rose ${(r.int(24, 61) / 10).toFixed(1)}% over ${word(r.int(4, 7))} weeks of testing`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [38, 90, 2], [55, 75], 1);
		return `Cut the cost of an AI feature from $${(c.before / 1000).toFixed(3)} to $${(c.after / 1000).toFixed(3)} per request by routing easy cases to a small model, caching and shorter context, with quality held on ${r.int(400, 900, 50)} test cases`;
	}),
	line(
		[2, 3],
		(r) =>
			`Took a ${r.pick(["contract review", "document extraction", "claims triage"])} product from pilot to ${r.int(24, 80)} paying customers with audit trail, reviewer queue and accuracy reported per field; ${r.int(58, 76)}% of documents now pass without manual work`,
	),
	line(
		[2, 3],
		(r) =>
			`Defined launch gates for generative features (task accuracy, harmful output, latency, cost) with research and legal; they stopped ${word(r.int(2, 4))} of ${r.int(11, 18)} launches, each of which later shipped in a better form`,
	),
	line([2, 3], (r) => {
		const c = rise(r, [17, 26, 1], [60, 120], 1);
		return `Repositioned an AI assistant from open chat to ${word(r.int(5, 8))} named actions after studying ${thousands(r.int(2, 9) * 1000)} sessions; weekly use among eligible accounts rose from ${c.before}% to ${c.after}%`;
	}),
	line(
		[3, 4],
		(r) =>
			`Led the AI roadmap across ${word(r.int(4, 7))} teams with one evaluation service, a data consent model and shared model contracts, bringing ${r.int(8, 14)} features to market in ${r.int(15, 20)} months and ${usd(r.int(6, 22) * 1_000_000)} in added annual revenue`,
	),
	line(
		[3, 4],
		(r) =>
			`Negotiated model supply with ${word(r.int(2, 4))} vendors and an in-house alternative, with switching tested each quarter; cost per thousand requests fell ${r.int(42, 66)}% in a year and no feature depends on a single vendor`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the company's position on AI (where to build, what data to use, what never to automate) with the executive team and coached ${r.int(12, 24)} product managers in evaluation-led development`,
	),
	line(
		[2, 4],
		() =>
			"Withdrew a generated-insights feature after launch when usage was high but decisions got worse in follow-up interviews, and shared the analysis openly; the redesign shows evidence first",
	),
	line(
		[0, 1],
		(r) =>
			`Shadowed the people whose work ${r.pick(["an extraction model", "a drafting assistant", "a triage model"])} was meant to ease, and rewrote the problem statement when the slow step turned out to be a different one`,
	),
	line(
		[2, 3],
		() =>
			"Wrote the labeling guidelines with domain experts, ran calibration sessions until annotators agreed, and made guideline changes go through review like code",
	),
	line(
		[3, 4],
		() =>
			"Set up a review of AI features with legal, security and customer representatives that reads real outputs instead of slides, and published its reasons to all teams",
	),
];
