import { findNotForAssistants } from "#app/data/library/resumes.server.ts";
import { ownWords } from "#app/domain/content/own-words.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/robots";

const closed = [
	"/auth/",
	"/contribute/",
	"/dev/",
	"/library",
	"/me",
	// Each resume beside each other one: more pages than a program should ask for.
	"/resumes/compare",
	"/resumes/*/download/",
];
/** To its end: else the page of a company that is called "Readwise" would be closed too. */
const closedAlone = "/resumes/*/read";

/** Crawlers that read for answers of assistants or for what these learn, by the names that their makers publish. */
const assistants = [
	"GPTBot",
	"ChatGPT-User",
	"OAI-SearchBot",
	"ClaudeBot",
	"Claude-User",
	"Claude-SearchBot",
	"Google-Extended",
	"PerplexityBot",
	"Applebot-Extended",
	"meta-externalagent",
	"Amazonbot",
	"CCBot",
];

/** A program keeps to the group that names it alone: what is closed to all stands there once more. */
function closedToAssistants(ids: readonly string[], rules: readonly string[]): string[] {
	if (ids.length === 0) return [];
	return [
		...assistants.map((name) => `User-agent: ${name}`),
		...rules,
		...ids.map((id) => `Disallow: /resumes/${id}`),
		"",
	];
}

export async function loader({ context }: Route.LoaderArgs) {
	const { database, publicUrl } = context.get(servicesContext);
	const rules = [...closed.map((path) => `Disallow: ${path}`), `Disallow: ${closedAlone}$`];
	const { closedTo = [] } = ownWords();
	const lines = [
		...(closedTo.length > 0
			? [...closedTo.map((name) => `User-agent: ${name}`), "Disallow: /", ""]
			: []),
		"User-agent: *",
		...rules,
		"",
		...closedToAssistants(await findNotForAssistants(database), rules),
		`Sitemap: ${publicUrl}/sitemap.xml`,
		"",
	];
	return new Response(lines.join("\n"), {
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": "public, max-age=3600",
		},
	});
}
