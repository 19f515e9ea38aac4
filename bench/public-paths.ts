import { fetchBytes } from "./site-process.ts";

/** What no search engine is told of, and everyone may see. */
const unlisted = [
	...["/resumes/lines", "/resumes/compare", "/shortlist", "/privacy", "/terms", "/luna"],
	...["/auth/signin", "/auth/signup", "/auth/forgot-password", "/subscription", "/no-such-page"],
	...["/resumes?q=engineer", "/resumes?q=zebra", "/templates?q=nurse", "/templates?q=zebra"],
];

/** Of pages that are made by one rule, such as those of resumes, so many are looked at. */
const ofOneKind = 5;

/** Every public page of a running site, but for those of which there are many. */
export async function publicPaths(site: string): Promise<string[]> {
	const map = (await fetchBytes(`${site}/sitemap.xml`)).body.toString();
	const counts = new Map<string, number>();
	const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/gu)]
		.map(([, address = ""]) => new URL(address).pathname)
		.filter((path) => {
			const [first = "", second = "", ...rest] = path.slice(1).split("/");
			if (second === "" || first === "blog" || first === "guides") return true;
			const kind = [first, rest.length > 0 ? second : "", rest.length].join("/");
			counts.set(kind, (counts.get(kind) ?? 0) + 1);
			return (counts.get(kind) ?? 0) <= ofOneKind;
		});
	return [...listed, ...unlisted];
}
