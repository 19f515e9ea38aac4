/** The word that a bullet begins with. */

/** "led" of "Led nine engineers"; null when it begins with a number or a sign. */
export function openingOf(bullet: string): string | null {
	const word = /^["“'(]?(\p{L}[\p{L}'’-]{1,23})(?![\p{L}\p{N}])/u.exec(bullet.trim())?.[1];
	return word?.toLowerCase().replace(/['’-]+$/u, "") ?? null;
}

/**
 * Openings that say that a person was near the work, not what they did, and what to write instead. The
 * longest that fits counts.
 */
export const weakOpenings: readonly { opening: string; instead: string }[] = [
	{ opening: "responsible for", instead: "Name what you did with it: ran, built, grew, kept." },
	{
		opening: "in charge of",
		instead: "Say “Led” or “Ran”, and how many people or how much money.",
	},
	{ opening: "duties included", instead: "Leave it out and begin with the first thing you did." },
	{ opening: "tasked with", instead: "Say what came of the task, not that you were given it." },
	{ opening: "involved in", instead: "Name your own part: designed, wrote, tested, decided." },
	{ opening: "participated in", instead: "Name your own part: designed, wrote, tested, decided." },
	{ opening: "took part in", instead: "Name your own part: designed, wrote, tested, decided." },
	{ opening: "contributed to", instead: "Say what you added, and what it changed." },
	{ opening: "helped", instead: "Say what you did yourself: drafted, checked, fixed, taught." },
	{ opening: "assisted", instead: "Say what you did yourself: drafted, checked, fixed, taught." },
	{
		opening: "worked",
		instead: "“Worked on” could be anything. Begin with what you made or changed.",
	},
	{ opening: "handled", instead: "Say how: answered, repaired, reconciled, and how many a week." },
	{
		opening: "utilized",
		instead: "Begin with what you achieved; the tool comes later in the line.",
	},
	{ opening: "used", instead: "Begin with what you achieved; the tool comes later in the line." },
	{
		opening: "leveraged",
		instead: "Begin with what you achieved; the tool comes later in the line.",
	},
	{ opening: "tried", instead: "Say what you tested and what you learned from it." },
	{ opening: "attempted", instead: "Say what you tested and what you learned from it." },
	{ opening: "learned", instead: "Say what you did with what you learned." },
	{ opening: "gained", instead: "Say what you did with what you learned." },
	{ opening: "successfully", instead: "Leave it out: the result says that it worked." },
	{ opening: "effectively", instead: "Leave it out: the result says that it worked." },
	{ opening: "various", instead: "Name the two or three that matter." },
];

/** The weak opening of a bullet, or null. */
export function weakOpeningOf(bullet: string): (typeof weakOpenings)[number] | null {
	const text = bullet
		.trim()
		.toLowerCase()
		.replace(/^["“'(]+/u, "");
	return (
		weakOpenings.find(
			({ opening }) =>
				text.startsWith(opening) && !/[\p{L}\p{N}-]/u.test(text.charAt(opening.length)),
		) ?? null
	);
}
