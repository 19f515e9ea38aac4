/** The resume that one of the pages shows. */
export const namedResume = "11111111-1111-4111-8111-111111111111";

/** The one that is open to everyone. */
export const readableResume = "22222222-2222-4222-8222-222222222222";

/** An address of every page that may be cached, where careers of consultants who taught are in the library. */
export const cachedPaths = [
	"/",
	"/resumes",
	"/resumes?q=engineer&company=Google&sort=recent",
	"/resumes/lines?q=cash&verb=led",
	"/for-you?role=Consultant",
	"/routes",
	"/resumes/from/teaching/to/consultant",
	"/resumes/compare",
	"/resumes/at",
	"/resumes/for",
	"/resumes/at/google",
	"/resumes/at/google/consultant",
	"/resumes/for/consultant",
	`/resumes/${namedResume}`,
	`/resumes/${readableResume}/read`,
	"/how-we-check",
	"/contribute",
	"/pricing",
	"/guides",
	"/guides?category=x",
	"/guides/tech-resume",
	"/templates",
	"/templates/netflix-data-scientist",
	"/blog?sort=popular&all=true",
	"/blog/how-consulting-resumes-are-read",
	"/about",
	"/privacy",
	"/terms",
	"/luna",
	"/insights",
	"/checklist",
	"/tools/what-a-program-reads",
	"/a",
	"/g",
];
