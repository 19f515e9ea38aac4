/** What members tell of their search: whether it led to an offer. */

export const outcomeAnswers = {
	offer: "Yes, I got an offer",
	"not-yet": "Not yet: I am still looking",
	stopped: "No, and I have stopped looking",
} as const;
export type OutcomeAnswer = keyof typeof outcomeAnswers;

/** The page where it is asked, told, changed and taken back. */
export const outcomePage = "/library/outcome";

/** Days after the first resume that a member opened, when they are asked: once. */
export const askedAfterDays = 60;

export const outcomeLimits = { text: 100, months: 36 } as const;

/** What a member has told. Company, role, month and resumes belong to an offer. */
export type Outcome = {
	answer: OutcomeAnswer;
	company: string;
	role: string;
	/** `YYYY-MM`; null where there was no offer. */
	month: string | null;
	/** It may be part of the figures that the site publishes. */
	mayCount: boolean;
	/** The resumes that helped, by their ids. */
	helped: readonly string[];
};

/** Whether an offer may have come in this month: `YYYY-MM`, and not after now. */
export const isOfferMonth = (month: string, now: Date): boolean =>
	/^20\d\d-(?:0[1-9]|1[0-2])$/u.test(month) && month <= now.toISOString().slice(0, 7);

/** The months that are offered: this one first, then back for three years. */
export function offerMonths(now: Date): string[] {
	return Array.from({ length: outcomeLimits.months }, (_, back) =>
		new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
	);
}

/** The name of a box that says that a resume helped. */
export const helpedField = (resumeId: string): string => `helped ${resumeId}`;

/** What is counted of the answers: of those only that were due, and whose member lets them be counted. */
export type OutcomeCount = {
	/** Members whose sixty days have passed. */
	due: number;
	/** Answers that may be counted, and the offers among them. */
	answers: number;
	offers: number;
};

/** From how many answers on a result is shown. */
export const answersNeeded = 21;

/** From how many members on it is said that a resume has helped. */
export const helpedNeeded = 5;

/** What members say of a resume, where five have said it; nothing below. A demonstration's members are invented. */
export function helpedSentences(members: number, isDemonstration: boolean): string[] {
	if (members < helpedNeeded) return [];
	const invented = isDemonstration ? "invented " : "";
	return [`${members} ${invented}members who got an offer say that this resume helped them.`];
}
