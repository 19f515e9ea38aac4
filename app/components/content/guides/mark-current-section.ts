/**
 * Marks in the contents of a long text the section that stands at the reading line: none before the first, and
 * none without scripts. A page that waits with its scripts has it written into it, so it may name nothing
 * outside of itself.
 * @returns ends it
 */
export function markCurrentSection(): () => void {
	// How far below the top of the window a section begins to be the one that is read, as a share of its height.
	const readingLine = 0.3;
	const links = [...document.querySelectorAll<HTMLAnchorElement>(".guide-contents a")];
	const headings = links.map(({ hash }) => document.getElementById(hash.slice(1)));
	const look = () => {
		const line = innerHeight * readingLine;
		const current = headings.findLastIndex(
			(heading) => heading && heading.getBoundingClientRect().top < line,
		);
		for (const [index, link] of links.entries()) {
			if (index === current) link.setAttribute("aria-current", "location");
			else link.removeAttribute("aria-current");
		}
	};
	// All above the line is watched, so that a jump past a heading is seen, too.
	const observer = new IntersectionObserver(look, {
		rootMargin: `1000000px 0px -${100 - readingLine * 100}% 0px`,
	});
	for (const heading of headings) if (heading) observer.observe(heading);
	return () => observer.disconnect();
}
