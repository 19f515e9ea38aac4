import { type MonthRange, monthNumber } from "#app/domain/insights/month-ranges.ts";
import type { Reading, ReadJob } from "#app/domain/insights/resume-reading.ts";
import { experienceLevels } from "#app/domain/library/catalogue.ts";
import { type Job, jobsOf, levelsOf, type Person } from "./people.ts";
import { isSameName, shareFound, tokensOf } from "./same-words.ts";

/** What one reading of one file got right, counted. docs/insights.md says what each figure means. */
export type Verdict = {
	jobs: number;
	jobsFound: number;
	dated: number;
	datesRight: number;
	bullets: number;
	bulletsFound: number;
	/** Of those found, how many stand under their own job. */
	bulletsInPlace: number;
	/** What was read as jobs. */
	jobsRead: number;
	/** Steps between the likeliest level and the nearest right one; null where none was read. */
	levelOff: number | null;
	/** The one level that was named, and how far it is off; null where two were named or none. */
	namedOff: number | null;
	/** Whether the right one is among the named. */
	isLevelAmongNamed: boolean;
	role: "right" | "unsure" | "wrong";
	/** Of a role said to be unlike: whether it is named by a title of the person's. Else null. */
	isTitleRight: boolean | null;
	/** What was lost, in words. */
	failures: string[];
};

export function judge(person: Person, reading: Reading): Verdict {
	const jobs = jobsOf(person);
	const partners = matchJobs(jobs, reading.jobs);
	const dated = jobs.filter(({ dates }) => dates !== null);
	const jobsFound = jobs.filter((job) => {
		const found = partners.get(job);
		return found && namesMatch(job, found) && monthsMatch(job, found.period);
	});
	const datesRight = dated.filter((job) => {
		const found = partners.get(job);
		return found && monthsMatch(job, found.period);
	});
	const bullets = judgeBullets(jobs, reading.jobs, partners);
	const { levels, named } = reading.level;
	const [first] = levels;
	const [only, second] = named;
	const offOf = (label: string) => stepsFrom(label, levelsOf(person));
	const role = judgeRole(person, reading);
	return {
		jobs: jobs.length,
		jobsFound: jobsFound.length,
		dated: dated.length,
		datesRight: datesRight.length,
		...bullets.counts,
		jobsRead: reading.jobs.length,
		levelOff: first ? offOf(first.label) : null,
		namedOff: only && !second ? offOf(only) : null,
		isLevelAmongNamed: named.some((label) => offOf(label) === 0),
		role,
		isTitleRight: judgeTitle(person, reading),
		failures: [
			...jobs.filter((job) => !jobsFound.includes(job)).map((job) => `job: ${describe(job)}`),
			...bullets.lost.map((bullet) => `bullet: ${bullet}`),
			...(first && offOf(first.label) === 0 ? [] : [describeLevel(person, reading)]),
			...(role === "right" ? [] : [describeRole(person, reading)]),
		],
	};
}

/** Each job with the one read job that is most like it, which is no other's. */
function matchJobs(jobs: readonly Job[], read: readonly ReadJob[]): Map<Job, ReadJob> {
	const pairs = jobs.flatMap((job) =>
		read.map((found) => {
			const likeness =
				2 * Number(namesMatch(job, found)) +
				2 * Number(monthsMatch(job, found.period)) +
				shareFound(job.bullets.join(" "), found.bullets.join(" "));
			return { job, found, likeness };
		}),
	);
	const partners = new Map<Job, ReadJob>();
	const taken = new Set<ReadJob>();
	for (const { job, found, likeness } of pairs.sort((a, b) => b.likeness - a.likeness)) {
		if (likeness < 0.5 || partners.has(job) || taken.has(found)) continue;
		partners.set(job, found);
		taken.add(found);
	}
	return partners;
}

const namesMatch = (job: Job, found: ReadJob): boolean =>
	isSameName(job.title, found.title) || isSameName(job.employer, found.employer);

const seasonPattern =
	/spring|summer|fall|autumn|winter|frühjahr|sommer|herbst|été|hiver|verano|otoño|invierno|verão|inverno/iu;

/** As far as the sheet says them: of a year alone any month, of a season two more or less: a term is longer. */
function monthsMatch({ dates, from, to }: Job, period: MonthRange | null): boolean {
	if (dates === null || from === null) return period === null;
	if (!period) return false;
	const slack = seasonPattern.test(dates) ? 2 : 0;
	return isMonth(period.from, from, slack) && isEnd(period.to, to, slack);
}

const isEnd = (found: number | null, to: string | null, slack: number): boolean =>
	to === null ? found === null : found !== null && isMonth(found, to, slack);

function isMonth(found: number, month: string, slack: number): boolean {
	if (month.length === 4) return Math.floor(found / 12) === Number(month);
	return Math.abs(found - monthNumber(month)) <= slack;
}

/** A bullet is found when nine of ten of its words are in one read bullet that is not much longer. */
function judgeBullets(
	jobs: readonly Job[],
	read: readonly ReadJob[],
	partners: ReadonlyMap<Job, ReadJob>,
) {
	const open = new Set(read.flatMap((job) => job.bullets.map((text) => ({ job, text }))));
	const counts = { bullets: 0, bulletsFound: 0, bulletsInPlace: 0 };
	const lost: string[] = [];
	for (const job of jobs) {
		for (const bullet of job.bullets) {
			counts.bullets++;
			const own = partners.get(job);
			const found = [...open]
				.filter(({ text }) => isSameBullet(bullet, text))
				.sort((a, b) => Number(b.job === own) - Number(a.job === own))[0];
			if (!found) lost.push(bullet);
			else {
				open.delete(found);
				counts.bulletsFound++;
				if (found.job === own) counts.bulletsInPlace++;
			}
		}
	}
	return { counts, lost };
}

/** Words of another line that may hang on to a bullet before it counts as merged. */
const hangingWords = 2;

function isSameBullet(bullet: string, found: string): boolean {
	const longest = Math.max(tokensOf(bullet).length * 1.15, tokensOf(bullet).length + hangingWords);
	return shareFound(bullet, found) >= 0.9 && tokensOf(found).length <= longest;
}

function stepsFrom(label: string, right: readonly string[]): number {
	const place = (level: string) => (experienceLevels as readonly string[]).indexOf(level);
	return Math.min(...right.map((level) => Math.abs(place(level) - place(label))));
}

/** A role of the library by its name; a role that it lacks by being said to be unlike the others. */
function judgeRole({ role }: Person, { role: found }: Reading): Verdict["role"] {
	if (found.kind === "unsure") return "unsure";
	const isRight = found.kind === "unlike" ? role === null : found.role === role;
	return isRight ? "right" : "wrong";
}

function judgeTitle(person: Person, { role }: Reading): boolean | null {
	if (role.kind !== "unlike" || person.role !== null) return null;
	const titles = [person.title, ...jobsOf(person).map(({ title }) => title)];
	return titles.some((title) => isSameName(title, role.title));
}

const describe = ({ title, employer, dates }: Job): string =>
	`${title}, ${employer}, ${dates ?? "without dates"}`;

function describeLevel(person: Person, { level }: Reading): string {
	const named = level.named.join(" or ") || "none";
	return `level: ${named}, not ${levelsOf(person).join(" or ")}`;
}

function describeRole({ role, title }: Person, { role: found }: Reading): string {
	const said = found.kind === "known" ? found.role : found.kind;
	return `role: ${said}, not ${role ?? `unlike (${title})`}`;
}
