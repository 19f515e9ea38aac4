import { Alert } from "#app/components/base/ui/alert.tsx";
import { count } from "#app/domain/base/count.ts";
import type { TextEncoding } from "#app/domain/intake/csv/text-encoding.ts";
import type { Repeat } from "#app/domain/intake/resume-import.ts";

type ImportRemarksProps = {
	encoding: TextEncoding | null;
	ignoredColumns: readonly string[];
	/** Null when it could not be found out. */
	repeats: { shown: readonly Repeat[]; count: number } | null;
};

const encodingNames: Readonly<Record<TextEncoding, string>> = {
	"utf-8": "UTF-8",
	"utf-16le": "UTF-16",
	"utf-16be": "UTF-16",
	"windows-1252": "Windows-1252",
};

/** What should be looked at before the rows are added, and does not keep them from being added. */
export function ImportRemarks({ encoding, ignoredColumns, repeats }: ImportRemarksProps) {
	return (
		<>
			{encoding ? (
				<Alert kind="info">
					This file is not UTF-8. It was read as {encodingNames[encoding]}: please check that
					letters such as é are right.
				</Alert>
			) : null}
			{ignoredColumns.length > 0 ? (
				<Alert kind="info">
					<p className="wrap-anywhere">
						{count(ignoredColumns.length, "column")} ignored: {listOf(ignoredColumns)}
					</p>
				</Alert>
			) : null}
			{repeats === null ? (
				<Alert kind="info">The library could not be checked for duplicates just now.</Alert>
			) : null}
			{repeats && repeats.count > 0 ? <Repeats {...repeats} /> : null}
		</>
	);
}

const namesShown = 20;

function listOf(names: readonly string[]): string {
	const shown = names
		.slice(0, namesShown)
		.map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name));
	const more = names.length - shown.length;
	return shown.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function Repeats({ shown, count: total }: { shown: readonly Repeat[]; count: number }) {
	return (
		<Alert kind="info">
			<p className="font-medium">
				{total === 1
					? "1 resume is a duplicate"
					: `${total.toLocaleString("en-US")} resumes are duplicates`}
				, by title, company and role. {total === 1 ? "It is" : "They are"} left out, or added all
				the same, as you choose below.
			</p>
			<details className="mt-1">
				<summary className="admin-link">Which rows</summary>
				<ul className="mt-1 list-disc pl-5 text-note">
					{shown.map(({ row, of }) => (
						<li key={row}>
							Row {row}: {of === "library" ? "in the library" : `the same as row ${of}`}
						</li>
					))}
					{total > shown.length ? <li>and {count(total - shown.length, "more row")}</li> : null}
				</ul>
			</details>
		</Alert>
	);
}
