import { setTimeout as wait } from "node:timers/promises";
import { ask } from "./http-client.ts";

/** How many visits there were, by what became of them. */
export type Visits = {
	answered: number;
	/** Sent away by the site itself: it starts, or has too much to do. */
	sentAway: number;
	/** Nobody listened. */
	refused: number;
	/** The connection broke under the request. */
	broken: number;
	/** Milliseconds of the longest answer. */
	longest: number;
};

const millisecondsBetween = 10;
const paths = ["/about", "/pricing", "/healthz", "/resumes", "/guides/tech-resume"];

/** A hundred visitors a second, each on a connection of its own, however long the answers take. */
export function openVisits(url: string): { stop(): Promise<Visits> } {
	const port = Number(new URL(url).port);
	const visits: Visits = { answered: 0, sentAway: 0, refused: 0, broken: 0, longest: 0 };
	const underWay = new Set<Promise<void>>();
	let isOver = false;

	async function visit(path: string): Promise<void> {
		const start = performance.now();
		try {
			const { status } = await ask(port, path);
			if (status < 500) visits.answered++;
			else visits.sentAway++;
			visits.longest = Math.max(visits.longest, performance.now() - start);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") visits.refused++;
			else visits.broken++;
		}
	}

	const visiting = (async () => {
		for (let sent = 0; !isOver; sent++) {
			const one = visit(paths[sent % paths.length] ?? "/");
			underWay.add(one);
			void one.finally(() => underWay.delete(one));
			await wait(millisecondsBetween);
		}
	})();
	return {
		async stop() {
			isOver = true;
			await visiting;
			await Promise.all(underWay);
			return visits;
		},
	};
}
