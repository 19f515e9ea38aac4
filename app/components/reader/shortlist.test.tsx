import { expect, test, vi } from "vitest";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";
import { cardOf } from "#tests/helpers/shown.ts";
import { ShortlistPage } from "./shortlist.tsx";

// What a visitor's browser keeps, and the cards that the server has found of it: one was withdrawn.
vi.mock("./visitor-stars.ts", () => ({ useVisitorStars: () => ["here", "gone"] }));
vi.mock("react-router", async (original) => ({
	...(await original<typeof import("react-router")>()),
	useFetcher: () => ({ data: shortlist(["here"]), load: () => {}, state: "idle" }),
}));

const shortlist = (ids: readonly string[]) => ({
	order: "starred" as const,
	isMember: false,
	removed: null,
	starred: ids.map((id) => ({ card: cardOf({ id }), note: "", isWithdrawn: false })),
});

test("A withdrawn resume on a visitor's shortlist can be removed", () => {
	const page = parseHtml(markupOf(<ShortlistPage data={shortlist([])} answer={undefined} />));
	expect(page.text).toContain("1 resume of your shortlist was withdrawn from the library.");
	expect(page.all("button").map(({ text }) => text)).toContain("Remove it");
});
