/** How a piece of work shares its thread, as parts of what it takes itself: a busy or slow machine changes nothing. */

/**
 * @returns how many turns others had meanwhile, and which part of all processor time of the thread the longest turn
 * between two of those took
 */
export async function turnsOf(
	work: () => Promise<unknown>,
): Promise<{ count: number; longest: number }> {
	const start = processorTime(process.threadCpuUsage());
	let [count, longest, before] = [0, 0, start];
	const measure = () => {
		const now = processorTime(process.threadCpuUsage());
		longest = Math.max(longest, now - before);
		before = now;
		count++;
		next = setImmediate(measure);
	};
	let next = setImmediate(measure);
	try {
		await work();
	} finally {
		clearImmediate(next);
	}
	const end = processorTime(process.threadCpuUsage());
	return { count, longest: Math.max(longest, end - before) / (end - start) };
}

/** @returns which part of the process's processor time this thread took */
export async function shareOfThread(work: () => Promise<unknown>): Promise<number> {
	const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
	await work();
	return processorTime(process.threadCpuUsage(own)) / processorTime(process.cpuUsage(all));
}

const processorTime = ({ user, system }: NodeJS.CpuUsage): number => user + system;
