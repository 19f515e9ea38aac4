import { type ReactNode, useLayoutEffect, useRef } from "react";

/**
 * Fields that show what was saved: they are made again for each version of it. Until the next one is here nothing can be
 * typed into them, because it would be lost. Who typed goes on where they were if nothing was saved.
 * @param isBusy what was typed is on its way, or the page that follows it is
 */
export function SavedFields({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
	const left = useRef<HTMLElement>(null);
	useLayoutEffect(() => {
		// A field that is disabled loses the focus.
		if (!isBusy && document.activeElement === document.body) {
			left.current?.focus({ preventScroll: true });
		}
	}, [isBusy]);
	return (
		<fieldset
			disabled={isBusy}
			onFocus={(event) => {
				left.current = event.target;
			}}
			className="grid min-w-0 gap-6"
		>
			{children}
		</fieldset>
	);
}
