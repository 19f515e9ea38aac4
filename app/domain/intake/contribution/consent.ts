/** What a contributor agrees to, each by itself; "reading" is what makes it a contribution. */
export const consentParts = ["reading", "insights", "lines", "assistants"] as const;
export type ConsentPart = (typeof consentParts)[number];

/** The parts that are given and taken back while the resume is published. */
export const optionalParts = ["insights", "lines", "assistants"] as const;

/** What a form of those has ticked. Reading stays: it ends by withdrawing. */
export const givenParts = (ticked: ReadonlySet<string>): ConsentPart[] =>
	consentParts.filter((part) => part === "reading" || ticked.has(part));

/** What stands beside each box: what is agreed to, and what that means. */
export const consentWords: Readonly<Record<ConsentPart, { label: string; means: string }>> = {
	reading: {
		label: "Readers may open it",
		means:
			"Members who open it, with their free resume, a Resume Pack or Pro, read and download the page as it is shown before it is submitted; the owner may correct slips and take words out of it before. Everybody sees its shape without a word, and what the list says of it. Without this it cannot be published.",
	},
	insights: {
		label: "It may be counted",
		means:
			"It counts in the statistics of the library, in what resumes are compared with, and in the figures on the pages of companies, roles and routes. In the list of resumes it counts as one in any case.",
	},
	lines: {
		label: "Its lines may be found and kept one by one",
		means:
			"Readers find single lines of it by a search, keep them with a note of their own, and see its sections beside other resumes. They see words only of what they may open.",
	},
	assistants: {
		label: "Assistants may use its public page",
		means:
			"Programs that answer questions may read its public page, which has no word of the resume itself. Without this the site asks the crawlers of assistants to stay away from the page, and search engines to quote nothing of it. Many follow that; nobody can make all of them.",
	},
};

/** What stands above the boxes. */
export const consentHeading =
	"I am the person this resume is about, and I agree to the following. I can change it or withdraw the resume at any time.";

/** All the words that stood on the page, with what was ticked: the receipt. */
export const receiptWording = (parts: readonly ConsentPart[]): string =>
	[
		consentHeading,
		...consentParts.map((part) => {
			const { label, means } = consentWords[part];
			return `${parts.includes(part) ? "[x]" : "[ ]"} ${label}. ${means}`;
		}),
	].join("\n\n");
