import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { onToast, toastsWait } from "./toast-queue.ts";

// Offline the code may not come: then there are no toasts, and the page stands.
const ToasterView = lazy<() => ReactNode>(() =>
	import("./toaster-view.tsx").catch(() => ({ default: () => null })),
);

/** Place it once, in the root. The code that draws toasts is loaded with the first of them. */
export function Toaster() {
	const [wanted, setWanted] = useState(false);
	useEffect(() => {
		if (toastsWait()) setWanted(true);
		return onToast(() => setWanted(true));
	}, []);
	return wanted ? (
		<Suspense fallback={null}>
			<ToasterView />
		</Suspense>
	) : null;
}
