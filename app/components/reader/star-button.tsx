import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { compareAddress, comparedMost } from "#app/domain/reader/compare-address.ts";
import { useStars } from "./stars.ts";

// Without the code a member's stars are a form, and a visitor has none.
const StarWork = lazyInBrowser<() => ReactNode>(() =>
	import("./star-work.tsx").catch(() => ({ default: () => null })),
);

/** What the star buttons of a page press; once on each page that has some. */
export function StarForm() {
	return (
		<>
			{useViewer() ? (
				<form id="stars" method="post" action="/shortlist" className="contents" />
			) : null}
			{useHydrated() ? (
				<Suspense>
					<StarWork />
				</Suspense>
			) : null}
		</>
	);
}

/** Puts a resume on the shortlist, or takes it off. Its page has `StarForm`. */
export function StarButton({ id, title }: { id: string; title: string }) {
	const { ids, press } = useStars();
	const isStarred = ids?.includes(id);
	return isStarred === undefined ? null : (
		<button
			type="submit"
			form="stars"
			name={isStarred ? "unstar" : "star"}
			value={id}
			aria-pressed={isStarred}
			aria-label={`Shortlist: ${title}`}
			className="star-button"
			onClick={(event) => {
				if (!press) return;
				event.preventDefault();
				press(id);
			}}
		/>
	);
}

/** The way to the shortlist, with how many are on it, and to two or three side by side; none while stars do not work. */
export function ShortlistLink() {
	const { ids } = useStars();
	if (!ids) return null;
	return (
		<span className="-mb-px ml-auto flex gap-x-5">
			{ids.length > 1 && ids.length <= comparedMost ? (
				<Link to={compareAddress(ids)} className="link-quiet max-sm:hidden">
					Compare
				</Link>
			) : null}
			<Link to="/shortlist" className="link-quiet">
				Shortlist{ids.length > 0 ? ` (${ids.length})` : ""}
			</Link>
		</span>
	);
}
