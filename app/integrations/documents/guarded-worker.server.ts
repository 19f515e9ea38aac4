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
			clearInterval(watch);
			resolve(outcome);
			void worker.terminate();
		};
		const timer = setTimeout(
			() => settle({ finished: false, reason: "timeout" }),
			limits.milliseconds,
		);
		// The limit above is of the heap alone: what is unpacked lies beside it.
		const watch = setInterval(async () => {
			const heap = await worker.getHeapStatistics().catch(() => null);
			const bytes = heap ? heap.external_memory + heap.used_heap_size : 0;
			if (bytes > limits.megabytes * 1024 * 1024) settle({ finished: false, reason: "memory" });
		}, 50);
		worker.once("message", (answer: Answer) => settle({ finished: true, answer }));
		worker.once("error", (error: NodeJS.ErrnoException) => {
			const reason = error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "memory" : "crash";
			settle({ finished: false, reason });
		});
		worker.once("exit", () => settle({ finished: false, reason: "crash" }));
	});
}
