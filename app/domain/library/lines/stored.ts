/** Lines of resumes: what people search for when they write their own. */

/** Where a line stands. Bullets of activities count as projects. */
export type LineSection = "summary" | "work" | "projects";

/** No resume has more lines; a file that has is a list of something else. */
export const linesAtMost = 300;
/** As long as the longest line of a document may be. */
export const lineMaximumLength = 600;

/** The page that searches them. */
export const linesPage = "/resumes/lines";
