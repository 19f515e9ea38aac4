import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * A disclosure on the browser's own popover: it opens without scripts, closes with Escape or a press
 * elsewhere and gives focus back to its button. This adds the spoken state and closes it on navigation.
 * @param id of the popover, unique in the page
 * @param staysOnPage it stays open while only the query of the address changes
 */
export function usePopover(id: string, staysOnPage = false) {
	const ref = useRef<HTMLElement>(null);
	const [open, setOpen] = useState(false);
	const { key, pathname } = useLocation();
	const place = staysOnPage ? pathname : key;
	const hide = useCallback(() => {
		if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
	}, []);
	const shownAt = useRef(place);
	useEffect(() => {
		if (shownAt.current === place) return;
		shownAt.current = place;
		hide();
	}, [place, hide]);
	// A visitor may have opened it before the scripts came.
	useEffect(() => setOpen(ref.current?.matches(":popover-open") ?? false), []);
	return {
		open,
		hide,
		ref,
		/** For the button that opens and closes it. */
		button: { popoverTarget: id, "aria-expanded": open, "aria-controls": id },
		/** For the element that is opened. */
		popover: {
			id,
			popover: "auto" as const,
			onToggle: (event: { newState: string }) => setOpen(event.newState === "open"),
		},
	};
}
