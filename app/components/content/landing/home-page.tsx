import type { ShownFigure } from "#app/content/claims.ts";
import type { LineChange } from "#app/content/landing/stories.ts";
import type { Shelves } from "#app/domain/content/landing.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import type { SheetMark } from "#app/domain/reader/sheet/marks.ts";
import { ClosingCall } from "./closing-call.tsx";
import { CompanyCarousel } from "./company-carousel.tsx";
import { EarlyAccess } from "./early-access.tsx";
import { FeaturedStrip } from "./featured-strip.tsx";
import { Features } from "./features.tsx";
import { Hero, type LibraryCounts } from "./hero.tsx";
import { Personas } from "./personas.tsx";
import { RoleTiles } from "./role-tiles.tsx";
import { Stats } from "./stats.tsx";
import { Stories } from "./stories.tsx";
import { Testimonials } from "./testimonials.tsx";

export type LandingPageProps = {
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
	/** A line of a guide, before and after. */
	guideLine: LineChange | null;
};

/** The first page: what this is, where to begin, for whom, how it works, what it changed, and the invitation. */
export function LandingPage(props: LandingPageProps) {
	const { featured, failure, marks, counts, figures, shelves, guideLine } = props;
	const drawn = featured.filter(({ sheetVersion }) => sheetVersion !== null);
	return (
		<main id="content" className="landing">
			<Hero sheets={drawn.slice(0, 3)} marks={marks} counts={counts} />
			<RoleTiles roles={shelves?.roles ?? null} />
			<CompanyCarousel companies={shelves?.companies ?? []} all={counts?.companies ?? null} />
			<Personas />
			<Features sheet={drawn[1] ?? drawn[0] ?? null} shelves={shelves} guideLine={guideLine} />
			<FeaturedStrip resumes={featured} failure={failure} />
			<Stories />
			<Testimonials />
			<Stats figures={figures} />
			<EarlyAccess />
			<ClosingCall />
		</main>
	);
}
