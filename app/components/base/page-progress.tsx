import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** What is there sooner needs no sign that it is on its way, in milliseconds. */
const quick = 150;

/** A hairline at the top while what was asked for is on its way. Another page is said, too. */
export function PageProgress() {
	const { state, location } = useNavigation();
	const here = useLocation();
	const busy = state !== "idle";
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		setSlow(false);
		if (!busy) return;
		const timer = setTimeout(setSlow, quick, true);
		return () => clearTimeout(timer);
	}, [busy]);
	return (
		<div aria-live="polite">
			{busy && slow ? (
				<div className="page-progress fixed z-60 bg-accent">
					{location?.pathname === here.pathname ? null : <span className="sr-only">Loading</span>}
				</div>
			) : null}
		</div>
	);
}
