/** Where progress is shown: standard output, or a stand-in of the tests. */
export type Screen = { isTTY?: boolean; write(text: string): unknown };

/**
 * Shows the progress of a long piece of work: a bar in a terminal, else a line at every tenth.
 * @param what the work, as the line begins
 * @returns a function that is called with the done and the total
 */
export function showProgress(screen: Screen, what: string): (done: number, total: number) => void {
	let shown = -1;
	return (done, total) => {
		const percent = total > 0 ? Math.floor((done / total) * 100) : 100;
		const step = screen.isTTY ? percent : Math.floor(percent / 10) * 10;
		if (step === shown) return;
		shown = step;
		const count = `${step} % (${done} of ${total})`;
		if (!screen.isTTY) {
			screen.write(`${what}: ${count}\n`);
			return;
		}
		const width = 24;
		const full = Math.round((percent / 100) * width);
		const bar = "█".repeat(full) + "░".repeat(width - full);
		screen.write(`\r${what} ${bar} ${count}${done >= total ? "\n" : ""}`);
	};
}
