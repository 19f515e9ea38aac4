/** What is left of the entry of a resume that its person has withdrawn: readers know it by this. */
export const clearedEntry = {
	title: "A contributed resume",
	company: "Company withheld",
	role: "Role withheld",
	industry: "Industry withheld",
	experienceLevel: "Level withheld",
} as const;

/** Why it is gone, for the owner. */
export const withdrawnReason = "Withdrawn by its person";
