import { type Transferable, Worker } from "node:worker_threads";

export type WorkerOutcome<Answer> =
	| { finished: true; answer: Answer }
	| { finished: false; reason: "timeout" | "memory" | "crash" };

export type WorkerLimits = {
	/** Of the processor's work: a machine that is busy with other things takes nothing from a file's time. */
	milliseconds: number;
	megabytes: number;
};

/**
 * A thread may take this many times its limit of processor time by the clock, so that one that only sleeps
 * ends too. The longest limit (10 s) keeps the job that waits for it within its minute.
 */
const timeoutFactor = 4;

/**
 * Runs a script in a thread that may hang, eat memory or die without harm to the process: it is ended after
 * its time, has a heap of its own, no environment, and its first message is the answer.
 * @param moved what of the data goes over to the thread, such as a port
 * @throws when the script, or something that it needs, is not there
 */
export function runGuarded<Answer>(
	script: string,
	data: unknown,
	limits: WorkerLimits,
	moved: Transferable[] = [],
): Promise<WorkerOutcome<Answer>> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(script, {
			workerData: data,
			transferList: moved,
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
			limits.milliseconds * timeoutFactor,
		);
		let isAsking = false;
		const watch = setInterval(async () => {
			// A thread that is busy making room may be slow to answer.
			if (isAsking) return;
			isAsking = true;
			// A thread that has ended has neither.
			const heap = await worker.getHeapStatistics().catch(() => null);
			const work = await worker.cpuUsage().catch(() => null);
			isAsking = false;
			// The limit above is of the heap alone: what is unpacked lies beside it.
			const bytes = heap ? heap.external_memory + heap.used_heap_size : 0;
			const milliseconds = work ? (work.user + work.system) / 1000 : 0;
			if (bytes > limits.megabytes * 1024 * 1024) settle({ finished: false, reason: "memory" });
			else if (milliseconds > limits.milliseconds) settle({ finished: false, reason: "timeout" });
		}, 50);
		worker.once("message", (answer: Answer) => settle({ finished: true, answer }));
		worker.once("error", (error: NodeJS.ErrnoException) => {
			// No file's fault: it must not be called unreadable for it.
			if (error.code?.endsWith("MODULE_NOT_FOUND")) reject(error);
			const reason = error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "memory" : "crash";
			settle({ finished: false, reason });
		});
		worker.once("exit", () => settle({ finished: false, reason: "crash" }));
	});
}
