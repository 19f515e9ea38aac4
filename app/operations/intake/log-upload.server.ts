import type { Upload } from "#app/data/intake/uploads.server.ts";

/** As many letters of a hash as tell a file from the others of a library. */
const shownHash = 16;

/** An upload as the log calls it: by kind and hash, for the names of files tell whose they are. */
export const logged = ({ id, kind, sha256 }: Pick<Upload, "id" | "kind" | "sha256">) => ({
	subject: "upload" as const,
	subjectId: id,
	label: `${kind.toUpperCase()} ${sha256.slice(0, shownHash)}`,
});

/** What was published, in words for the log: its hash, that it is a clean copy, and what was left in it. */
export function describePublished(upload: Pick<Upload, "kind" | "sha256" | "waivers">): string {
	const { kind, sha256, waivers } = upload;
	const left = (waivers ?? []).map(
		({ kind: what, reason }) => `${what}${reason ? `: ${reason}` : ""}`,
	);
	return [
		`${kind.toUpperCase()} ${sha256.slice(0, shownHash)}`,
		"clean copy",
		left.length === 0 ? "nothing left in it" : `left in it: ${left.join("; ")}`,
	].join(", ");
}
