import { describe, expect, test } from "vitest";
import { type ExperienceLevel, experienceLevels } from "#app/domain/library/catalogue.ts";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import { fontMetrics } from "#app/integrations/documents/font-metrics.server.ts";
import { yearsOfLevel } from "./career-plan.ts";
import { composeLibrary } from "./library.ts";
import { readMonth } from "./months.ts";

const library = composeLibrary({ now: new Date("2026-10-15T09:30:00Z") });
const levelOf = (level: ExperienceLevel) => experienceLevels.indexOf(level);

describe("The history of a composed resume", () => {
	test("draws every line from the level of the job it stands under", () => {
		for (const { composition } of library) {
			for (const { plan, bullets } of composition.jobs) {
				for (const { levels } of bullets) {
					expect(levels[0]).toBeLessThanOrEqual(plan.level);
					expect(levels[1]).toBeGreaterThanOrEqual(plan.level);
				}
			}
		}
	});

	test("never uses a pattern twice in one resume", () => {
		for (const { composition } of library) {
			const bullets = composition.jobs.flatMap((job) => job.bullets);
			expect(new Set(bullets).size).toBe(bullets.length);
		}
	});

	test("calls internships by their name, and lets no job rise above the level of the resume", () => {
		for (const { resume, composition } of library) {
			for (const { plan, entry } of composition.jobs) {
				expect(plan.level).toBeLessThanOrEqual(levelOf(resume.experienceLevel));
				const internship = /\bIntern(ship)?\b|\bSummer\b/.test(entry.position);
				expect(internship, entry.position).toBe(plan.kind === "internship");
			}
		}
	});

	test("lets no intern lead a team or own a budget", () => {
		for (const { resume, composition } of library) {
			if (resume.experienceLevel !== "Intern") continue;
			const body = composition.jobs.flatMap((job) => job.entry.highlights).join("\n");
			expect(body).not.toMatch(/team of \d|direct reports|P&L of|[Hh]ired \w+ |on a \$\d+M budget/);
		}
	});

	test("has two to five jobs; interns and people in their first job may have one", () => {
		for (const { resume, composition } of library) {
			const count = composition.jobs.length;
			expect(count).toBeLessThanOrEqual(5);
			expect(count).toBeGreaterThanOrEqual(resume.experienceLevel === "Intern" ? 1 : 2);
		}
	});

	test("gives recent jobs three to five lines and old ones two or three", () => {
		for (const { composition } of library) {
			for (const [at, { plan, entry }] of composition.jobs.entries()) {
				const lines = entry.highlights.length;
				if (plan.kind === "campus") expect(lines).toBeGreaterThanOrEqual(1);
				else expect(lines).toBeGreaterThanOrEqual(at === 0 ? 3 : 2);
				expect(lines).toBeLessThanOrEqual(at < 2 ? 5 : 3);
			}
		}
	});

	test("writes a promotion as two entries at one employer, with different titles", () => {
		const promotions = library.flatMap(({ composition }) =>
			composition.jobs.flatMap((job, at) =>
				job.promoted ? [[job, composition.jobs[at + 1]]] : [],
			),
		);
		expect(promotions.length).toBeGreaterThan(50);
		for (const [job, before] of promotions) {
			expect(before?.entry.name).toBe(job?.entry.name);
			expect(before?.entry.position).not.toBe(job?.entry.position);
			expect(before?.entry.endDate).toBe(job?.entry.startDate);
		}
	});

	test("comes out with as many years of work as its level says", () => {
		for (const { resume, composition } of library) {
			const [least, most] = yearsOfLevel[levelOf(resume.experienceLevel)] ?? [];
			const years = Math.floor(composition.career.months / 12);
			expect(years).toBeGreaterThanOrEqual(least ?? 0);
			expect(years).toBeLessThanOrEqual(most ?? 0);
			expect(composition.years).toBeLessThanOrEqual(years);
		}
	});
});

describe("The other parts of a composed resume", () => {
	test("show grades only on the resumes of interns and graduates", () => {
		const graded = library.filter(({ composition }) =>
			composition.document.education.some(({ score }) => score?.startsWith("GPA")),
		);
		expect(graded.length).toBeGreaterThan(80);
		for (const { resume } of graded) expect(levelOf(resume.experienceLevel)).toBeLessThan(2);
	});

	test("put every award and certificate into the years they can come from", () => {
		for (const { resume, composition } of library) {
			const { awards = [], certificates = [], education } = composition.document;
			const firstStudy = Math.min(
				...education.map(({ endDate }) => readMonth(endDate ?? "2030-01") - 60),
			);
			for (const { date } of [...awards, ...certificates]) {
				if (!date) continue;
				expect(date <= resume.offerMonth).toBe(true);
				expect(readMonth(date)).toBeGreaterThan(firstStudy);
			}
		}
	});

	test("list at least three skills a group, none twice", () => {
		for (const { composition } of library) {
			for (const { keywords } of composition.document.skills) {
				expect(keywords.length).toBeGreaterThanOrEqual(3);
				expect(new Set(keywords).size).toBe(keywords.length);
			}
		}
	});

	test("give no product name to two people", () => {
		const names = library.flatMap(({ composition }) =>
			(composition.document.projects ?? []).map(({ name }) => name),
		);
		const products = names.filter((name) => !name.includes(" "));
		expect(new Set(products).size).toBe(products.length);
	});
});

describe("The length of a composed resume", () => {
	test("is one page up to mid-level, and at most two with a good part of the second above", () => {
		for (const { resume, composition } of library) {
			const { pages } = layOutResume(composition.document, resume.style, fontMetrics);
			const most = levelOf(resume.experienceLevel) < 3 ? 1 : 2;
			expect(pages.length, `${resume.title} (${resume.style})`).toBeLessThanOrEqual(most);
		}
	});
});
