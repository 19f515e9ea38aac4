/** A Markdown table with aligned columns: the same text is read in a terminal and kept in README.md. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = head.map((title, column) =>
		Math.max(title.length, ...rows.map((row) => (row[column] ?? "").length)),
	);
	const line = (cells: readonly string[]) =>
		`| ${widths.map((width, column) => pad(cells[column] ?? "", width, column)).join(" | ")} |`;
	const rule = `|${widths.map((width, column) => `${"-".repeat(width + 1)}${column ? ":" : "-"}`).join("|")}|`;
	return [line(head), rule, ...rows.map(line)].join("\n");
}

function pad(cell: string, width: number, column: number): string {
	return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** Three digits where there are any: 0.42, 4.2, 42, 4,200. */
export function formatNumber(value: number): string {
	if (!Number.isFinite(value)) return "–";
	const digits = value < 1 ? 2 : value < 10 ? 1 : 0;
	return value.toLocaleString("en-US", {
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
}

export function formatKilobytes(bytes: number): string {
	return (bytes / 1000).toFixed(1);
}
