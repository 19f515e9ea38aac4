import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import type {
	GivenCounts,
	GivenFile,
	GroupCounts,
	OwnFile,
	ReadingNews,
	ReadingTask,
	ViewAnswer,
	ViewTask,
} from "#app/domain/insights/own/group-counts.ts";

/** Where the worker is, for who watches it. */
export type Progress = { page: number; pages: number };

/** As long as the server reads a file; from then on the worker is ended. In milliseconds. */
const longestReading = 10_000;

/** A worker of this page, which asks nobody for anything once it is ready. */
export type OwnReader<Task, Answer> = {
	/** Resolves when no network is needed any more; rejects when this browser cannot do it. */
	ready: Promise<void>;
	/** @throws when the worker was ended, or cannot do it */
	read(task: Task, onPage: (progress: Progress) => void): Promise<Answer>;
	/** Begins to read a file that is not asked about yet, so that its answer comes sooner. */
	begin(file: OwnFile): Promise<void>;
	close(): void;
};
export type ComparingReader = OwnReader<ReadingTask, CompareResponse>;
export type ViewingReader = OwnReader<Omit<ViewTask, "isView">, ViewAnswer>;

/** Reads and compares. */
export const openComparingReader = (): ComparingReader =>
	openReader(
		fetchCounts,
		(task: ReadingTask) => task,
		(news) => (news.kind === "answer" ? news.answer : undefined),
	);

/** Shows what programs read. */
export const openViewingReader = (): ViewingReader =>
	openReader(
		async () => null,
		(task: Omit<ViewTask, "isView">): ViewTask => ({ ...task, isView: true }),
		(news) => (news.kind === "view" ? news.answer : undefined),
	);

/** @param load what it is given besides its scripts, once, before it is ready */
function openReader<Task, Answer>(
	load: () => Promise<GroupCounts | null>,
	complete: (task: Task) => ReadingTask | ViewTask,
	pick: (news: ReadingNews) => Answer | undefined,
): OwnReader<Task, Answer> {
	let started = start(load());
	return {
		ready: started.ready,
		async read(task, onPage) {
			const current = started;
			try {
				await current.ready;
				return await ask(current.worker, complete(task), pick, onPage);
			} catch (error) {
				// The next press begins with a worker that has not failed.
				current.worker.terminate();
				const kept = await current.loading.catch(() => null);
				started = start(kept === null ? load() : Promise.resolve(kept));
				throw error;
			}
		},
		async begin(file) {
			const { worker, ready } = started;
			await ready;
			worker.postMessage({ ahead: file } satisfies GivenFile);
		},
		close: () => started.worker.terminate(),
	};
}

function start(loading: Promise<GroupCounts | null>) {
	const worker = new Worker(new URL("../../entry.reading.ts", import.meta.url), {
		type: "module",
	});
	const scripts = nextNews(worker, (news) => (news.kind === "ready" ? true : undefined));
	const given = loading.then((counts) => {
		if (counts) worker.postMessage({ counts } satisfies GivenCounts);
	});
	const ready = Promise.all([given, scripts]).then(() => {});
	// Who waits is told; until then it is no fault.
	ready.catch(() => {});
	return { worker, loading, ready };
}

async function fetchCounts(): Promise<GroupCounts> {
	const answer = await fetch("/insights/counts");
	if (!answer.ok) throw new Error(`The groups were answered ${answer.status}`);
	return answer.json();
}

function ask<Answer>(
	worker: Worker,
	task: ReadingTask | ViewTask,
	pick: (news: ReadingNews) => Answer | undefined,
	onPage: (progress: Progress) => void,
): Promise<Answer> {
	const answer = nextNews(worker, (news) => {
		if (news.kind === "page") onPage({ page: news.page, pages: news.pages });
		return pick(news);
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
