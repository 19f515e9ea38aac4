/** From how many resumes the figures are made. */

/** A group with fewer resumes is not described at all. */
export const leastResumes = 8;
/** A word is shown when at least this many resumes share it. */
export const leastSharers = 5;
/** Of a large group the newest are measured, and as many of the rest. */
export const mostResumes = 2_000;
