export type Verdicts = {
	/** Notes whether something is as it should be, and says so in a line of its own. */
	check(isRight: boolean, sentence: string): void;
	/** The last line, and the code of the process: 1 when anything was wrong. */
	conclude(): void;
};

/** What a bench asserts. The lines can be told apart by their first word. */
export function createVerdicts(): Verdicts {
	let wrong = 0;
	let all = 0;
	return {
		check(isRight, sentence) {
			all++;
			if (!isRight) wrong++;
			console.log(`${isRight ? "pass" : "FAIL"}  ${sentence}`);
		},
		conclude() {
			console.log(
				wrong === 0 ? `\nPASS: all ${all} hold.` : `\nFAIL: ${wrong} of ${all} do not hold.`,
			);
			if (wrong > 0) process.exitCode = 1;
		},
	};
}
