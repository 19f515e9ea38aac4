/**
 * What the visitor wanted to do when asked to sign in: kept by this tab for half an hour, so that it can
 * continue afterwards, also after signing in with Google. It is never in an address, so no link can make a
 * person spend anything.
 */
export type Intent = { kind: "open"; resumeId: string };

const key = "offerfolio.intent";
const lifetime = 30 * 60_000;

export function rememberIntent(intent: Intent): void {
	withStorage((storage) => storage.setItem(key, JSON.stringify({ ...intent, at: Date.now() })));
}

/** Whether this is what the person wanted; it is forgotten with the question. */
export function takeIntent(intent: Intent): boolean {
	const isWanted = withStorage((storage) => {
		const kept = JSON.parse(storage.getItem(key) ?? "null");
		if (kept?.kind !== intent.kind || kept.resumeId !== intent.resumeId) return false;
		storage.removeItem(key);
		return Date.now() - kept.at < lifetime;
	});
	return isWanted ?? false;
}

/** What the storage of this tab gives; null when the browser refuses it, or it holds something else. */
export function withStorage<T>(use: (storage: Storage) => T): T | null {
	try {
		return use(window.sessionStorage);
	} catch {
		return null;
	}
}
