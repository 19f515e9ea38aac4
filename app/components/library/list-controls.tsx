import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { sortIcon } from "#app/components/base/icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { denseListCookie } from "#app/domain/library/dense-list.ts";
import { nextSort, type ResumeQuery, type ResumeSort } from "#app/domain/library/resume-query.ts";
import { browseAddress } from "./browse-address.ts";

const labels: Record<ResumeSort, string> = {
	best: "Best match",
	recent: "Recent",
	popular: "Popular",
	featured: "Featured",
};

/** One control that goes through the orders and round again. */
export function SortToggle({ query }: { query: ResumeQuery }) {
	const next = nextSort(query);
	const labelOf = (sort: ResumeSort) =>
		sort === "best" && query.search === "" ? labels.featured : labels[sort];
	return (
		<Link
			to={browseAddress({ ...query, sort: next })}
			preventScrollReset
			title={`Change to ${labelOf(next).toLowerCase()}`}
			className={buttonVariants({ variant: "secondary" })}
		>
			<Icon path={sortIcon} />
			<span>
				<span className="sr-only sm:not-sr-only">Sort: </span>
				{labelOf(query.sort)}
				<span className="sr-only">, change to {labelOf(next).toLowerCase()}</span>
			</span>
		</Link>
	);
}

const rowsIcon = "M4 6h16M4 10h16M4 14h16M4 18h16";

/** What was chosen since the page came; null until then. Browser only. */
let chosen: boolean | null = null;

/**
 * Shows the list as rows instead of cards. The box is the state, and the styles follow it: both views are the same
 * HTML, so that it works before the scripts come, and the page is cached once for all who have chosen nothing.
 */
export function DenseListBox({ isDense }: { isDense: boolean }) {
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// Ticked before the scripts came.
		if (box.current && box.current.checked !== (chosen ?? isDense)) choose(box.current.checked);
	}, [isDense]);
	return (
		<label
			className={classes(buttonVariants({ variant: "secondary" }), "dense-list")}
			title="Many resumes at a glance"
		>
			<input
				ref={box}
				type="checkbox"
				autoComplete="off"
				defaultChecked={chosen ?? isDense}
				onChange={(event) => choose(event.target.checked)}
				className="dense-list-box"
			/>
			<Icon path={rowsIcon} />
			<span className="sr-only sm:not-sr-only">Dense</span>
			<span className="sr-only"> list</span>
		</label>
	);
}

function choose(isDense: boolean): void {
	chosen = isDense;
	const life = isDense ? 31_536_000 : 0;
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
	document.cookie = `${denseListCookie}=dense; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
}
