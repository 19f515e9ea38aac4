import type { IncomingMessage } from "node:http";
import { keepNewest } from "#app/domain/base/keep-newest.ts";
import { networkOf } from "#app/domain/base/network.ts";

/**
 * Counts the pages that each network reads without a session. In memory, so each process counts for itself: a
 * count in the database would cost every cached page a query, and the bound need not be exact.
 */
export type PageReads = {
	/** @returns seconds to wait when the request is one too many, else null */
	count(incoming: IncomingMessage, path: string, address: string): number | null;
	/** The app has found the session of this request: its browser is not counted for a while. */
	confirm(incoming: IncomingMessage): void;
};

const minute = 60_000;
const sessionMinutes = 10;
/** As many as one process remembers; the oldest are forgotten first. */
const most = 20_000;

/**
 * @param perMinute 0 counts nothing
 * @param now milliseconds, rising
 */
export function createPageReads(perMinute: number, now: () => number): PageReads {
	const networks = new Map<string, { count: number; endsAt: number }>();
	// A cookie can be invented: only one that the app has confirmed exempts.
	const sessions = new Map<string, number>();

	function hasSession(incoming: IncomingMessage): boolean {
		const token = sessionToken(incoming);
		return token !== null && (sessions.get(token) ?? 0) > now();
	}

	return {
		count(incoming, path, address) {
			if (perMinute === 0 || !isPageRead(incoming.method, path)) return null;
			const network = networkOf(address);
			const time = now();
			let window = networks.get(network);
			if (!window || window.endsAt <= time) {
				window = { count: 0, endsAt: time + minute };
				keepNewest(networks, network, window, most);
			}
			if (window.count >= perMinute && !hasSession(incoming)) {
				return Math.ceil((window.endsAt - time) / 1000);
			}
			if (window.count < perMinute && !hasSession(incoming)) window.count++;
			return null;
		},
		confirm(incoming) {
			const token = sessionToken(incoming);
			if (token !== null) keepNewest(sessions, token, now() + sessionMinutes * minute, most);
		},
	};
}

const sessionCookie = /(?:^|;\s*)(?:__Secure-|__Host-)?offerfolio\.session_token=([^;]{1,300})/u;

function sessionToken({ headers }: IncomingMessage): string | null {
	return sessionCookie.exec(headers.cookie ?? "")?.[1] ?? null;
}

// Pictures and files come many to a page, and what is offered while a visitor types comes with every key.
const small = /\.(?!data$)[a-z]+$|^\/resumes\/(?:suggestions|options\/)|^\/__manifest/u;

/** Whether a request reads a page, or the data of one. */
export function isPageRead(method: string | undefined, path: string): boolean {
	return (method === "GET" || method === "HEAD") && !small.test(path);
}
