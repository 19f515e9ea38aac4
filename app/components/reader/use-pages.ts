import { type RefObject, useCallback, useEffect, useState } from "react";

/** Sizes of the sheet, as parts of the size at which it fits. */
const zoomSteps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

/** The next size in a direction; from a size between two steps the nearer one. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
	const steps = direction > 0 ? zoomSteps : zoomSteps.toReversed();
	return steps.find((step) => (step - zoom) * direction > 0.001) ?? zoom;
}

/**
 * The pages in an element: how many there are, which one is looked at, and the way to another; and their
 * zoom, as the element's `--sheet-zoom`.
 * @param expected how many pages there will be, where that is known before they are drawn
 */
export function useReader(stage: RefObject<HTMLElement | null>, expected: number | null) {
	const [found, setFound] = useState<number | null>(null);
	const [page, setPage] = useState(1);
	const [zoom, setZoom] = useState(1);
	const pageCount = found ?? expected;

	useEffect(() => {
		const element = stage.current;
		if (!element) return;
		const visible = new Map<Element, number>();
		const watcher = new IntersectionObserver(
			(entries) => {
				for (const { target, intersectionRect } of entries)
					visible.set(target, intersectionRect.height);
				const [best] = [...visible].toSorted((a, b) => b[1] - a[1]);
				if (best && best[1] > 0) setPage(pagesIn(element).indexOf(best[0] as HTMLElement) + 1 || 1);
			},
			{ threshold: [0, 0.1, 0.25, 0.5, 0.75, 1] },
		);
		const look = () => {
			const pages = pagesIn(element);
			watcher.disconnect();
			visible.clear();
			for (const sheet of pages) watcher.observe(sheet);
			setFound(pages.length || null);
		};
		look();
		// The pages of a file are there only when it has been loaded.
		const changes = new MutationObserver(look);
		changes.observe(element, { childList: true, subtree: true });
		return () => {
			changes.disconnect();
			watcher.disconnect();
		};
	}, [stage]);

	useEffect(() => {
		stage.current?.style.setProperty("--sheet-zoom", String(zoom));
	}, [stage, zoom]);

	const goTo = useCallback(
		(number: number) => {
			const sheet = stage.current && pagesIn(stage.current)[number - 1];
			const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
			sheet?.scrollIntoView({ block: "start", behavior: still ? "instant" : "smooth" });
		},
		[stage],
	);
	return { page, pageCount, goTo, zoom, setZoom };
}

function pagesIn(element: HTMLElement): HTMLElement[] {
	return [...element.querySelectorAll<HTMLElement>("[data-page], .resume-page")];
}
