export const comparePage = "/resumes/compare";

/** So many stand side by side. */
export const comparedMost = 3;

/** The address of a comparison. @param isByLine section by section, in words where they are open */
export const compareAddress = (ids: readonly string[], isByLine = false): string =>
	`${comparePage}?ids=${ids.slice(0, comparedMost).join(",")}${isByLine ? "&lines=on" : ""}`;
