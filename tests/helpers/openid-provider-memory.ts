import type { Adapter, Payload } from "oidc-provider";

/** What a provider has to remember while it runs. Nothing is cleared: the provider checks what has expired. */
export function createProviderMemory(): (model: string) => Adapter {
	const entries = new Map<string, Payload>();
	return (model) => {
		const keyOf = (id: string) => `${model}:${id}`;
		return {
			async upsert(id, payload) {
				entries.set(keyOf(id), payload);
			},
			async find(id) {
				return entries.get(keyOf(id));
			},
			async findByUid(uid) {
				for (const [key, payload] of entries) {
					if (key.startsWith(keyOf("")) && payload.uid === uid) return payload;
				}
			},
			async consume(id) {
				const payload = entries.get(keyOf(id));
				if (payload) payload.consumed = Math.floor(Date.now() / 1000);
			},
			async destroy(id) {
				entries.delete(keyOf(id));
			},
			async revokeByGrantId(grantId) {
				for (const [key, payload] of entries) {
					if (payload.grantId === grantId) entries.delete(key);
				}
			},
		};
	};
}
