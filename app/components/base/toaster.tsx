import { type ReactNode, Suspense, useEffect, useState } from "react";
import { lazyInBrowser } from "./lazy-in-browser.ts";
import { onSignOfLife } from "./sign-of-life.ts";
import { onToast, toastsWait } from "./toast-queue.ts";

const loadView = () => import("./toaster-view.tsx");

// Without the code there are no toasts, and the page stands.
const ToasterView = lazyInBrowser<() => ReactNode>(() =>
	loadView().catch(() => ({ default: () => null })),
);

/**
 * Place it once, in the root. The code that draws toasts is not part of the page: it is fetched as soon as
 * the visitor moves, because the toast that reports a lost connection could not fetch it.
 */
export function Toaster() {
	const [wanted, setWanted] = useState(false);
	useEffect(() => {
		if (toastsWait()) setWanted(true);
		const stopListening = onToast(() => setWanted(true));
		const stopWaiting = onSignOfLife(() => loadView().catch(() => {}));
		return () => {
			stopListening();
			stopWaiting();
		};
	}, []);
	return wanted ? (
		<Suspense fallback={null}>
			<ToasterView />
		</Suspense>
	) : null;
}
