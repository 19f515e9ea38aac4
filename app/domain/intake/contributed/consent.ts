/** What a contributor agrees to, part by part. Reading is what makes it a contribution; it ends by withdrawing. */

export const consentParts = ["reading", "insights", "lines", "assistants"] as const;
export type ConsentPart = (typeof consentParts)[number];

/** The parts that can be given and taken back while the resume is published. */
export const optionalParts = ["insights", "lines", "assistants"] as const;

/** What stands beside each box. */
export const consentWords: Readonly<Record<ConsentPart, string>> = {
	reading: "Readers whose plan opens it may read my resume here and download it.",
	insights: "It may be counted in statistics of many resumes.",
	lines: "Its lines may be found and kept one by one by people who may read it.",
	assistants: "Assistants may read what its public page says. The page never has its words.",
};

/** All the words of a change, as they were shown, with what was ticked: the text of its receipt. */
export const consentWording = (given: readonly ConsentPart[]): string =>
	consentParts
		.map((part) => `[${given.includes(part) ? "x" : " "}] ${consentWords[part]}`)
		.join("\n");

/** The columns of a resume that a consent sets. */
export const consentColumns = (given: readonly ConsentPart[]) => ({
	inInsights: given.includes("insights"),
	inLines: given.includes("lines"),
	forAssistants: given.includes("assistants"),
});

/** What a form has ticked, in the order of the boxes. Reading stays. */
export const givenParts = (ticked: ReadonlySet<string>): ConsentPart[] =>
	consentParts.filter((part) => part === "reading" || ticked.has(part));
