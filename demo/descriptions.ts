import type { Composition } from "./compose.ts";
import { inSentence } from "./positions.ts";
import { list, pluralWord, word } from "./quantities.ts";
import { capital } from "./quantities-business.ts";
import type { Random } from "./random.ts";
import type { Story } from "./story.ts";

/** One to three sentences on what kind of resume this is and what it shows; nothing of its lines or contact data. */
export function composeDescription(random: Random, story: Story): string {
	const places = list(story.places.slice(0, 3));
	const opening = random.pick(openings(story, places));
	const remarks = random.sample(
		remarksOn(random, story),
		random.weighted([
			[1, 5],
			[2, 5],
		]),
	);
	return [opening, ...remarks].join(" ");
}

function openings(story: Story, places: string): string[] {
	const { theme, area, years } = story;
	if (story.standing === "student") {
		const work = [
			...(story.internships > 0
				? [`${pluralWord(story.internships, "internship")}${places ? ` at ${places}` : ""}`]
				: []),
			...(story.campusJobs > 0
				? [story.campusJobs === 1 ? "a part-time job" : "two part-time jobs"]
				: []),
			...(story.projects > 0
				? [story.projects === 1 ? "one project" : `${word(story.projects)} projects`]
				: []),
		];
		return [
			`A ${story.yearAtSchool} in ${area} with ${list(work)}, applying for internships in ${theme}.`,
			`Student resume aimed at ${theme}: ${list(work)}.`,
			`Built from ${list(work)} by a ${story.yearAtSchool} in ${area}.`,
		];
	}
	if (story.standing === "graduate") {
		const interned = `${pluralWord(story.internships, "internship")}${places ? ` at ${places}` : ""}`;
		return [
			`New graduate in ${area} with ${interned}, applying for a first full-time role in ${theme}.`,
			`A first full-time offer after ${interned}; the field is ${theme}.`,
			`${capital(interned)}, a degree in ${area} and ${story.projects > 1 ? "several projects" : "a project"}, arranged for ${theme}.`,
		];
	}
	const title = inSentence(story.lastTitle);
	const time =
		years < 1 ? "Less than a year" : years === 1 ? "One year" : `${capital(word(years))} years`;
	const jobs = pluralWord(story.fullTimeJobs, "position");
	if (story.cameFrom) {
		const back = story.wentBack
			? story.furtherStudy === "mba"
				? " by way of an MBA"
				: " by way of a further degree"
			: "";
		return [
			`Began as ${article(story.cameFrom)} and moved into ${theme}${back}.`,
			`A change of field, from ${story.cameFrom} to ${title}, told over ${jobs}.`,
		];
	}
	return [
		`${time} of work in ${theme} at ${places}, most recently as ${title}.`,
		story.fullTimeJobs > 1
			? `${capital(jobs)} in ${theme}, the latest as ${title}.`
			: `A first full-time job in ${theme}, as ${title}.`,
		`${capital(article(title))} with ${years < 1 ? "less than a year" : pluralWord(years, "year")} of experience at ${places}.`,
	];
}

/** Each is true of the story it is offered for. */
function remarksOn(random: Random, story: Story): string[] {
	const remarks: string[] = [];
	const { level, theme } = story;
	const share = story.linesWithFigure / Math.max(1, story.lines);
	const counted = `${story.linesWithFigure} of ${story.lines} lines carry a number`;
	if (share > 0.85) {
		remarks.push(
			random.pick([`${counted}.`, "Nearly every line ends in a result that can be checked."]),
		);
	} else {
		remarks.push(
			random.pick([
				"Mixes measured results with lines that simply say what was built or decided.",
				`${counted}; the others stand on substance.`,
			]),
		);
	}
	if (story.standing === "student") {
		remarks.push(
			"Shows how projects and coursework can stand beside little work experience.",
			"Look at how early work is described without borrowing the team's achievements.",
			"A pattern for a page with more coursework than employment.",
		);
		if (story.campusJobs > 0) remarks.push("Part-time work is given as much care as the rest.");
	}
	if (story.standing === "graduate") {
		remarks.push(
			"Shows how internships are turned into evidence for a full-time role.",
			"Keeps school, internships and projects pointed at the same work.",
			"Reads like a short career rather than a list of courses.",
		);
	}
	if (story.standing === "professional") {
		if (level === 1)
			remarks.push("Shows how to weigh a short first job against earlier internships.");
		if (level === 2) {
			remarks.push(
				"Scope grows from one job to the next, and the wording with it.",
				`Useful for moving up within ${theme}.`,
			);
		}
		if (level === 3) {
			remarks.push(
				"Gives leading others and doing the work about equal room.",
				"Shows how to shorten early jobs so that the recent ones can breathe.",
			);
		}
		if (level === 4) {
			remarks.push(
				"Keeps a long career to what matters for the next position.",
				"Shows influence beyond one team without job-description language.",
			);
		}
		if (!story.employed) remarks.push("Written between two jobs, without a word of excuse.");
		if (story.shortPast) remarks.push("Jobs from further back are cut to two lines each.");
		if (story.promotion) {
			remarks.push("A promotion within one employer is set out as two entries.");
		}
		if (story.wentBack)
			remarks.push("A return to university is placed so that the dates explain themselves.");
	}
	if (story.furtherStudy === "doctorate")
		remarks.push("Puts a doctorate to use without reading like an academic CV.");
	if (random.chance(0.5)) {
		remarks.push(
			story.hasSummary
				? "Opens with a short summary."
				: "Goes straight to experience, without a summary.",
		);
	}
	return remarks;
}

/** Four to nine tags in lower case: the theme's, and what is particular to this person. */
export function composeTags(random: Random, composition: Composition, story: Story): string[] {
	const particular = [
		...(story.standing === "student" ? ["internship"] : []),
		...(story.standing === "graduate" ? ["new grad"] : []),
		...(story.cameFrom ? ["career change"] : []),
		...(story.furtherStudy === "mba" ? ["mba"] : []),
		...(story.furtherStudy === "doctorate" ? ["phd"] : []),
		...(story.promotion ? ["promotion"] : []),
		...(story.kinds.includes("startup") ? ["start-up"] : []),
		...(story.level === 4 ? ["leadership"] : []),
		...(story.projects > 1 ? ["projects"] : []),
		...(composition.document.work.some((job) => job.location === "Remote") ? ["remote"] : []),
	];
	const chosen = random.sample(particular, random.int(1, 3));
	const own = random.sample(
		composition.theme.tags.filter((tag) => !chosen.includes(tag)),
		random.int(Math.max(3, 4 - chosen.length), 5),
	);
	return [...new Set([...own, ...chosen].map((tag) => tag.toLowerCase()))];
}

const article = (noun: string): string =>
	`${/^([aeio]|fp|mba|u(?!ni))/i.test(noun) ? "an" : "a"} ${noun}`;
