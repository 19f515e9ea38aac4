const change =
	/\b(?:fell|rose|grew|dropped|cut|raised|increased|lifted|down|up)(?: by)? \d+%|\d+% (?:less|more|fewer)/iu;

/** Whether a line tells a change as a share and leaves out where it started: "grew 12%". */
export const hasOneEndOnly = (line: string): boolean => change.test(line);
