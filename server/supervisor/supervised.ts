import type { Answers, Question, Reply } from "./messages.ts";
import { supervisedFlag } from "./messages.ts";

/** The supervisor, as the process that serves sees it. */
export type Supervisor = {
	ask<Ask extends keyof Answers>(
		question: Extract<Question, { ask: Ask }>,
	): Promise<Answers[Ask] & { handle?: object | undefined }>;
};

/**
 * @param onLost when the supervisor has died: nobody else would end this process
 * @returns null for a process that was started by itself
 */
export function findSupervisor(onLost: () => void): Supervisor | null {
	if (!process.argv.includes(supervisedFlag) || !process.send) return null;
	const waiting = new Map<string, PromiseWithResolvers<never>>();
	process.on("message", (reply: Reply, handle?: object) => {
		const one = waiting.get(reply.to);
		waiting.delete(reply.to);
		if ("failure" in reply) {
			const { message, ...rest } = reply.failure;
			one?.reject(Object.assign(new Error(message), rest));
		} else {
			one?.resolve({ ...reply.answer, handle } as never);
		}
	});
	process.once("disconnect", onLost);
	// It has died while this process was still loading.
	if (!process.connected) onLost();
	return {
		ask(question) {
			const one = Promise.withResolvers<never>();
			waiting.set(question.ask, one);
			process.send?.(question);
			return one.promise;
		},
	};
}
