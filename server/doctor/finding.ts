/** What a look at one part of the site has found. */
export type Finding = {
	part: string;
	/** Only what is wrong makes the command fail. */
	state: "fine" | "warning" | "wrong";
	says: string;
	/** What to do about it. */
	advice?: string;
};

export const fine = (part: string, says: string): Finding => ({ part, state: "fine", says });

export const warning = (part: string, says: string, advice: string): Finding => ({
	part,
	state: "warning",
	says,
	advice,
});

export const wrong = (part: string, says: string, advice: string): Finding => ({
	part,
	state: "wrong",
	says,
	advice,
});

const marks: Record<Finding["state"], string> = {
	fine: "fine   ",
	warning: "WARNING",
	wrong: "WRONG  ",
};

/** A line for each, and below it what to do. */
export function describeFindings(findings: readonly Finding[]): string {
	const width = Math.max(...findings.map(({ part }) => part.length));
	return findings
		.flatMap(({ part, state, says, advice }) => [
			`${marks[state]}  ${part.padEnd(width)}  ${says}`,
			...(advice ? [`${" ".repeat(marks.fine.length + width + 4)}${advice}`] : []),
		])
		.join("\n");
}

/** The longest that a look may take, in milliseconds. */
const patience = 15_000;

/** A part that cannot be looked at is wrong. */
export async function look(
	part: string,
	advice: string,
	work: () => Promise<Finding[]>,
): Promise<Finding[]> {
	const late = Promise.withResolvers<never>();
	const timer = setTimeout(() => late.reject(new Error("no answer in time")), patience);
	try {
		return await Promise.race([work(), late.promise]);
	} catch (error) {
		return [wrong(part, reasonOf(error), advice)];
	} finally {
		clearTimeout(timer);
	}
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const reason = error.message.split("\n")[0] || String((error as NodeJS.ErrnoException).code);
	return error.cause instanceof Error ? `${reason}: ${reasonOf(error.cause)}` : reason;
}
