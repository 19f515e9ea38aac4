import { furtherReading } from "#app/content/hubs/further-reading.server.ts";
import { hubCount, hubDescription, type ReadingLink } from "#app/content/hubs/page-words.ts";
import { type Article, blocksOf } from "#app/content/written-text.ts";
import { findPublishedByTitle } from "#app/data/library/hub-rows.server.ts";
import { findHub, type HubLink, hubAddress } from "#app/domain/library/hubs/directory.ts";
import type { Uses } from "#app/services.ts";

const mostHubs = 6;

/** Where a text leads, and what the library has at this moment of what it names. */
type ReadFurther = {
	hubs: HubLink[];
	reading: ReadingLink[];
	shown: {
		resumes: Record<string, string>;
		live: Record<string, { text: string; path: string }>;
	};
};

/** The roles that a text is written for, else those of most resumes, and other texts beside it. */
export async function readFurther(
	{ browsing, library }: Uses<"browsing" | "library">,
	kind: "guide" | "article",
	text: Article,
): Promise<ReadFurther> {
	const directory = await library.hubs();
	const hubOf = (role: string) => findHub(directory, { company: null, role });
	const own = text.roles.flatMap((role) => hubOf(role)?.hub.role ?? []);
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
	const blocks = blocksOf(text);
	const titles = blocks.flatMap((block) => {
		if (block.kind === "resume") return [block.title];
		return block.kind === "before-after" && block.resume ? [block.resume] : [];
	});
	const found = await findPublishedByTitle(browsing.database, titles);
	const counted = await Promise.all(
		blocks.flatMap((block) => {
			const hub = block.kind === "live" ? hubOf(block.role) : null;
			return hub ? [countNow(hub)] : [];
		}),
	);
	return {
		hubs,
		reading: furtherReading(kind, text),
		shown: {
			resumes: Object.fromEntries([...found].map(([title, id]) => [title, `/resumes/${id}`])),
			live: Object.fromEntries(counted.flat()),
		},
	};

	/** Too few to say something are nothing. */
	async function countNow({ hub, address }: NonNullable<ReturnType<typeof findHub>>) {
		const summary = await library.hubSummaries(address);
		if (!summary?.figures) return [];
		const text = hubDescription(hubCount({ ...hub, unreal: summary.unreal }), summary.figures);
		return [[hub.role?.name ?? "", { text, path: address }] as const];
	}
}
