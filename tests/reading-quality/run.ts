import type { Reader } from "#app/domain/insights/reading-model.ts";
import type { Reading } from "#app/domain/insights/resume-reading.ts";
import { judge, type Verdict } from "./judge.ts";
import { jobsOf, type Person } from "./people.ts";
import { readFile } from "./read-files.ts";
import { hashOf } from "./sheets/look.ts";
import { type Format, formats, type Render } from "./sheets/render.ts";

/** One file that was read. */
export type Outcome = {
	person: Person;
	format: Format;
	verdict: Verdict;
	/** The answer in words: two files with the same answer have the same text. */
	level: string;
	role: string;
	/** Whether the likeliest level is another one without a third of the bullets; null where there are none. */
	isMoved: boolean | null;
};

/** Reads each person's resume in each format, whole and without a third of its bullets. */
export async function readAll(
	people: readonly Person[],
	render: Render,
	model: Reader,
	formatsOf: (person: Person) => readonly Format[] = () => formats,
): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const person of people) {
		const thinner = withoutThird(person);
		for (const format of formatsOf(person)) {
			const read = async (whom: Person): Promise<Reading> =>
				readFile(await render(whom, format), format, model);
			const reading = await read(person);
			const thin = thinner && (await read(thinner));
			outcomes.push({
				person,
				format,
				verdict: judge(person, reading),
				level: reading.level.named.join(" or "),
				role: reading.role.kind === "known" ? reading.role.role : reading.role.kind,
				isMoved: thin && thin.level.levels[0]?.label !== reading.level.levels[0]?.label,
			});
		}
	}
	return outcomes;
}

/** The same person with a third of the bullets gone, always the same ones; null where there are fewer than three. */
export function withoutThird(person: Person): Person | null {
	const places = jobsOf(person).flatMap((job, at) =>
		job.bullets.map((_, index) => `${at} ${index}`),
	);
	const count = Math.floor(places.length / 3);
	if (count === 0) return null;
	const chance = (place: string) => hashOf(`${person.id} without ${place}`);
	const gone = new Set(places.toSorted((a, b) => chance(a) - chance(b)).slice(0, count));
	let at = -1;
	const sections = person.sections.map((section) => {
		if (section.kind !== "work") return section;
		const jobs = section.jobs.map((job) => {
			at++;
			return { ...job, bullets: job.bullets.filter((_, index) => !gone.has(`${at} ${index}`)) };
		});
		return { ...section, jobs };
	});
	return { ...person, sections };
}
