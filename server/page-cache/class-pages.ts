import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { keepNewest } from "#app/domain/base/keep-newest.ts";
import { type Viewer, writeViewer } from "#app/domain/base/viewer.ts";
import type { PageReader } from "#app/requests/session.server.ts";
import { type Exchange, nonceLength } from "../http/exchange.ts";
import type { Metrics } from "../http/metrics.ts";
import type { CacheablePages, CachedPage, PageRequest, PageRule } from "./cacheable-pages.ts";
import { cutPage } from "./cut-page.ts";
import { makePieces } from "./gzip-pieces.ts";
import type { PageAddress } from "./page-address.ts";
import { isCacheable } from "./page-bytes.ts";
import type { PageStore } from "./page-store.ts";
import type { Renderer } from "./render-page.ts";
import { type ClassPage, roomOf, sendComposed } from "./send-composed.ts";
import { anyoneLike, classOf, createMarks, isNamedWhole, type PageIds } from "./viewer-class.ts";

/** What is known of a page before it is rendered. */
type Known = {
	rule: PageRule;
	names: PageIds | null;
	/** It could not be rendered for a class, in this version of the library and for this moment. */
	refused: { version: number; until: number } | null;
};

const mostKnown = 4_000;
const refusedFor = 30_000;
const plainAddress = /^[^\s\p{C}]{1,320}$/u;

/** Anything else could be written into the page in another way than here, or be longer than the mark. */
const isPlain = ({ id, email }: Viewer) => isUuid(id) && plainAddress.test(email);

/** Serves public pages to members: rendered once for all to whom they show the same, each answer with what is theirs. */
export function createClassPages({
	pages,
	store,
	renderer,
	metrics,
	log,
	now,
	renewBehind,
}: {
	pages: CacheablePages;
	store: PageStore<CachedPage | ClassPage>;
	renderer: Renderer;
	metrics: Metrics;
	log: Logger;
	now: () => number;
	renewBehind: (place: string, path: string, renew: () => Promise<unknown>) => void;
}) {
	const known = new Map<string, Known>();
	let lastNumber = 0;

	const learn = (key: string, what: Known) => keepNewest(known, key, what, mostKnown);

	/** The same resumes as before keep their number, and the pages that were rendered with them count. */
	function nameResumes(key: string, ids: ReadonlySet<string>): PageIds {
		const before = known.get(key)?.names;
		const isSame = before?.ids.size === ids.size && [...before.ids].every((id) => ids.has(id));
		return before && isSame ? before : { number: ++lastNumber, ids };
	}

	async function renderForClass(
		{ address, rule, looks, key }: PageRequest,
		{ viewer, own }: PageReader,
	): Promise<ClassPage | null> {
		const marks = createMarks();
		const { version } = pages;
		const refused = { version: version(), until: now() + refusedFor };
		let isPersonal = false;
		const shown = {
			viewer: { ...anyoneLike(viewer), id: marks.id, email: marks.email },
			own,
			becomePersonal() {
				isPersonal = true;
			},
		};
		const { response, listeners } = await renderer.render(address.key, looks, {
			requestId: randomUUID(),
			nonce: marks.nonce,
			shown,
		});
		const refuse = () => {
			learn(key, { rule, names: null, refused });
			return null;
		};
		if (isPersonal || !isCacheable(response)) {
			await response.body?.cancel();
			return refuse();
		}
		const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
		const text = await response.text();
		const cut = cutPage({ text, isHtml, viewer: writeViewer(shown.viewer), marks });
		const named = isNamedWhole(viewer) ? viewer.starred : [];
		if (!cut || ![...cut.otherIds].every((id) => named.includes(id))) {
			log.warn({ path: address.path }, "A page is not built so that it could be composed");
			return refuse();
		}
		const names = nameResumes(key, cut.ids);
		learn(key, { rule, names, refused: null });
		const room = roomOf(viewer);
		const lengths = { email: null, id: marks.id.length, nonce: nonceLength, viewer: room };
		const pieces = await makePieces(
			cut.pieces.map((piece) => Buffer.from(piece)),
			cut.places.map((place) => lengths[place]),
		);
		const { "content-length": _, ...headers } = Object.fromEntries(response.headers);
		return {
			pieces,
			places: cut.places,
			isHtml,
			names,
			room,
			class: ofWhom(address, { viewer, own }, names),
			headers: {
				...headers,
				"cache-control": "private, no-store",
				vary: "Cookie, Accept-Encoding",
			},
			listeners,
		};
	}

	async function make(
		request: PageRequest,
		reader: PageReader,
		place: string | null,
	): Promise<{ page: ClassPage; isOwn: boolean } | null> {
		let isOwn = false;
		const { id: _, email: __, ...like } = anyoneLike(reader.viewer);
		const page = await store.renew(
			place ?? placeOf(request, JSON.stringify([like, reader.own])),
			() => {
				isOwn = true;
				return renderForClass(request, reader);
			},
			(made) => placeOf(request, "class" in made ? made.class : ""),
		);
		return isClassPage(page) ? { page, isOwn } : null;
	}

	async function find(request: PageRequest, reader: PageReader): Promise<ClassPage | null> {
		const names = known.get(request.key)?.names;
		const place = names ? placeOf(request, ofWhom(request.address, reader, names)) : null;
		const found = place === null ? undefined : store.find(place);
		if (place !== null && isClassPage(found?.page)) {
			if (found?.isStale) {
				renewBehind(place, request.address.path, () => make(request, reader, place));
			}
			metrics.countPageServed("composed");
			return found.page;
		}
		const made = await make(request, reader, place);
		// Who waited for another one's may be of another class after all.
		if (!made || made.page.class !== ofWhom(request.address, reader, made.page.names)) return null;
		metrics.countPageServed(made.isOwn ? "made" : "shared");
		return made.page;
	}

	return {
		/** The rule of a page that has been rendered. */
		ruleOf: (key: string): PageRule | undefined => known.get(key)?.rule,

		/** Answers a request with a session. @returns false when only the app can */
		async answer(
			exchange: Exchange,
			request: PageRequest,
			confirmSession: () => void,
		): Promise<boolean> {
			const refused = known.get(request.key)?.refused;
			if (refused?.version === pages.version() && refused.until > now()) return false;
			// What fails here fails in the app as well, which tells of it.
			const reader = await pages
				.findReader(exchange.incoming.headers.cookie ?? "", request.rule)
				.catch(() => null);
			if (!reader || !isPlain(reader.viewer)) return false;
			confirmSession();
			const page = await find(request, reader);
			if (!page) return false;
			if (!exchange.outgoing.destroyed) {
				sendComposed(exchange, page, reader.viewer);
				renderer.notify(exchange, request.address.key, page.listeners);
			}
			return true;
		},
	};
}

/** The data of a page say nothing of a class but the viewer and what is their own: the browser makes the page of it. */
function ofWhom({ key }: PageAddress, { viewer, own }: PageReader, names: PageIds): string {
	const room = roomOf(viewer);
	const like = isDataKey.test(key) ? "" : classOf(viewer, names);
	return `${room} ${like} ${JSON.stringify(own) ?? ""}`;
}

const isDataKey = /^[^?]*\.data(?:\?|$)/u;

const placeOf = ({ key }: PageRequest, ofWhom: string) => `${key}\n${ofWhom}`;

const isClassPage = (page: CachedPage | ClassPage | null | undefined): page is ClassPage =>
	page !== null && page !== undefined && "pieces" in page;
