import { alignBy } from "#app/domain/base/align-by.ts";

/** A line of two texts that are compared: kept, or only in one of them; `skipped` stands for kept lines in between. */
export type LineChange =
	| { kind: "kept" | "removed" | "added"; text: string }
	| { kind: "skipped"; lines: number };

/** So many pairs of lines are compared; beyond them all lines are said to be others. */
const mostPairs = 1_000_000;

/** Lines around a change that are shown, so that its place is known. */
const around = 1;

/** Two texts line by line: the longest lines that both have in one order are kept. */
export function changedLines(before: string, after: string): LineChange[] {
	const one = before === "" ? [] : before.split("\n");
	const other = after === "" ? [] : after.split("\n");
	// What is alike at both ends needs no comparison.
	let start = 0;
	while (start < one.length && start < other.length && one[start] === other[start]) start++;
	let end = 0;
	const most = Math.min(one.length, other.length) - start;
	while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
	const kept = (lines: string[]) => lines.map((text) => ({ kind: "kept" as const, text }));
	return shorten([
		...kept(one.slice(0, start)),
		...compare(one.slice(start, one.length - end), other.slice(start, other.length - end)),
		...kept(one.slice(one.length - end)),
	]);
}

type Line = Exclude<LineChange, { kind: "skipped" }>;

function compare(one: readonly string[], other: readonly string[]): Line[] {
	if (one.length * other.length > mostPairs) {
		const all = (kind: "removed" | "added") => (text: string) => ({ kind, text });
		return [...one.map(all("removed")), ...other.map(all("added"))];
	}
	return alignBy(one, other, (a, b) => (a === b ? 1 : 0)).map(([removed, added]) => {
		if (removed === null) return { kind: "added", text: added ?? "" };
		return { kind: added === null ? "removed" : "kept", text: removed };
	});
}

/** Leaves out what is the same far from any change. */
function shorten(lines: readonly Line[]): LineChange[] {
	const isNear = lines.map((_, index) =>
		lines
			.slice(Math.max(0, index - around), index + around + 1)
			.some(({ kind }) => kind !== "kept"),
	);
	const shown: LineChange[] = [];
	for (const [index, line] of lines.entries()) {
		const last = shown.at(-1);
		if (isNear[index]) shown.push(line);
		else if (last?.kind === "skipped") last.lines++;
		else shown.push({ kind: "skipped", lines: 1 });
	}
	return shown;
}
