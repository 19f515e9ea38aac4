import { useEffect } from "react";
import { showToast, type Toast } from "./toast-queue.ts";

export type Flash = Toast & { id: string };

const shown = new Set<string>();

/**
 * Shows a message that came with a redirect, once, however often its loader answers it again. Without scripts
 * it stays in sight, wherever in the page the form was.
 */
export function FlashToast({ flash }: { flash: Flash | null }) {
	useEffect(() => {
		if (!flash || shown.has(flash.id)) return;
		shown.add(flash.id);
		showToast(flash.kind, flash.text, flash.way);
	}, [flash]);
	if (!flash) return null;
	return (
		<noscript>
			<div data-flash="" className="bg-panel px-4 py-3 text-center">
				<p>{flash.text}</p>
				{flash.way && (
					<a
						href={flash.way.to}
						className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
					>
						{flash.way.label}
					</a>
				)}
			</div>
		</noscript>
	);
}
