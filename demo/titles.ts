import { employerKinds } from "./employers.ts";
import { inSentence } from "./positions.ts";
import { pluralWord, word } from "./quantities.ts";
import { capital } from "./quantities-business.ts";
import type { Random } from "./random.ts";
import type { Story } from "./story.ts";

/** Titles that fit a story, the more telling ones more often; the caller takes the first that is still free. */
export function composeTitle(
	random: Random,
	story: Story,
	isFree: (title: string) => boolean,
): string {
	const { noun, theme, standing, years } = story;
	const lower = inSentence(noun);
	const candidates: [string, number][] = [
		[`${noun}, ${theme}`, 4],
		[`${noun} with a focus on ${theme}`, 2],
	];
	const add = (weight: number, ...titles: string[]) => {
		for (const title of titles) candidates.push([title, weight]);
	};
	if (standing === "student") {
		const student = capital(story.yearAtSchool ?? "student");
		add(2, `${student} in ${story.area}: ${theme}`);
		add(1.5, `${story.area} student, ${theme}`);
		if (story.internships === 0)
			add(3, `First internship: ${theme}`, `Campus jobs and projects: ${theme}`);
		if (story.internships === 1) add(2.5, `Second internship: ${theme}`);
		if (story.internships > 1) add(2.5, `Two internships: ${theme}`);
		if (story.projects > 1) add(1.5, `Student projects in ${theme}`);
	} else if (standing === "graduate") {
		add(4, `New-grad ${lower}, ${theme}`, `New-grad ${lower} with a focus on ${theme}`);
		add(2, `${story.area} graduate: ${theme}`, `First full-time role: ${theme}`);
		if (story.internships > 1) add(3, `From internships to a first job: ${theme}`);
	} else {
		if (story.level === 1) {
			add(3, `Early-career ${lower}, ${theme}`, `Second job: ${lower}, ${theme}`);
			if (years === 1) add(2, `One year in: ${lower}, ${theme}`);
			if (years === 2) add(2, `Two years in: ${lower}, ${theme}`);
		}
		if (years >= 3) {
			add(
				2,
				`${capital(word(years))} years in ${theme}`,
				`${noun}, ${word(years)} years in ${theme}`,
			);
		}
		const [here, there] = story.kinds.map((kind) => employerKinds[kind]);
		if (here && there) add(2, `${noun}: ${theme}, from ${there} to ${here}`);
		if (story.promotion?.latest) {
			add(
				5,
				`${capital(inSentence(story.promotion.from))} to ${inSentence(story.promotion.to)}: ${theme}`,
			);
		}
		if (story.role === "Investment Banking" && story.level === 2)
			add(5, `Analyst to associate: ${theme}`);
		if (story.level === 4) add(2, `${noun}: a career in ${theme}`);
		if (story.level >= 3 && story.fullTimeJobs > 3) {
			add(1.5, `${capital(pluralWord(story.fullTimeJobs, "step"))} to ${lower}, ${theme}`);
		}
		if (story.furtherStudy === "mba") add(4, `${noun} with an MBA, ${theme}`);
		if (story.furtherStudy === "doctorate") add(4, `From doctorate to ${lower}: ${theme}`);
	}
	if (story.cameFrom) {
		add(14, `From ${story.cameFrom} to ${lower}: ${theme}`);
		add(6, `Career change into ${theme}: ${lower}`);
	}
	const left = candidates.filter(([title]) => title.length <= 90);
	while (left.length > 0) {
		const title = random.weighted(left.map((each) => [each[0], each[1]] as const));
		if (isFree(title)) return title;
		left.splice(
			left.findIndex(([each]) => each === title),
			1,
		);
	}
	// A company with hundreds of resumes: the field of study tells them apart, then a part.
	for (let part = 0; ; part++) {
		const title = `${noun}, ${theme}: ${story.area} background${part ? `, example ${part + 1}` : ""}`;
		if (isFree(title)) return title;
	}
}
