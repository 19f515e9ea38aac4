import { vi } from "vitest";

/** A window with a storage of its own, for what runs in a browser. @returns what is stored */
export function browserStorage(): Map<string, string> {
	const stored = new Map<string, string>();
	const localStorage = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
		removeItem: (key: string) => void stored.delete(key),
	};
	vi.stubGlobal("window", { localStorage });
	return stored;
}
