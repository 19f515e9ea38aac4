import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** What is there sooner needs no sign that it is on its way, in milliseconds. */
const quick = 150;

/**
 * A hairline at the top while what was asked for is on its way. Of another page it is said, and which has come: for the
 * browser it is the same document.
 */
export function PageProgress() {
	const { state, location } = useNavigation();
	const { pathname } = useLocation();
	const busy = state !== "idle";
	const [slow, setSlow] = useState(false);
	const title = useArrivedTitle(pathname);
	useEffect(() => {
		setSlow(false);
		if (!busy) return;
		const timer = setTimeout(setSlow, quick, true);
		return () => clearTimeout(timer);
	}, [busy]);
	const isWaiting = busy && slow;
	const said = isWaiting && location?.pathname !== pathname ? "Loading" : title;
	return (
		<>
			{isWaiting ? <div className="page-progress fixed z-60 bg-accent" /> : null}
			<p aria-live="polite" className="sr-only">
				{said}
			</p>
		</>
	);
}

/** The title of the page that was gone to; empty on the first, and where a dialog says its own name. */
function useArrivedTitle(pathname: string): string {
	const [title, setTitle] = useState("");
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		setTitle(document.querySelector("[role=dialog]") ? "" : document.title);
	}, [pathname]);
	return title;
}
