import { Form, Link, useNavigation } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { RoomTabs } from "#app/components/reader/room-tabs.tsx";
import { type LibraryFound, librarySearchMaximum } from "#app/domain/reader/library-search.ts";
import type { OwnLibrary } from "#app/domain/reader/own-library.ts";
import { LibraryFoundView } from "./library-found.tsx";
import { LibraryOverview } from "./library-overview.tsx";

type LibraryPageProps = {
	/** Null while something is searched. */
	library: OwnLibrary | null;
	found: LibraryFound | null;
};

/** "My library": what a member comes back to, in one place, with one search over all of it. */
export function LibraryPage({ library, found }: LibraryPageProps) {
	const { location } = useNavigation();
	const words = found?.words ?? "";
	return (
		<main id="content" className="container-page flex-1 py-8 md:py-12">
			<h1 className="text-3xl md:text-4xl">My library</h1>
			<RoomTabs current="overview" />
			{/* The address decides, also after going back. */}
			<Form key={words} action="/library" className="mt-6 flex max-w-2xl flex-wrap items-end gap-3">
				<Field
					label="Search all of it: resumes, notes, kept lines, searches"
					type="search"
					name="q"
					maxLength={librarySearchMaximum}
					defaultValue={words}
					className="min-w-0 flex-1 basis-56"
				/>
				<Button type="submit" variant="secondary" busy={location?.pathname === "/library"}>
					Find
				</Button>
				{found ? (
					<Link to="/library" className="link-quiet">
						Show all
					</Link>
				) : null}
			</Form>
			{found ? <LibraryFoundView found={found} /> : null}
			{library ? <LibraryOverview library={library} /> : null}
		</main>
	);
}
