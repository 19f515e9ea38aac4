import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Within `:is`, a selector that a browser does not know is no error. */
const isOpen = (element: Element | null) => element?.matches(":is(:popover-open)") ?? false;

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
		if (isOpen(ref.current)) ref.current?.hidePopover();
		setOpen(false);
	}, []);
	const shownAt = useRef(place);
	useEffect(() => {
		if (shownAt.current === place) return;
		shownAt.current = place;
		hide();
	}, [place, hide]);
	// A visitor may have opened it before the scripts came.
	useEffect(() => setOpen(isOpen(ref.current)), []);
	return {
		open,
		hide,
		ref,
		/** For the button that opens and closes it. */
		button: {
			popoverTarget: id,
			"aria-expanded": open,
			"aria-controls": id,
			// Safari before 17 knows no popovers: styles show what `data-open` says.
			onClick: () => ref.current?.showPopover ?? setOpen(!open),
		},
		/** For the element that is opened. */
		popover: {
			id,
			popover: "auto" as const,
			"data-open": open || undefined,
			onToggle: (event: { newState: string }) => setOpen(event.newState === "open"),
		},
	};
}
