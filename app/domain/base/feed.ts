/** Something that a feed tells of. */
export type FeedEntry = {
	/** Its whole address, which is its id as well. */
	url: string;
	title: string;
	summary: string;
	category: string;
	author: string;
	/** YYYY-MM-DD; the day counts from its beginning, UTC. */
	date: string;
};

type FeedOptions = { title: string; url: string; home: string; entries: readonly FeedEntry[] };

/** An Atom feed (RFC 4287), the newest entry first. */
export function writeFeed({ title, url, home, entries }: FeedOptions): string {
	const sorted = entries.toSorted((a, b) => b.date.localeCompare(a.date));
	const instant = (date: string) => `${date}T00:00:00Z`;
	const lines = sorted.map(
		(entry) => `<entry>
<id>${escapeXml(entry.url)}</id>
<title>${escapeXml(entry.title)}</title>
<link href="${escapeXml(entry.url)}"/>
<updated>${instant(entry.date)}</updated>
<author><name>${escapeXml(entry.author)}</name></author>
<category term="${escapeXml(entry.category)}"/>
<summary>${escapeXml(entry.summary)}</summary>
</entry>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escapeXml(url)}</id>
<title>${escapeXml(title)}</title>
<link rel="self" href="${escapeXml(url)}"/>
<link href="${escapeXml(home)}"/>
<updated>${instant(sorted[0]?.date ?? "1970-01-01")}</updated>
${lines.join("\n")}
</feed>
`;
}

/** Text as XML and HTML take it. */
export function escapeXml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}
