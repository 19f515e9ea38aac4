import { type Classification, strongestTerms } from "./naive-bayes.ts";
import { type Reader, sureEnough } from "./reading-model.ts";
import type { ReadJob, ReadLanguage, RoleReading } from "./resume-reading.ts";
import { isFact } from "./terms.ts";
import { isCasual, roleOfTitle, titleRoles } from "./title-roles.ts";

/** So many words of a resume must speak for a role, or it is far from all that was learned. */
const leastWords = 6;
/** How much a word must speak for a role to count. */
const leastWeight = 0.5;
/** Newest first: what was done ten years ago says less. */
const jobsAsked = 4;

/**
 * The role by the newest titles; where they say only a rank, by the words, if enough of them are near to what
 * was learned. A title that the library has no role for is said to be missing, whatever the words say.
 */
export function readRole(
	jobs: readonly ReadJob[],
	language: ReadLanguage,
	terms: readonly string[],
	words: Classification,
	reader: Reader | null,
	headline: string | null,
): RoleReading {
	const labels = reader?.role.labels ?? titleRoles;
	const titles = jobs
		.flatMap(({ title }) => (title && !isCasual(title) ? [title] : []))
		.slice(0, jobsAsked);
	const asked = [...titles.slice(0, 1), ...(headline ? [headline] : []), ...titles.slice(1)];
	for (const title of asked) {
		const found = roleOfTitle(title, labels);
		if (found.kind === "silent") continue;
		if (found.kind === "other" || !labels.includes(found.role)) {
			// Before there is anything to be far from, nothing is unlike it.
			// What was done before is no name for what is done now.
			const own = title === headline ? title : (titles[0] ?? title);
			return reader ? { kind: "unlike", title: own } : { kind: "unsure", roles: words };
		}
		return { kind: "known", role: found.role, roles: withFirst(words, found.role) };
	}
	if (!reader) return { kind: "unsure", roles: words };
	const [first] = words;
	const isNear =
		first &&
		language === "en" &&
		strongestTerms(reader.role, terms, first.label).filter(
			({ term, weight }) => weight > leastWeight && !isFact(term),
		).length >= leastWords;
	if (isNear && first.probability >= sureEnough)
		return { kind: "known", role: first.label, roles: words };
	const [title] = asked;
	return title !== undefined && !isNear
		? { kind: "unlike", title }
		: { kind: "unsure", roles: words };
}

/** The title is surer than the words; they stay as the second opinion. */
function withFirst(words: Classification, role: string): Classification {
	const others = words.filter(({ label }) => label !== role);
	const own = words.find(({ label }) => label === role)?.probability ?? 0;
	return [{ label: role, probability: Math.max(own, sureEnough) }, ...others];
}
