import type { Services } from "#app/services.ts";

/** The queue takes no more jobs of a kind: it is away in that very moment. */
export function refuseJob(
	services: Services,
	refused: keyof Parameters<Services["jobs"]["start"]>[0],
) {
	const { jobs } = services;
	const enqueue: typeof jobs.enqueue = (name, ...rest) =>
		name === refused ? Promise.reject(new Error("The queue is away")) : jobs.enqueue(name, ...rest);
	services.jobs = { ...jobs, enqueue };
}
