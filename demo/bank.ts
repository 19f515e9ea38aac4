import type { ExperienceLevel, Role } from "#app/domain/library/catalogue.ts";
import type { Random } from "./random.ts";

/**
 * A bank holds the material from which the resumes of one role are composed.
 * Everything in it is invented. Levels are those of the job a line stands under, not of the whole resume:
 * a senior person's first job is an entry-level job and draws entry-level lines.
 */
export type RoleBank = {
	role: Role;
	/** Specialities within the role. A resume has one; it colours title, lines, skills and projects. */
	themes: readonly Theme[];
	/** Job titles by level of the job. At least three a level. Intern titles say "Intern". */
	positions: Record<ExperienceLevel, readonly string[]>;
	/** At least 100, at least 10 of each theme plus at least 20 of theme "any". */
	bullets: readonly Bullet[];
	/** At least 12. Two or three sentences, without "I", without empty adjectives. */
	summaries: readonly Summary[];
	/** Courses of study that lead here; `from` is the lowest level of a resume it suits (a PhD rarely suits an intern). */
	degrees: readonly Degree[];
	/** At least 8 that a person of this role may hold; may be empty for roles where nobody asks. */
	certificates: readonly { name: string; issuer: string }[];
	/** Awards and distinctions, at least 8, plausible for students or professionals. */
	awards: readonly { title: string; awarder?: string; levels: LevelRange }[];
	/** Courses worth naming on an intern's or graduate's resume, at least 12. */
	courses: readonly string[];
};

export type Theme = {
	/** Key used by bullets and projects, kebab-case: "payments". */
	key: string;
	/** How titles and summaries name it, lower case unless a proper noun: "payments infrastructure". */
	label: string;
	/** Skill groups in the order they are printed; 6 to 14 keywords each, of which a resume shows some. */
	skills: readonly { name: string; keywords: readonly string[] }[];
	/** At least 3: side, course or open-source projects (for business roles: cases, student funds, competitions). */
	projects: readonly Project[];
	/** Tags for search, lower case, 6 to 10: "go", "kubernetes", "stripe api". */
	tags: readonly string[];
};

/** Indexes into experienceLevels, both included: [0, 1] is Intern to Entry-level. */
export type LevelRange = readonly [lowest: 0 | 1 | 2 | 3 | 4, highest: 0 | 1 | 2 | 3 | 4];

export type Bullet = {
	theme: string | "any";
	levels: LevelRange;
	/** One line, no trailing full stop, starts with a past-tense verb, 70 to 190 characters. Quantities are drawn and make sense together. */
	write: (random: Random) => string;
};

export type Summary = {
	levels: LevelRange;
	write: (random: Random, person: { years: number; theme: string; strongest: string[] }) => string;
};

export type Project = {
	name: string;
	levels: LevelRange;
	description: string;
	highlights: readonly ((random: Random) => string)[];
};

export type Degree = {
	studyType: string;
	area: string;
	from: 0 | 1 | 2 | 3 | 4;
	/** Relative frequency. */
	weight: number;
};
