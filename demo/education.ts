import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import type { Degree, RoleBank } from "./bank.ts";
import type { Career, FurtherStudy, LevelIndex, StudyKind } from "./career-plan.ts";
import type { City } from "./cities.ts";
import { writeMonth } from "./months.ts";
import type { Random } from "./random.ts";
import { businessSchoolName, type School, schools, schoolsAbroad } from "./schools.ts";

/** The degrees of one person, before they have dates. */
export type StudyPath = {
	first: Degree;
	further: { degree: Degree; study: FurtherStudy } | null;
};

export function kindOfDegree({ studyType }: Degree): StudyKind {
	if (/^(Ph\.?D|Doctor)/.test(studyType)) return "doctorate";
	if (/^(J\.?D|Juris)/.test(studyType)) return "law";
	if (/^(M\.?B\.?A|Master of Business)/.test(studyType)) return "mba";
	return /^(M\.|Master|MA\b|MS\b|MSc|MFin|MPP)/.test(studyType) ? "master" : "bachelor";
}

/**
 * Draws what a person studied. The first degree is always a bachelor's; for those who changed their field it
 * comes from the `earlier` bank.
 */
export function choosePath(
	random: Random,
	bank: RoleBank,
	level: LevelIndex,
	earlier: RoleBank | null,
): StudyPath {
	const weights = (degrees: readonly Degree[]) =>
		degrees.map((degree) => [degree, degree.weight] as const);
	const suited = bank.degrees.filter((degree) => degree.from <= level);
	const firstDegrees = (earlier ?? bank).degrees.filter(
		(degree) => degree.from <= level && kindOfDegree(degree) === "bachelor",
	);
	const first = random.weighted(weights(firstDegrees));
	const chosen = random.weighted(weights(suited));
	const kind = kindOfDegree(chosen);
	if (kind === "bachelor" || (level === 0 && kind !== "master")) return { first, further: null };
	// A business degree needs some work before it; a change of field often goes with a return to school.
	const between = kind === "mba" || (kind !== "doctorate" && random.chance(earlier ? 0.8 : 0.3));
	if (kind === "mba" && level < 2) return { first, further: null };
	const placement = between && level >= 2 ? "between" : "direct";
	return { first, further: { degree: chosen, study: { kind, placement } } };
}

type Education = ResumeDocument["education"][number];

/** The education section, newest first, and the city of the university that was attended last. */
export function composeEducation(
	random: Random,
	path: StudyPath,
	career: Career,
	level: LevelIndex,
	bank: RoleBank,
	schoolUses: Map<string, number>,
): { education: Education[]; city: City; school: School } {
	const pickSchool = (from: readonly School[]) =>
		random.weighted(from.map((each) => [each, 1 / (1 + (schoolUses.get(each.name) ?? 0))]));
	const home = pickSchool(schools);
	const last = career.studies[0];
	const fromAbroad =
		path.further?.study.placement === "direct" &&
		career.jobs.every((job) => job.kind === "full-time") &&
		random.chance(0.35);
	const firstSchool = fromAbroad
		? pickSchool(schoolsAbroad)
		: random.chance(0.2)
			? home
			: pickSchool(schools);

	const education = career.studies.map((study, at): Education => {
		const isFirst = study.kind === "bachelor";
		const degree = isFirst || !path.further ? path.first : path.further.degree;
		const school = isFirst && career.studies.length > 1 ? firstSchool : home;
		schoolUses.set(school.name, (schoolUses.get(school.name) ?? 0) + 1);
		const showStart = level < 3 || random.chance(0.4);
		const score = scoreOf(random, level, school, study.kind);
		const showCourses =
			at === 0 &&
			career.standing !== "professional" &&
			random.chance(career.standing === "student" ? 0.7 : 0.45);
		return {
			institution: study.kind === "mba" ? businessSchoolName(random, school) : school.name,
			studyType: inStyleOf(bank, degree),
			area: degree.area,
			...(showStart && { startDate: writeMonth(study.start) }),
			endDate: writeMonth(study.end),
			...(score && { score }),
			...(showCourses && { courses: random.sample(bank.courses, random.int(4, 6)) }),
		};
	});
	const city = home.city ?? "New York, NY";
	return { education, city, school: last ? home : firstSchool };
}

const abbreviations: Record<string, string> = {
	"B.A.": "Bachelor of Arts",
	"B.S.": "Bachelor of Science",
	"M.A.": "Master of Arts",
	"M.S.": "Master of Science",
	"M.Eng.": "Master of Engineering",
	"Ph.D.": "Doctor of Philosophy",
	MBA: "Master of Business Administration",
	BBA: "Bachelor of Business Administration",
	"B.Com.": "Bachelor of Commerce",
};

/** One resume writes its degrees one way: "B.S." or "Bachelor of Science", as the role's bank does. */
function inStyleOf(bank: RoleBank, { studyType }: Degree): string {
	if (bank.degrees.some((degree) => degree.studyType.startsWith("Bachelor"))) {
		return abbreviations[studyType] ?? studyType;
	}
	const short = Object.entries(abbreviations).find(([, long]) => long === studyType);
	return short?.[0] ?? studyType;
}

/** Grades are shown by those who have little else to show; honours stay. */
function scoreOf(
	random: Random,
	level: LevelIndex,
	school: School,
	kind: StudyKind,
): string | undefined {
	if (school.city === null) return random.chance(0.4) ? "First class with distinction" : undefined;
	if (level <= 1 && random.chance(0.68)) {
		const low = kind === "bachelor" ? 330 : 350;
		return `GPA ${(random.int(low, 398) / 100).toFixed(2)}/4.0`;
	}
	if (level >= 2 && kind === "bachelor" && random.chance(0.22)) {
		return random.weighted([
			["cum laude", 5],
			["magna cum laude", 4],
			["summa cum laude", 1],
		]);
	}
	return undefined;
}
