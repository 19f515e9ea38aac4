import type { ExperienceLevel } from "#app/domain/library/catalogue.ts";
import type { Lesson } from "#app/domain/reader/lesson/contents.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { addContact } from "./contact.ts";
import { createRandom, type Random } from "./random.ts";
import {
	type AuthoredDocument,
	linesOf,
	type ResumeFile,
	readResumeFile,
	resumePaths,
	textOf,
} from "./resume-file.ts";
import { uuidOf } from "./uuid.ts";

export type DemoResume = {
	/** A UUID that follows from the name of the file. */
	id: string;
	title: string;
	company: string;
	role: string;
	industry: string;
	experienceLevel: ExperienceLevel;
	/** One or two sentences for card and detail; no line of the body, no contact data. */
	description: string;
	/** Four to nine, lower case. */
	tags: string[];
	isFeatured: boolean;
	openToEveryone: boolean;
	viewCount: number;
	createdAt: Date;
	/** At or after createdAt. */
	updatedAt: Date;
	/** `YYYY-MM` */
	offerMonth: string;
	style: SheetStyle;
	/** In which form the library keeps it: as a document, as a file of one format only, or not at all yet. */
	form: "document" | "pdf" | "scan" | "docx" | "txt" | "none";
	/** Also there for the forms with a file, which is made from it; null for "none". */
	document: ResumeDocument | null;
	/** The city, the newest degree and the latest job of the document; null for "none". */
	location: string | null;
	education: string | null;
	previousRole: string | null;
	visaSponsored: boolean;
	/** Notes on its lines and the version before it; null where it has neither. */
	lesson: Lesson | null;
};

type Options = {
	/** The days on which resumes were added count back from the beginning of this day (UTC). */
	now: Date;
	/** How many resumes; all of them without it. Fewer are spread over the roles and levels. */
	count?: number;
};

const day = 86_400_000;
const twoYears = 730;

/**
 * The demonstration library: invented people with invented careers, and offers from real companies.
 * The same day and count give the same library on every machine.
 */
export function createDemoLibrary({ now, count = Infinity }: Options): DemoResume[] {
	const all = resumePaths().map((path) => ({ path, file: readResumeFile(path) }));
	const today = Math.floor(now.getTime() / day) * day;
	const chosen = spread(all, count);
	// The newest offers came into the library last.
	const newestFirst = [...chosen].sort(
		(a, b) =>
			b.file.offerMonth.localeCompare(a.file.offerMonth) ||
			uuidOf(a.path).localeCompare(uuidOf(b.path)),
	);
	return newestFirst.map(({ path, file }, rank) => {
		const random = createRandom(path);
		const age = ageOf(random.fork("age"), rank, chosen.length);
		const createdAt = addedAt(file.offerMonth, today - age * day, today);
		return resumeOf(path, file, { random, today, createdAt });
	});
}

function resumeOf(
	path: string,
	file: ResumeFile,
	{ random, today, createdAt }: { random: Random; today: number; createdAt: Date },
): DemoResume {
	const form = file.form ?? "document";
	const isFeatured = file.featured ?? false;
	const document = addContact(documentOf(file.document), random.fork("contact"));
	return {
		id: uuidOf(path),
		title: file.title,
		company: file.company,
		role: file.role,
		industry: file.industry,
		experienceLevel: file.level,
		description: file.description,
		tags: file.tags,
		isFeatured,
		openToEveryone: file.open ?? false,
		viewCount: drawViews(random.fork("views"), today - createdAt.getTime(), isFeatured),
		createdAt,
		updatedAt: drawUpdate(random.fork("update"), createdAt, today),
		offerMonth: file.offerMonth,
		style: file.style,
		form,
		...(form === "none"
			? { document: null, location: null, education: null, previousRole: null }
			: { document, ...backgroundOf(document) }),
		visaSponsored: file.visa ?? false,
		lesson: form === "document" ? lessonOf(file) : null,
	};
}

function lessonOf({ document, earlier }: ResumeFile): Lesson | null {
	const notes = linesOf(document).flatMap(({ text, note }) =>
		note ? [{ line: lineHash(text), note }] : [],
	);
	if (notes.length === 0 && !earlier) return null;
	return {
		notes,
		earlier: earlier ? { ...earlier, document: documentOf(earlier.document) } : null,
	};
}

/** The document of the sheet: lines without their notes, jobs without the kind of their employer. */
export function documentOf({ work, projects, ...rest }: AuthoredDocument): ResumeDocument {
	return {
		...rest,
		work: work.map(({ kind: _, highlights, ...job }) => ({
			...job,
			highlights: highlights.map(textOf),
		})),
		...(projects && {
			projects: projects.map(({ highlights, ...project }) => ({
				...project,
				highlights: highlights.map(textOf),
			})),
		}),
	};
}

/** A resume as its file is published: like an owner's, it does not say how to reach the person. */
export function withoutContact(document: ResumeDocument): ResumeDocument {
	const { email, phone, url, ...basics } = document.basics;
	return { ...document, basics };
}

/** The scan of a resume, made beforehand by `scans/make-scan.ts`: "Paolo Macaraeg" → "paolo-macaraeg.pdf" */
export const scanOf = ({ basics }: ResumeDocument): URL =>
	new URL(`./scans/${basics.name.toLowerCase().replaceAll(" ", "-")}.pdf`, import.meta.url);

/** What the filters find a resume by beside its offer. */
function backgroundOf({ basics, education, work }: ResumeDocument) {
	const [degree] = education;
	return {
		location: basics.location ?? null,
		education: degree ? `${degree.studyType}, ${degree.area}` : null,
		previousRole: work[0]?.position ?? null,
	};
}

/** Every n-th in the order of role, level and name, so that a small library has some of everything. */
function spread<T extends { path: string; file: ResumeFile }>(
	all: readonly T[],
	count: number,
): T[] {
	if (count >= all.length) return [...all];
	// What everyone may read is in every library.
	const open = all.filter(({ file }) => file.open).slice(0, count);
	const wanted = count - open.length;
	const order = all
		.filter(({ file }) => !file.open)
		.sort(
			(a, b) =>
				a.file.role.localeCompare(b.file.role) ||
				a.file.level.localeCompare(b.file.level) ||
				a.path.localeCompare(b.path),
		);
	const others = Array.from(
		{ length: wanted },
		(_, at) => order[Math.floor((at * order.length) / wanted)] as T,
	);
	return [...open, ...others];
}

/** Ages in days, with the time of the day as a fraction; most are recent, and a dozen younger than a month. */
function ageOf(random: Random, rank: number, count: number): number {
	const age = twoYears * ((rank + random.next()) / count) ** 1.35;
	const recent = rank < 12 ? Math.min(age, 1 + rank * 2.4) : age;
	return Math.round(Math.max(0.05, recent) * 86_400) / 86_400;
}

/** No resume comes in before the month of its offer is over, or in the future. */
function addedAt(offerMonth: string, wanted: number, today: number): Date {
	const [year = 0, month = 0] = offerMonth.split("-").map(Number);
	const afterOffer = Date.UTC(year, month, 2, 9);
	return new Date(Math.min(Math.max(wanted, afterOffer), today - 3_600_000));
}

/** Few are read very often and many now and then; age and a featured place add to it. */
function drawViews(random: Random, age: number, isFeatured: boolean): number {
	const bell = random.next() + random.next() + random.next() + random.next() - 2;
	const days = age / day;
	const grown = (days / (days + 120)) * 1.6;
	return Math.round(Math.exp(2 + bell * 1.5) * grown * (isFeatured ? 3.2 : 1));
}

function drawUpdate(random: Random, createdAt: Date, today: number): Date {
	if (random.chance(0.55)) return createdAt;
	const room = today - createdAt.getTime();
	const later = createdAt.getTime() + room * random.next() ** 2;
	return new Date(Math.floor(later / 1000) * 1000);
}
