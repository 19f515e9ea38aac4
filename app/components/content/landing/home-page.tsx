import type { ShownFigure } from "#app/content/claims.ts";
import type { QuotedLine } from "#app/content/hubs/page-words.ts";
import type { Shelves } from "#app/domain/content/landing.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import type { SheetMark } from "#app/domain/reader/sheet/marks.ts";
import { CompanyCarousel } from "./company-carousel.tsx";
import { EarlyAccess } from "./early-access.tsx";
import { Features } from "./features.tsx";
import { Hero, type LibraryCounts } from "./hero.tsx";
import type { OpenResume } from "./open-figure.tsx";
import { PageChanges } from "./page-changes.tsx";
import { Personas } from "./personas.tsx";
import { PlansInShort } from "./plans-in-short.tsx";
import { RoleTiles } from "./role-tiles.tsx";
import { SheetShelf } from "./sheet-shelf.tsx";
import { Stats } from "./stats.tsx";
import { Stories } from "./stories.tsx";

export type LandingPageProps = {
	/** One that everyone may read, with its words. */
	open: OpenResume | null;
	/** The most viewed of the featured resumes. */
	featured: readonly ResumeCard[];
	/** The sentence when they could not be had. */
	failure: string | null;
	/** Where the notes beside the first of them that has a sheet point. */
	marks: readonly SheetMark[];
	/** Rounded down: "500+". Null when the library could not be counted. */
	counts: LibraryCounts | null;
	/** What is counted and what is claimed. */
	figures: readonly ShownFigure[];
	shelves: Shelves | null;
	/** Lines of the library that guides quote, before and after. */
	quoted: readonly QuotedLine[];
};

/** The first page: something to read, what others changed, what there is and costs, where to begin, and for whom. */
export function LandingPage(props: LandingPageProps) {
	const { open, featured, failure, marks, counts, figures, shelves, quoted } = props;
	const drawn = featured.filter(({ sheetVersion }) => sheetVersion !== null);
	return (
		<main id="content" className="landing">
			<Hero open={open} sheets={drawn.slice(0, 3)} marks={marks} counts={counts} />
			<PageChanges quoted={quoted} />
			<SheetShelf resumes={featured} failure={failure} />
			<RoleTiles roles={shelves?.roles ?? null} />
			<CompanyCarousel companies={shelves?.companies ?? []} all={counts?.companies ?? null} />
			<Features sheet={drawn[1] ?? drawn[0] ?? null} shelves={shelves} />
			<PlansInShort />
			<Personas />
			<Stories />
			<Stats figures={figures} />
			<EarlyAccess />
		</main>
	);
}
