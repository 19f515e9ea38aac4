import type { AlertKind } from "#app/components/base/ui/alert.tsx";

/** @property way a way on: the toast stays until it is closed */
export type Toast = {
	kind: AlertKind;
	text: string;
	way?: { label: string; to: string } | undefined;
};

type Listener = () => void;
const waiting: Toast[] = [];
const listeners = new Set<Listener>();

/** Shows a toast. It waits until the part of the page that draws toasts has been loaded. */
export function showToast(kind: AlertKind, text: string, way?: Toast["way"]): void {
	waiting.push({ kind, text, way });
	for (const listener of listeners) listener();
}

/** Takes every toast that waits. */
export function takeToasts(): readonly Toast[] {
	return waiting.splice(0);
}

export function toastsWait(): boolean {
	return waiting.length > 0;
}

/** @returns a function that ends the subscription */
export function onToast(listener: Listener): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
