/** The words around the insights. What is said of the tool is what it does: change both together. */
export const insightsPage = {
	title: "AI-powered insights",
	lead: "How the resumes that got these offers are built, and how yours compares.",
	description:
		"See how resumes that led to offers are built: pages, bullets, numbers, sections, verbs and skills by role and level, and compare your own.",
	/** What members find, each in a sentence. */
	parts: [
		{
			title: "A group in pictures",
			text: "Choose a role, a level, an industry or a company, and see how its resumes are built: their length, their jobs, their bullets, the order of their sections, the words that bullets begin with.",
		},
		{
			title: "What sets it apart",
			text: "The skills that these resumes name more often than all others do, with how often each is named here and elsewhere.",
		},
		{
			title: "Yours beside it",
			text: "Paste your resume: which role and level it reads like, where it differs, which lines to put right and what to do with each.",
		},
	],
} as const;
