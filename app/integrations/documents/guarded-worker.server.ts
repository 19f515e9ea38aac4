import { Worker } from "node:worker_threads";

export type WorkerOutcome<Answer> =
	| { finished: true; answer: Answer }
	| { finished: false; reason: "timeout" | "memory" | "crash" };

export type WorkerLimits = { milliseconds: number; megabytes: number };

/**
 * Runs a script in a thread that may hang, eat memory or die without harm to the process: it is ended after
 * its time, has a heap of its own, no environment, and its first message is the answer.
 */
export function runGuarded<Answer>(
	script: string,
	data: unknown,
	limits: WorkerLimits,
): Promise<WorkerOutcome<Answer>> {
	return new Promise((resolve) => {
		const worker = new Worker(script, {
			workerData: data,
			env: {},
			execArgv: [],
			stdout: true,
			stderr: true,
			resourceLimits: {
				maxOldGenerationSizeMb: Math.round(limits.megabytes * 0.875),
				maxYoungGenerationSizeMb: Math.round(limits.megabytes * 0.125),
			},
		});
		const settle = (outcome: WorkerOutcome<Answer>) => {
			clearTimeout(timer);
			resolve(outcome);
			void worker.terminate();
		};
		const timer = setTimeout(
			() => settle({ finished: false, reason: "timeout" }),
			limits.milliseconds,
		);
		worker.once("message", (answer: Answer) => settle({ finished: true, answer }));
		worker.once("error", (error: NodeJS.ErrnoException) => {
			const reason = error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "memory" : "crash";
			settle({ finished: false, reason });
		});
		worker.once("exit", () => settle({ finished: false, reason: "crash" }));
	});
}
