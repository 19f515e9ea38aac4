/** The memory of the page cache: pages by their address. Knows nothing of what a page is, nor of HTTP. */
export type PageStore<Page> = {
	/**
	 * The page, while it counts.
	 * @returns `isStale` when it may still be served and should be rendered again behind the response
	 */
	find(key: string): { page: Page; isStale: boolean } | undefined;
	/**
	 * Renders a page and stores it. One at a time for each key: a request that comes meanwhile gets the same page.
	 * @param render null for what may not be cached, which then takes the place of what was there
	 * @param keyOf where the page is stored, when only the page tells
	 * @throws what `render` throws, to everybody who waits; what was there stays until its end
	 */
	renew(
		key: string,
		render: () => Promise<Page | null>,
		keyOf?: (page: Page) => string,
	): Promise<Page | null>;
	/** Whether it is being rendered now, of the present version. */
	isRendering(key: string): boolean;
	/** Weighs a page again: it has grown. */
	weigh(key: string, page: Page): void;
	/** Resolves when no page is being rendered. */
	settle(): Promise<void>;
	size(): { pages: number; bytes: number };
};

type PageStoreOptions<Page> = {
	/** Milliseconds, rising. */
	now: () => number;
	/** The version of what pages are made of. A page counts only while the one it began with is the present one. */
	version: () => number;
	/** Milliseconds from the start of its rendering: until then a page is fresh, and until then it counts. */
	life: { fresh: number; stale: number };
	/** Bytes of all pages together; the one that was asked for longest ago makes room. */
	most: number;
	/** Bytes of one page; larger ones are not stored. */
	largest: number;
	bytesOf: (page: Page) => number;
};

type Entry<Page> = { page: Page; version: number; begun: number; bytes: number };
type Rendering<Page> = { version: number; page: Promise<Page | null> };

// What an entry needs besides its page: keys in two maps, headers, objects.
const overhead = 2_048;

export function createPageStore<Page>(options: PageStoreOptions<Page>): PageStore<Page> {
	const { now, version, life, most, largest, bytesOf } = options;
	// A map keeps the order in which things were put in: the first is the one to go.
	const entries = new Map<string, Entry<Page>>();
	const renderings = new Map<string, Rendering<Page>>();
	let bytes = 0;

	function drop(key: string): void {
		bytes -= entries.get(key)?.bytes ?? 0;
		entries.delete(key);
	}

	function put(key: string, entry: Entry<Page>): void {
		drop(key);
		if (entry.bytes > largest) return;
		entries.set(key, entry);
		bytes += entry.bytes;
		for (const oldest of entries.keys()) {
			if (bytes <= most) break;
			drop(oldest);
		}
	}

	const weightOf = (key: string, page: Page) => bytesOf(page) + 2 * key.length + overhead;

	async function renderAndStore(
		key: string,
		begunWith: number,
		render: () => Promise<Page | null>,
		keyOf: (page: Page) => string,
	): Promise<Page | null> {
		const begun = now();
		const page = await render();
		// Those who waited asked before the change; those who ask now get what is true now.
		if (begunWith !== version()) return page;
		if (page === null) drop(key);
		else {
			const place = keyOf(page);
			put(place, { page, version: begunWith, begun, bytes: weightOf(place, page) });
		}
		return page;
	}

	return {
		find(key) {
			const entry = entries.get(key);
			if (!entry) return undefined;
			const age = now() - entry.begun;
			if (entry.version !== version() || age >= life.stale) {
				drop(key);
				return undefined;
			}
			entries.delete(key);
			entries.set(key, entry);
			return { page: entry.page, isStale: age >= life.fresh };
		},
		renew(key, render, keyOf = () => key) {
			const present = version();
			const underWay = renderings.get(key);
			if (underWay?.version === present) return underWay.page;
			const page = renderAndStore(key, present, render, keyOf);
			const own = { version: present, page };
			renderings.set(key, own);
			const end = () => {
				if (renderings.get(key) === own) renderings.delete(key);
			};
			page.then(end, end);
			return page;
		},
		isRendering: (key) => renderings.get(key)?.version === version(),
		weigh(key, page) {
			const entry = entries.get(key);
			if (entry?.page === page) put(key, { ...entry, bytes: weightOf(key, page) });
		},
		async settle() {
			await Promise.allSettled([...renderings.values()].map(({ page }) => page));
		},
		size: () => ({ pages: entries.size, bytes }),
	};
}
