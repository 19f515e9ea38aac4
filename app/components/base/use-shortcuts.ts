import { useEffect, useRef } from "react";
import { singleKeysAreOn } from "./single-keys.tsx";

/**
 * Listens to single keys while its component is on the screen. Keys typed into a field, with a modifier, or
 * while a dialog or a popover is open are left alone, but for the layer of toasts, which is always open; so are
 * letters and signs where they are switched off.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
	const latest = useRef(actions);
	useEffect(() => {
		latest.current = actions;
	});
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
			const target = event.target as HTMLElement | null;
			if (target?.closest("input, textarea, select, [contenteditable], [role=dialog]")) return;
			if (document.querySelector(":is(:popover-open):not([popover=manual])")) return;
			if (event.key.startsWith("Arrow") && scrollsSideways(target)) return;
			const action = latest.current[event.key];
			if (!action) return;
			if (event.key.length === 1 && !singleKeysAreOn()) return;
			event.preventDefault();
			action();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, []);
}

/** Whether the region that has the focus is wider than its window: its arrows are for scrolling. */
function scrollsSideways(target: HTMLElement | null): boolean {
	const region = target?.closest("[tabindex='0']");
	return region != null && region.scrollWidth > region.clientWidth;
}
