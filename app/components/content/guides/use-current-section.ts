import { useEffect, useState } from "react";

/** How far below the top of the window a section begins to be the one that is read, as a share of its height. */
const readingLine = 0.3;

/** The section of a long text that stands at the reading line; null before the first, and without scripts. */
export function useCurrentSection(ids: readonly string[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);
	const key = ids.join(" ");
	useEffect(() => {
		const look = () => {
			const line = window.innerHeight * readingLine;
			const begun = key
				.split(" ")
				.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
			setCurrent(begun.at(-1) ?? null);
		};
		// All above the line is watched, so that a jump past a heading is seen, too.
		const observer = new IntersectionObserver(look, {
			rootMargin: `1000000px 0px -${100 - readingLine * 100}% 0px`,
		});
		for (const id of key.split(" ")) {
			const heading = document.getElementById(id);
			if (heading) observer.observe(heading);
		}
		return () => observer.disconnect();
	}, [key]);
	return current;
}
