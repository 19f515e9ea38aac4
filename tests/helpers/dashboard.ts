import { createApp } from "./app.ts";
import { enterAsOwner } from "./owner.ts";
import type { TestSite } from "./site.ts";
import { createVisitor, type Visit } from "./visitor.ts";

/** The pages of a site, and the owner's browser in which the dashboard is open. */
export async function openDashboard(site: TestSite) {
	const app = await createApp(site);
	return { app, owner: createVisitor(app, { cookie: await enterAsOwner(site) }) };
}

/** The cells of a table of the dashboard, line by line. */
export const cellsOf = ({ page }: Visit, label: string): string[][] =>
	page
		.all("section", { "aria-label": label })
		.flatMap((frame) => frame.one("tbody").all("tr"))
		.map((line) => line.children.map((cell) => (typeof cell === "string" ? cell : cell.text)));
