import { count } from "#app/domain/base/count.ts";
import type { Finding } from "#app/domain/insights/findings.ts";
import { formatMeasure } from "#app/domain/insights/measures.ts";
import { sectionTitles } from "#app/domain/reader/sheet/sections.ts";
import { anyExample, bulletExamples } from "./bullet-examples.ts";
import { yardstickOf } from "./reading-words.ts";

/** A finding as a reviewer would say it: what was seen, on which lines, and what to do. */
export type FindingWords = {
	title: string;
	seen: string;
	/** The lines it is about, with a remark to each where there is one. */
	lines?: { text: string; remark?: string }[];
	todo: string;
};

/** What the figures were held against, and the role whose examples are shown. */
export type FindingContext = { resumes: number; invented: number; role: string | null };

type Words = {
	[Kind in Finding["kind"]]: (
		finding: Extract<Finding, { kind: Kind }>,
		context: FindingContext,
	) => FindingWords;
};

const percent = (share: number): string => formatMeasure(share, "share");
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const numeral =
	"(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)";
/** What counts has several things behind it: "Big Four", "third-party" and "level two" count nothing. */
const inWords = new RegExp(
	[
		`(?<![\\p{L}-]|(?:level|tier|phase|stage|grade|type|class|part|step) )${numeral}(?:[ -](?:one|${numeral}))?(?!-| sigma)(?: [\\p{L}\\d’'/-]+){0,2} (?:[\\p{L}-]*[^\\P{L}s]s|people|children|women|men|staff|percent)(?!\\p{L})`,
		`(?<![\\p{L}-])(?:dozen|(?:${numeral} |a )?(?:hundred|thousand)|${numeral} million)s?(?![\\p{L}-])`,
		"(?<![\\p{L}-])(?:by|in|to|than|about|nearly|over) half(?![\\p{L}-]| day| time)",
		"(?<!\\p{L}|(?:first|second|other|latter) )half (?:an?|of|the)(?!\\p{L})",
		"(?<!\\p{L})(?:by (?:a|one) third(?=$|[^\\p{L}-])(?! party)|(?:a|one)[ -]third(?=$|[,.;)]| of )|two-thirds)",
		"(?<!\\p{L})(?:halved|(?:doubled|tripled)(?! (?:as|down|up)))(?!\\p{L})",
	].join("|"),
	"u",
);
/** "Trained eleven nurses" has a number that nobody sees at a glance. Large it stands in a name, or begins the line. */
const hasInWords = (line: string): boolean =>
	inWords.test(line.replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (first) => first.toLowerCase()));
const plain = (lines: readonly string[]) => lines.map((text) => ({ text }));
/** From the person's own field; nothing of a programmer for a nurse. */
function exampleFor(role: string | null): string {
	const { thin, full } = bulletExamples[role ?? ""] ?? anyExample;
	return `“${thin}” becomes “${full}”.`;
}
const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(", ");

const words: Words = {
	unread: ({ missing }) =>
		missing === "jobs"
			? {
					title: "We found no jobs",
					seen: "A job is known by a line with dates below a heading such as “Experience”. There is none that a program can find.",
					todo: "Give the section a usual heading, and put the dates of each job in its first lines: “Mar 2021 – Present”. If they are there, they were lost on the way: paste the text of the original.",
				}
			: {
					title: "We found no bullets",
					seen: "What you did is not in a list that a program can find, so a reader will not find it at a glance either.",
					todo: "Write two to five lines below each job, each beginning with “-” or “•” and a verb.",
				},
	"no-address": () => ({
		title: "No email address",
		seen: "There is no email address in this text.",
		todo: "If you left it out for us, all is well. If not, put it in the first lines: it is how you are invited.",
	}),
	figures: ({ bullets, share, group }, context) => ({
		title: `${count(bullets.length, "bullet")} without a number in digits`,
		seen: `${percent(share)} of your bullets carry a number. In half of ${yardstickOf(context)} it is ${percent(group.low)} to ${percent(group.high)}.`,
		lines: bullets.map((text) =>
			hasInWords(text) ? { text, remark: "Its number is in words: write it in digits." } : { text },
		),
		todo: "Ask of each: how many, how much, how often, how much faster than before? An honest estimate (“about 40 a week”) is better than none. Leave a line without a number only if it needs none.",
	}),
	"weak-openings": ({ lines }) => ({
		title: "Openings that say little",
		seen: `${count(lines.length, "bullet")} ${lines.length === 1 ? "begins" : "begin"} by saying that you were there, not what you did.`,
		lines: lines.map(({ bullet, instead }) => ({ text: bullet, remark: instead })),
		todo: "Begin with the verb for your own part, and let the result follow in the same line.",
	}),
	"repeated-openings": ({ words: repeated, others }) => ({
		title: "The same opening again and again",
		seen: `${repeated.map(({ word, count: times }) => `“${capital(word)}” begins ${times} bullets`).join(", ")}.`,
		todo:
			others.length > 0
				? `Keep it where it is exact. Elsewhere say what kind of work it was; these resumes also begin with ${quoted(others.map(capital))}.`
				: "Keep it where it is exact, and elsewhere say what kind of work it was.",
	}),
	"first-person": ({ lines }) => ({
		title: "“I”, “my” or “we” in bullets",
		seen: `${count(lines.length, "bullet")} ${lines.length === 1 ? "speaks" : "speak"} of yourself or of a team. On a resume you are the one who did it.`,
		lines: plain(lines),
		todo: "Drop the word and begin with the verb. Where “we” hides your part, name your part.",
	}),
	"long-bullets": ({ bullets, limit }) => ({
		title: `${count(bullets.length, "bullet")} with more than ${limit} words`,
		seen: "A line that wraps twice is skipped by anyone with twenty resumes to go.",
		lines: plain(bullets),
		todo: "Split it where a new result begins, or drop how it was done and keep what came of it.",
	}),
	"short-bullets": ({ words: own, low, high }, context) => ({
		title: "Bullets shorter than the others",
		seen: `Half of your bullets have ${formatMeasure(own, "whole")} words or fewer; in ${yardstickOf(context)} the middle is ${formatMeasure(low, "whole")} to ${formatMeasure(high, "whole")}.`,
		todo: `Say in each what you did, by what means and what came of it. ${exampleFor(context.role)}`,
	}),
	length: ({ place, words: own, low, high }, context) => ({
		title: place === "below" ? "Shorter than the others" : "Longer than the others",
		seen: `You have ${count(Math.round(own), "word")}; half of ${yardstickOf(context)} have ${Math.round(low)} to ${Math.round(high)}.`,
		todo:
			place === "below"
				? "Look at your last two jobs first: which results would you tell in an interview, and are they there?"
				: "Shorten the oldest jobs to a line or two each, and leave out what does not speak for this role.",
	}),
	pages: ({ pages, usual }, context) => ({
		title: `${count(pages, "page")} instead of ${usual}`,
		seen: `Your file has ${count(pages, "page")}. Most of ${yardstickOf(context)} have ${usual}.`,
		todo: "Cut the oldest and the weakest lines first. Do not shrink the letters: that is seen.",
	}),
	"newest-job": ({ bullets, low, high }, context) => ({
		title: "Little about your newest job",
		seen: `It has ${count(bullets, "bullet")}; half of ${yardstickOf(context)} have ${formatMeasure(low, "whole")} to ${formatMeasure(high, "whole")} there. It is the job that is read first, and most.`,
		todo: "Add what you have finished there, the largest result first. If the job is new, say what you were brought in to do.",
	}),
	"empty-jobs": ({ count: jobs }) => ({
		title: `${count(jobs, "job")} with nothing below`,
		seen: "A job without a line looks like time that nothing came of.",
		todo: "Give it one line with its best result, or move it into a short “Earlier” list.",
	}),
	"missing-sections": ({ sections }, context) => ({
		title: `No section for ${sections.map(({ section }) => sectionTitles[section].toLowerCase()).join(", ")}`,
		seen: sections
			.map(
				({ section, share }) =>
					`${percent(share)} of ${yardstickOf(context)} have “${sectionTitles[section]}”.`,
			)
			.join(" "),
		todo: "Add it under this usual heading, so that people and programs find it. If you have it under another name, rename it.",
	}),
	"section-order": ({ first, share }, context) =>
		first === "work"
			? {
					title: "Education stands above experience",
					seen: `${percent(share)} of ${yardstickOf(context)} show experience first.`,
					todo: "Move experience up, unless you are still studying or have just finished.",
				}
			: {
					title: "Experience stands above education",
					seen: `${percent(share)} of ${yardstickOf(context)} show education first.`,
					todo: "Move education up: at this level it is what is looked for first.",
				},
	"missing-skills": ({ skills }, context) => ({
		title: "Skills that these resumes name and yours does not",
		seen: `Each is named in ${yardstickOf(context)} far more often than in the rest of the library.`,
		lines: skills.map(({ skill, groupShare, restShare }) => ({
			text: skill,
			remark: `named by ${percent(groupShare)} here, ${percent(restShare)} elsewhere`,
		})),
		todo: "Add those that you have and could be asked about, and show one of them in a bullet. Leave out the others: nobody has all of them.",
	}),
};

/** A finding in words. */
export function describeFinding(finding: Finding, context: FindingContext): FindingWords {
	const describe = words[finding.kind] as (one: Finding, of: FindingContext) => FindingWords;
	return describe(finding, context);
}
