import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { BlankSlate } from "#app/components/base/blank-slate.tsx";
import { lockIcon } from "#app/components/base/page-icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { SheetPicture } from "#app/components/library/sheet-picture.tsx";
import { formatShortDate } from "#app/domain/base/dates.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { provenanceLabels } from "#app/domain/library/provenance.ts";
import type { LibraryItem } from "#app/domain/reader/unlocked-resumes.ts";
import { rememberWay } from "./reading-way.ts";
import { RoomTabs } from "./room-tabs.tsx";

/** "My library": every resume that was opened, by which right, and until when. */
export function LibraryList({
	items,
	children,
}: {
	items: readonly LibraryItem[];
	/** What stands below the list: what the packs were spent on. */
	children?: ReactNode;
}) {
	useEffect(() => {
		const present = items.filter(({ state }) => state !== "withdrawn");
		rememberWay({ to: "/library/opened", name: "my library", items: present });
	}, [items]);
	return (
		<main id="content" className="container-page flex-1 py-8 md:py-12">
			<h1 className="text-3xl md:text-4xl">My library</h1>
			<RoomTabs current="opened" />
			{items.length === 0 ? (
				<div className="mt-8">
					<BlankSlate
						title="Nothing here yet"
						action={
							<Link to="/resumes" className={buttonVariants()}>
								Browse resumes
							</Link>
						}
					>
						<p>Resumes that you open are kept here, so that you can find them again.</p>
					</BlankSlate>
				</div>
			) : (
				<ul className="mt-6 divide-y divide-hairline border-y border-hairline">
					{items.map((item) => (
						<LibraryRow key={item.id} item={item} />
					))}
				</ul>
			)}
			{children ? <div className="mt-12 empty:hidden">{children}</div> : null}
		</main>
	);
}

const sources: Record<LibraryItem["source"], string> = {
	free: "Your free resume",
	pack: plans.pack.name,
	pro: plans.pro.name,
};

function LibraryRow({ item }: { item: LibraryItem }) {
	const { id, title, company, state, openedAt } = item;
	return (
		<li className="library-row flex flex-wrap items-center gap-4 py-4">
			<div className="w-16 shrink-0">
				<SheetPicture resume={item} className="sheet-thumb" />
			</div>
			<div className="min-w-0 flex-1">
				<h2 className="text-lg">{title}</h2>
				<p className="text-quiet">
					{company} · {item.role} · {item.experienceLevel}
				</p>
				<p className="mt-1 text-sm text-quiet">
					{isGivenBack(item) ? "Opened" : `${sources[item.source]} · opened`}{" "}
					<time dateTime={openedAt}>{formatShortDate(openedAt)}</time>
					{" · "}
					{describeEnd(item)}
					{" · "}
					{provenanceLabels[item.provenance]}
				</p>
			</div>
			{state === "open" ? (
				<Link to={`/resumes/${id}/read`} className={classes(buttonVariants(), "library-action")}>
					Read<span className="sr-only">: {title}</span>
				</Link>
			) : state === "locked" ? (
				<Link
					to={`/resumes/${id}`}
					className={classes(buttonVariants({ variant: "secondary" }), "library-action")}
				>
					<Icon path={lockIcon} />
					Preview<span className="sr-only">: {title}</span>
				</Link>
			) : null}
		</li>
	);
}

/** The free resume is another one again once this one was withdrawn, also when it is in the library again. */
const isGivenBack = ({ state, source }: LibraryItem): boolean =>
	source === "free" && state !== "open";

/** Until when a resume of the library opens, in words. */
export function describeEnd({ state, by, until }: LibraryItem): string {
	if (state === "withdrawn") return "withdrawn from the library";
	const date = until ? formatShortDate(until) : null;
	if (state === "locked") return date ? `locked since ${date}` : "locked";
	if (date) return `open until ${date}`;
	if (by === "everyone") return "open to everyone";
	return by === "pro" ? `opens with ${plans.pro.name}` : "stays open";
}
