import { describe, expect, test } from "vitest";
import { type FeedEntry, writeFeed } from "./feed.ts";

const entry = (changes: Partial<FeedEntry> = {}): FeedEntry => ({
	url: "https://site.example/blog/one",
	title: "One",
	summary: "About one.",
	category: "Career Tips",
	author: "The editors",
	date: "2026-05-01",
	...changes,
});
const feedOf = (...entries: FeedEntry[]) =>
	writeFeed({
		title: "Career Insights",
		url: "https://site.example/feed.xml",
		home: "https://site.example/blog",
		entries,
	});

describe("A feed", () => {
	test("begins with its newest entry, whose day it was updated on", () => {
		const feed = feedOf(
			entry(),
			entry({ url: "https://site.example/guides/two", date: "2026-06-02" }),
		);
		expect(feed.indexOf("/guides/two")).toBeLessThan(feed.indexOf("/blog/one"));
		expect(/<updated>(.*?)<\/updated>/u.exec(feed)?.[1]).toBe("2026-06-02T00:00:00Z");
	});

	test("takes every sign of a text for the text that it is", () => {
		const feed = feedOf(entry({ title: 'R&D <script> "quoted"', category: '"&' }));
		expect(feed).toContain("<title>R&amp;D &lt;script&gt; &quot;quoted&quot;</title>");
		expect(feed).toContain('<category term="&quot;&amp;"/>');
		expect(feed).not.toContain("<script>");
	});

	test("without entries is a feed all the same", () => {
		expect(feedOf()).toContain("<updated>1970-01-01T00:00:00Z</updated>");
		expect(feedOf()).not.toContain("<entry>");
	});
});
