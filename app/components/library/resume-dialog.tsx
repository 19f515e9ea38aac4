import { type ComponentType, Suspense, useState } from "react";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";
import type { DialogOverListProps } from "./dialog-over-list.tsx";

const load = () => import("./dialog-over-list.tsx");
const LazyView = lazyInBrowser(load);
let LoadedView: ComponentType<DialogOverListProps> | null = null;

/** Loads the dialog before it is needed, so that it opens within one view transition. */
export function preloadResumeDialog(): void {
	if (LoadedView) return;
	load().then(
		(module) => {
			LoadedView = module.default;
		},
		() => {}, // Loaded again, and any failure shown, when the dialog is opened.
	);
}

/** A resume's preview over the list that it was opened from. Escape, the button and a press outside close it. */
export function ResumeDialog(props: DialogOverListProps) {
	const [View] = useState(() => LoadedView ?? LazyView);
	return (
		<Suspense fallback={null}>
			<View {...props} />
		</Suspense>
	);
}
