import { createHash } from "node:crypto";
import {
	type ExperienceLevel,
	experienceLevels,
	type Industry,
	type Role,
	roles,
} from "#app/domain/library/catalogue.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { type Assignment, assignResumes } from "./assignments.ts";
import type { LevelIndex } from "./career-plan.ts";
import { type Composition, createComposer } from "./compose.ts";
import { composeDescription, composeTags } from "./descriptions.ts";
import { type Month, monthInYear, monthOfDate, writeMonth } from "./months.ts";
import { createRandom, type Random } from "./random.ts";
import { roleBanks } from "./role-banks.ts";
import { storyOf } from "./story.ts";
import { composeTitle } from "./titles.ts";

export type DemoResume = {
	/** A UUID that follows from the seed and the place in the library. */
	id: string;
	title: string;
	company: string;
	role: Role;
	industry: Industry;
	experienceLevel: ExperienceLevel;
	/** One to three sentences for card and detail; nothing of the body, no contact data. */
	description: string;
	/** Four to nine, lower case. */
	tags: string[];
	isFeatured: boolean;
	viewCount: number;
	createdAt: Date;
	/** At or after createdAt. */
	updatedAt: Date;
	/** `YYYY-MM`, before createdAt. */
	offerMonth: string;
	style: SheetStyle;
	/** In which form the resume is kept: as a document, as a file of one format only, or not (yet) at all. */
	form: "document" | "pdf-only" | "docx-only" | "txt-only" | "none";
	/** Also there for the forms with a file, which is made from it; null for "none". */
	document: ResumeDocument | null;
	/** As their person would have told them; null for "none". */
	location: string | null;
	education: string | null;
	/** The job held when the offer came, or the last one. */
	previousRole: string | null;
	visaSponsored: boolean;
};

type Options = {
	/** The library's dates count back from the beginning of this day (UTC). */
	now: Date;
	seed?: string;
	/** How many resumes; from 50 to 5,000 are sensible. */
	count?: number;
};

const day = 86_400_000;
const twoYears = 730;
/** How many offers came with a sponsored visa. */
const visaShare = 0.14;

/**
 * Invents the demonstration library: people, careers and texts that do not exist, at companies that do.
 * The same day, seed and count give the same library, on every machine; nothing is read from outside.
 */
export function createDemoLibrary(options: Options): DemoResume[] {
	return composeLibrary(options).map(({ resume }) => resume);
}

/** As createDemoLibrary, with what the tests need to know about how each resume was made. */
export function composeLibrary({
	now,
	seed = "offerfolio",
	count = 528,
}: Options): { resume: DemoResume; composition: Composition }[] {
	const random = createRandom(seed);
	const today = Math.floor(now.getTime() / day) * day;
	const assignments = assignResumes(random.fork("assignments"), count);
	const ages = drawAges(random.fork("ages"), count);
	const forms = drawForms(random.fork("forms"), count);
	const featured = drawFeatured(random.fork("featured"), assignments, forms);
	const compose = createComposer(roleBanks);
	const titles = new Set<string>();

	return assignments.map((assignment, index) => {
		const { company, role, industry, experienceLevel } = assignment;
		const own = random.fork(`resume ${index}`);
		const createdAt = new Date(today - (ages[index] ?? 1) * day);
		const offer = drawOfferMonth(own.fork("offer"), experienceLevel, monthOfDate(createdAt));
		const style = drawStyle(own.fork("style"), role);
		const writtenIn = offer - own.fork("written").int(1, 2);
		const composition = compose(own, { ...assignment, writtenIn, style });
		const level = experienceLevels.indexOf(experienceLevel) as LevelIndex;
		const story = storyOf(composition, roleBanks[role], level, writtenIn);
		const title = composeTitle(own, story, (wanted) => !titles.has(`${company}/${wanted}`));
		titles.add(`${company}/${title}`);
		const form = forms[index] ?? "document";
		const isFeatured = featured.has(index);
		const resume: DemoResume = {
			id: uuidOf(`${seed}/${index}`),
			title,
			company,
			role,
			industry,
			experienceLevel,
			description: composeDescription(own, story),
			tags: composeTags(own, composition, story),
			isFeatured,
			viewCount: drawViews(own, today - createdAt.getTime(), isFeatured),
			createdAt,
			updatedAt: drawUpdate(own, createdAt, today),
			offerMonth: writeMonth(offer),
			style,
			form,
			...(form === "none"
				? { document: null, location: null, education: null, previousRole: null }
				: { document: composition.document, ...backgroundOf(composition.document) }),
			visaSponsored: own.fork("visa").chance(visaShare),
		};
		return { resume, composition };
	});
}

/** A resume as its file is published: like an owner's, it does not say how to reach the person. */
export function withoutContact(document: ResumeDocument): ResumeDocument {
	const { email, phone, url, ...basics } = document.basics;
	return { ...document, basics };
}

/** What the filters find a resume by beside its offer: city, newest degree, latest job. */
function backgroundOf({ basics, education, work }: ResumeDocument) {
	const [degree] = education;
	return {
		location: basics.location ?? null,
		education: degree ? `${degree.studyType}, ${degree.area}` : null,
		previousRole: work[0]?.position ?? null,
	};
}

/** Ages in days, with the time of the day as a fraction: evenly spread ranks, bent so that most are recent. */
function drawAges(random: Random, count: number): number[] {
	const ages = Array.from({ length: count }, (_, rank) => {
		const age = twoYears * ((rank + random.next()) / count) ** 1.35;
		// Even a small library has something new to show.
		return Math.max(0.05, rank < 12 ? Math.min(age, 1 + rank * 2.4) : age);
	});
	return random.sample(ages, count).map((age) => Math.round(age * 86_400) / 86_400);
}

/** Internship offers come in autumn and winter, others all year; all before the resume was shared. */
function drawOfferMonth(random: Random, level: ExperienceLevel, created: Month): Month {
	const before = Array.from({ length: 12 }, (_, at) => created - 1 - at);
	if (level !== "Intern") return random.pick(before.slice(0, 8));
	return random.pick(before.filter((month) => [9, 10, 11, 0, 1, 2].includes(monthInYear(month))));
}

/** A few resumes are kept as a file of one format, and some have nothing to open yet. */
function drawForms(random: Random, count: number): DemoResume["form"][] {
	const some = (most: number) => Math.min(most, Math.floor(count / 50));
	const special: DemoResume["form"][] = [
		...Array.from({ length: some(4) }, () => "pdf-only" as const),
		...Array.from({ length: some(3) }, () => "docx-only" as const),
		...Array.from({ length: some(3) }, () => "txt-only" as const),
		...Array.from({ length: some(4) }, () => "none" as const),
	];
	const rest = Array.from({ length: count - special.length }, () => "document" as const);
	return random.sample([...special, ...rest], count);
}

/** One in twenty, of every role, with a document and at different companies. */
function drawFeatured(
	random: Random,
	assignments: readonly Assignment[],
	forms: readonly DemoResume["form"][],
): Set<number> {
	const featured = new Set<number>();
	const companies = new Set<string>();
	for (const role of roles) {
		const ofRole = [...assignments.keys()].filter((index) => assignments[index]?.role === role);
		let wanted = Math.max(1, Math.round(ofRole.length * 0.05));
		for (const index of random.sample(ofRole, ofRole.length)) {
			if (wanted === 0) break;
			const company = assignments[index]?.company ?? "";
			const few = companies.size < 150;
			if (forms[index] !== "document" || (few && companies.has(company))) continue;
			featured.add(index);
			companies.add(company);
			wanted--;
		}
	}
	return featured;
}

/** Few are read very often and many now and then; age and a featured place add to it. */
function drawViews(random: Random, age: number, isFeatured: boolean): number {
	const bell = random.next() + random.next() + random.next() + random.next() - 2;
	const days = age / day;
	const grown = (days / (days + 120)) * 1.6;
	return Math.round(Math.exp(5 + bell * 1.5) * grown * (isFeatured ? 3.2 : 1));
}

function drawUpdate(random: Random, createdAt: Date, today: number): Date {
	if (random.chance(0.55)) return createdAt;
	const room = today - createdAt.getTime();
	const later = createdAt.getTime() + room * random.next() ** 2;
	return new Date(Math.floor(later / 1000) * 1000);
}

const quietRoles: readonly Role[] = ["Investment Banking", "Finance", "Consultant"];

function drawStyle(random: Random, role: Role): SheetStyle {
	return random.weighted<SheetStyle>(
		quietRoles.includes(role)
			? [
					["classic", 6],
					["compact", 3],
					["modern", 1],
				]
			: [
					["classic", 3],
					["modern", 4],
					["compact", 3],
				],
	);
}

/** A version 4 UUID in form, though nothing about it is random. */
function uuidOf(name: string): string {
	const hex = createHash("sha256").update(name).digest("hex");
	const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
	return [
		hex.slice(0, 8),
		hex.slice(8, 12),
		`4${hex.slice(13, 16)}`,
		`${variant}${hex.slice(17, 20)}`,
		hex.slice(20, 32),
	].join("-");
}
