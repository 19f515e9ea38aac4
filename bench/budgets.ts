import type { PageWeight } from "./page-weight.ts";

/**
 * What a first visit to a page may load, in KB of 1,000 bytes as they travel; docs/decisions/0016 says why.
 * `bench:bytes` prints them beside what is measured, and a test holds them.
 */
export const budgets = { framework: 96.5, css: 15, html: 12, font: 40, fonts: 2 } as const;

/** Of the worker that reads a person's own resume in the browser, loaded where the tool is used alone. In KB. */
export const readingBudget = 400;

export type BudgetedPage = {
	/** As it stands in the table. */
	name: string;
	path: string;
	/** Scripts of ours, in KB. */
	ours: number;
	/** How many files of scripts, the framework's included. */
	files: number;
	/** Of a page that carries more: mostly text, or two dozen cards. */
	html?: number;
	/** Of a page that shows a resume in words. */
	css?: number;
	/** Its scripts wait until they are wanted. */
	isOnlyRead?: true;
};

/** Every public page, with its budget. @param resume the address of one resume's own page */
export function publicPages(resume: string): BudgetedPage[] {
	return [
		{ ...page("/", 29.3, 10), css: 17, html: 12.8 },
		{ ...page("/resumes", 28.8, 10), html: 12.8 },
		{ ...page("/resumes?q=engineer", 28.8, 10), html: 13 },
		{ ...page("/resumes/:id", 33, 13), path: resume },
		page("/resumes/at", 14.4, 10),
		page("/resumes/at/google", 33.1, 17),
		page("/resumes/for/software-engineer", 33.1, 17),
		page("/pricing", 20.7, 9),
		page("/blog", 15.6, 9),
		{ ...page("/blog/how-consulting-resumes-are-read", 18.3, 13), isOnlyRead: true },
		page("/guides", 14.9, 9),
		{ ...page("/guides/tech-resume", 16.5, 10), html: 16.5, isOnlyRead: true },
		{ ...page("/templates", 16.9, 10), html: 15 },
		page("/templates/google-software-engineer", 18.7, 13),
		{ ...page("/about", 16, 9), isOnlyRead: true },
		page("/contact", 16.9, 12),
		{ ...page("/contribute", 16.5, 9), isOnlyRead: true },
		{ ...page("/privacy", 18.8, 8), isOnlyRead: true },
		{ ...page("/terms", 16.5, 8), isOnlyRead: true },
		{ ...page("/a", 25.6, 13), css: 15.3 },
		page("/luna", 14.4, 9),
		page("/insights", 20.1, 13),
		page("/checklist", 15.7, 10),
		page("/tools/what-a-program-reads", 23, 15),
		page("/auth/signin", 18.7, 10),
		page("/auth/signup", 18.7, 10),
		page("/auth/forgot-password", 18.7, 10),
	];
}

function page(path: string, ours: number, files: number): BudgetedPage {
	return { name: path, path, ours, files };
}

/** One figure beside what it may be. */
export type Judged = { what: string; value: number; most: number };

/** The figures of a page beside their budgets, in KB; "files" are files. */
export function judgePage(page: BudgetedPage, weight: PageWeight): Judged[] {
	return [
		{ what: "framework", value: weight.framework / 1000, most: budgets.framework },
		{ what: "ours", value: weight.ours / 1000, most: page.ours },
		{
			what: "scripts at once",
			value: weight.atOnce / 1000,
			most: page.isOnlyRead ? 0 : budgets.framework + page.ours,
		},
		{ what: "files", value: weight.scripts.length, most: page.files },
		{ what: "CSS", value: weight.css / 1000, most: page.css ?? budgets.css },
		{ what: "HTML", value: weight.html / 1000, most: page.html ?? budgets.html },
		{ what: "largest font", value: Math.max(...weight.fonts) / 1000, most: budgets.font },
		{ what: "fonts", value: weight.fonts.length, most: budgets.fonts },
	];
}
