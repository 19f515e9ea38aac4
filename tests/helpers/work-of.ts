/**
 * The milliseconds for which the processor worked on something: what else the machine does does not count.
 * For telling work that grows with the square of a text from work that grows with its length; how quick
 * something is belongs into bench/.
 */
export function workOf(work: () => unknown): number {
	const before = process.threadCpuUsage();
	work();
	const { user, system } = process.threadCpuUsage(before);
	return (user + system) / 1000;
}
