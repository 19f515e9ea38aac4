import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import type {
	GroupCounts,
	ReadingNews,
	ReadingTask,
} from "#app/domain/insights/own/group-counts.ts";

/** Where the worker is, for who watches it. */
export type Progress = { page: number; pages: number };

/** As long as the server reads a file; from then on the worker is ended. In milliseconds. */
const longestReading = 10_000;

/** Reads and compares in a worker of this page, which asks nobody for anything once it is ready. */
export type OwnReader = {
	/** Resolves when no network is needed any more; rejects when this browser cannot do it. */
	ready: Promise<void>;
	/** @throws when the worker was ended, or cannot do it */
	compare(
		task: Omit<ReadingTask, "counts">,
		onPage: (progress: Progress) => void,
	): Promise<CompareResponse>;
	close(): void;
};

export function openOwnReader(): OwnReader {
	let started = start();
	return {
		ready: started.ready,
		async compare(task, onPage) {
			const current = started;
			try {
				const counts = await current.counts;
				await current.ready;
				return await ask(current.worker, { ...task, counts }, onPage);
			} catch (error) {
				// The next press begins with a worker that has not failed.
				current.worker.terminate();
				started = start(await current.counts.catch(() => undefined));
				throw error;
			}
		},
		close: () => started.worker.terminate(),
	};
}

type Started = { worker: Worker; counts: Promise<GroupCounts>; ready: Promise<void> };

function start(known?: GroupCounts): Started {
	const worker = new Worker(new URL("../../entry.reading.ts", import.meta.url), {
		type: "module",
	});
	const counts = known ? Promise.resolve(known) : fetchCounts();
	const loaded = nextNews(worker, (news) => (news.kind === "ready" ? true : undefined));
	const ready = Promise.all([counts, loaded]).then(() => {});
	// Who waits is told; until then it is no fault.
	ready.catch(() => {});
	return { worker, counts, ready };
}

async function fetchCounts(): Promise<GroupCounts> {
	const answer = await fetch("/insights/counts");
	if (!answer.ok) throw new Error(`The groups were answered ${answer.status}`);
	return answer.json();
}

function ask(
	worker: Worker,
	task: ReadingTask,
	onPage: (progress: Progress) => void,
): Promise<CompareResponse> {
	const answer = nextNews(worker, (news) => {
		if (news.kind === "page") onPage({ page: news.page, pages: news.pages });
		return news.kind === "answer" ? news.answer : undefined;
	});
	worker.postMessage(task);
	const end = new Promise<never>((_, reject) => {
		const timer = setTimeout(() => reject(new Error("It took too long")), longestReading);
		const stop = () => clearTimeout(timer);
		answer.then(stop, stop);
	});
	return Promise.race([answer, end]);
}

/** Waits for news that say something. @param pick undefined to wait on; it must not throw */
function nextNews<Found>(
	worker: Worker,
	pick: (news: ReadingNews) => Found | undefined,
): Promise<Found> {
	const done = new AbortController();
	return new Promise<Found>((resolve, reject) => {
		const { signal } = done;
		const listen = ({ data }: MessageEvent<ReadingNews>) => {
			const found = pick(data);
			if (found !== undefined) resolve(found);
			else if (data.kind === "failed") reject(new Error("The worker failed"));
		};
		worker.addEventListener("message", listen, { signal });
		worker.addEventListener("error", () => reject(new Error("The worker did not start")), {
			signal,
		});
	}).finally(() => done.abort());
}
