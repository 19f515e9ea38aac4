import { furtherReading, rolesFor } from "#app/content/hubs/further-reading.server.ts";
import { openLines } from "#app/content/hubs/open-lines.server.ts";
import type { ReadingLink } from "#app/content/hubs/page-words.ts";
import { findPublishedByTitle } from "#app/data/library/hub-rows.server.ts";
import { findHub, type HubLink, hubAddress } from "#app/domain/library/hubs/directory.ts";
import type { Uses } from "#app/services.ts";

const mostHubs = 6;

/**
 * Where a text leads: the roles it is written for, else those of most resumes, and other texts beside it.
 * @param path of the guide or the article
 */
export async function readFurther(
	{ library }: Uses<"library">,
	kind: "guide" | "article",
	slug: string,
): Promise<{ hubs: HubLink[]; reading: ReadingLink[] }> {
	const directory = await library.hubs();
	const own = rolesFor(kind, slug).flatMap(
		(role) => findHub(directory, { company: null, role })?.hub.role ?? [],
	);
	const roles = own.length > 0 ? own : [...directory.roles.values()];
	const hubs = roles
		.filter(({ resumes }) => resumes > 0)
		.toSorted((a, b) => b.resumes - a.resumes || (a.name < b.name ? -1 : 1))
		.slice(0, mostHubs)
		.map(({ name, slug: role, resumes }) => ({
			name: `${name} resumes`,
			address: hubAddress({ company: null, role }),
			resumes,
		}));
	return { hubs, reading: furtherReading(kind, slug) };
}

/** The resumes that a guide quotes, by the line that failed; none but in a demonstration. */
export async function readQuoted(
	{ database }: Uses<"database">,
	guide: string,
): Promise<Record<string, { title: string; path: string }>> {
	const lines = openLines.filter((line) => line.guide.path === `/guides/${guide}`);
	const found = await findPublishedByTitle(
		database,
		lines.map(({ title }) => title),
	);
	return Object.fromEntries(
		lines.flatMap(({ before, title }) => {
			const id = found.get(title);
			return id ? [[before, { title, path: `/resumes/${id}` }]] : [];
		}),
	);
}
