import { useSyncExternalStore } from "react";
import { useViewer } from "#app/components/base/viewer-context.tsx";

type Shown = { ids: readonly string[]; press: (id: string) => void };

/**
 * What the star buttons of a page show and do, once the code behind them is here (`star-work.tsx`). Until then a
 * member's show what the account has and work as forms, and a visitor has none: theirs are in the browser.
 */
let shown: Shown | null = null;
let redraw: (() => void)[] = [];

export function setStars(stars: Shown | null): void {
	shown = stars;
	for (const draw of redraw) draw();
}

const subscribe = (draw: () => void) => {
	redraw = [...redraw, draw];
	return () => {
		redraw = redraw.filter((other) => other !== draw);
	};
};

/** The starred resumes, and what a press does; `ids` are undefined while they are not known. */
export function useStars(): Partial<Shown> {
	const viewer = useViewer();
	return (
		useSyncExternalStore(
			subscribe,
			() => shown,
			() => null,
		) ?? { ids: viewer?.starred }
	);
}
