import { Agent, request as send } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Visit, VisitRequest } from "./visits.ts";

export type Outcome = { name: string; status: number; milliseconds: number };

/**
 * One request on a kept connection; its answer is read to the end.
 * @returns its status, 0 when the connection broke
 */
export function ask(url: URL, agent: Agent, visit: VisitRequest): Promise<number> {
	return new Promise((resolve) => {
		const reject = () => resolve(0);
		const { method, path, headers, body } = visit;
		const request = send({
			host: url.hostname,
			port: url.port,
			agent,
			method,
			path,
			headers: body ? { ...headers, "content-length": body.length } : headers,
		});
		request.on("error", reject);
		request.on("response", (response) => {
			response.on("error", reject);
			response.on("end", () => resolve(response.statusCode ?? 0)).resume();
		});
		request.end(body);
	});
}

/** The answers that say that something went wrong, in words: how many of which kind. */
export function describeFailures(outcomes: readonly Outcome[]): string {
	const counts = new Map<string, number>();
	for (const { name, status } of outcomes) {
		const kind = `${name} ${status}`;
		if (status >= 500 || status === 0) counts.set(kind, (counts.get(kind) ?? 0) + 1);
	}
	if (counts.size === 0) return "none";
	return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(", ");
}

/** The visits as often as their weights say, well mixed, the same in every run. */
export function mixVisits(visits: readonly Visit[]): () => Visit {
	const all = visits.flatMap((visit) => Array.from({ length: visit.weight }, () => visit));
	let at = 0;
	// A step that shares no factor with the length comes past each of them.
	let step = Math.floor(all.length * 0.618) || 1;
	while (greatestCommon(step, all.length) > 1) step++;
	return () => {
		at = (at + step) % all.length;
		const visit = all[at];
		if (!visit) throw new Error("Nobody has anything to ask for");
		return visit;
	};
}

/**
 * This many visitors, each asking one thing after the other without a pause.
 * @param until asked before each request; false ends it
 */
export async function sendCrowd(
	url: string,
	visitors: number,
	next: () => Visit,
	until: () => boolean,
): Promise<Outcome[]> {
	const target = new URL(url);
	const agent = new Agent({ keepAlive: true, maxSockets: visitors });
	const outcomes: Outcome[] = [];
	const visitor = async () => {
		while (until()) {
			const visit = next();
			const begin = performance.now();
			const status = await ask(target, agent, visit.next());
			outcomes.push({ name: visit.name, status, milliseconds: performance.now() - begin });
		}
	};
	await Promise.all(Array.from({ length: visitors }, visitor));
	agent.destroy();
	return outcomes;
}

/**
 * This many requests a second, whether or not the ones before were answered, as a real crowd sends them.
 * @returns what came of them, and how many milliseconds after its time the latest was sent: a machine that is busy
 *   answering may be too slow to send them
 */
export async function sendStream(
	url: string,
	perSecond: number,
	seconds: number,
	next: () => Visit,
): Promise<{ outcomes: Outcome[]; late: number }> {
	const target = new URL(url);
	const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
	let late = 0;
	const answers: Promise<Outcome>[] = [];
	const start = performance.now();
	const end = start + seconds * 1_000;
	for (let now = start; now < end; now = performance.now()) {
		const due = Math.floor(((now - start) / 1_000) * perSecond);
		while (answers.length < due) {
			const visit = next();
			const begin = performance.now();
			late = Math.max(late, begin - start - (answers.length / perSecond) * 1_000);
			answers.push(
				ask(target, agent, visit.next()).then((status) => ({
					name: visit.name,
					status,
					milliseconds: performance.now() - begin,
				})),
			);
		}
		await wait(1);
	}
	const outcomes = await Promise.all(answers);
	agent.destroy();
	return { outcomes, late };
}

function greatestCommon(a: number, b: number): number {
	return b === 0 ? a : greatestCommon(b, a % b);
}
