import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ofUser } from "./accounts.server.ts";

/* What is counted of the pages that we write. */

/** How often an article was read or a template downloaded: "article:<slug>", "template:<id>". */
export const contentCounts = pgTable("content_counts", {
	name: text("name").primaryKey(),
	count: integer("count").notNull(),
});

/** Who downloads which template today: a download counts once per person and day. Gone after three days. */
export const templateDownloads = pgTable(
	"template_downloads",
	{
		template: text("template").notNull(),
		userId: ofUser(),
		day: date("day", { mode: "string" }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.template, table.day] }),
		index("template_downloads_day").on(table.day),
	],
);
