import { ownWords } from "#app/domain/content/own-words.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/robots";

const closed = [
	"/auth/",
	"/dev/",
	"/library",
	"/me",
	// Each resume beside each other one: more pages than a program should ask for.
	"/resumes/compare",
	"/resumes/*/download/",
];
/** To its end: else the page of a company that is called "Readwise" would be closed too. */
const closedAlone = "/resumes/*/read";

export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl } = context.get(servicesContext);
	const { closedTo = [] } = ownWords();
	const lines = [
		...(closedTo.length > 0
			? [...closedTo.map((name) => `User-agent: ${name}`), "Disallow: /", ""]
			: []),
		"User-agent: *",
		...closed.map((path) => `Disallow: ${path}`),
		`Disallow: ${closedAlone}$`,
		"",
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
