/**
 * What somebody wanted to do when they were asked to sign in: kept by this tab for half an hour, so that it
 * can go on afterwards, also after a way through Google. It stands in no address, so no link can make a
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
	return withStorage((storage) => {
		const kept = JSON.parse(storage.getItem(key) ?? "null");
		if (kept?.kind !== intent.kind || kept.resumeId !== intent.resumeId) return false;
		storage.removeItem(key);
		return Date.now() - kept.at < lifetime;
	});
}

/** A browser may refuse storage, and anything may stand in it. */
function withStorage<T>(use: (storage: Storage) => T): T | false {
	try {
		return use(window.sessionStorage);
	} catch {
		return false;
	}
}
