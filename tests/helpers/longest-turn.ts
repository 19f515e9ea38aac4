/**
 * How long others wait at most while something is done, in milliseconds: the longest turn of this thread, in its own
 * processor time, which other work on the machine does not touch.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
	let longest = 0;
	let before = processorTime();
	const measure = () => {
		const now = processorTime();
		longest = Math.max(longest, now - before);
		before = now;
		next = setImmediate(measure);
	};
	let next = setImmediate(measure);
	try {
		await work();
		longest = Math.max(longest, processorTime() - before);
	} finally {
		clearImmediate(next);
	}
	return longest;
}

function processorTime(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1000;
}
