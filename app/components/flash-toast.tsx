import { useEffect } from "react";
import { showToast } from "./toast-queue.ts";
import type { AlertKind } from "./ui/alert.tsx";

export type Flash = { id: string; kind: AlertKind; text: string };

const shown = new Set<string>();

/** Shows a message that came with a redirect, once, however often its loader answers it again. */
export function FlashToast({ flash }: { flash: Flash | null }) {
	useEffect(() => {
		if (!flash || shown.has(flash.id)) return;
		shown.add(flash.id);
		showToast(flash.kind, flash.text);
	}, [flash]);
	return null;
}
