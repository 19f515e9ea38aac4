import { lazy, Suspense, useEffect, useState } from "react";
import { onToast, toastsWait } from "./toast-queue.ts";

const ToasterView = lazy(() => import("./toaster-view.tsx"));

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
