import { count } from "#app/domain/base/count.ts";
import type { SheetSummary } from "./resume.ts";

/** "2 pages · 18 bullets, 12 with a number": what the greeked sheet shows, in words. */
export function describeFacts({ pages, bullets, bulletsWithFigure }: SheetSummary): string {
	const parts = [count(pages, "page")];
	if (bullets > 0) {
		const figures = bulletsWithFigure > 0 ? `, ${bulletsWithFigure} with a number` : "";
		parts.push(count(bullets, "bullet") + figures);
	}
	return parts.join(" · ");
}

/** "1,204 views", "1 view". */
export function describeViews(views: number): string {
	return count(views, "view");
}
