import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { onToast, toastsWait } from "./toast-queue.ts";

const loadView = () => import("./toaster-view.tsx");

// Without the code there are no toasts, and the page stands.
const ToasterView = lazy<() => ReactNode>(() => loadView().catch(() => ({ default: () => null })));

/** What somebody does before they do anything that a toast could answer. */
const signsOfLife = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * Place it once, in the root. The code that draws toasts is not part of the page: it is fetched as soon as
 * somebody moves, because the toast that says that the connection is lost cannot fetch it any more.
 */
export function Toaster() {
	const [wanted, setWanted] = useState(false);
	useEffect(() => {
		if (toastsWait()) setWanted(true);
		const stopListening = onToast(() => setWanted(true));
		const moved = new AbortController();
		const fetchView = () => {
			moved.abort();
			loadView().catch(() => {});
		};
		for (const sign of signsOfLife) {
			addEventListener(sign, fetchView, { signal: moved.signal, passive: true });
		}
		return () => {
			stopListening();
			moved.abort();
		};
	}, []);
	return wanted ? (
		<Suspense fallback={null}>
			<ToasterView />
		</Suspense>
	) : null;
}
