import { Link } from "react-router";

const rooms = [
	{ name: "overview", to: "/library", label: "Overview" },
	{ name: "opened", to: "/library/opened", label: "Opened resumes" },
	{ name: "shortlist", to: "/shortlist", label: "Shortlist" },
	{ name: "lines", to: "/library/lines", label: "Kept lines" },
	{ name: "searches", to: "/library/searches", label: "Searches" },
] as const;

/** The parts of "My library". */
export function RoomTabs({ current }: { current: (typeof rooms)[number]["name"] }) {
	return (
		<nav aria-label="My library" className="mt-4 border-b border-hairline">
			<ul className="flex flex-wrap gap-x-6">
				{rooms.map(({ name, to, label }) => (
					<li key={name}>
						<Link to={to} aria-current={name === current ? "page" : undefined} className="page-tab">
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
