import { Link } from "react-router";
import { Button } from "#app/components/base/ui/button.tsx";
import { count } from "#app/domain/base/count.ts";
import type { LineChange } from "#app/domain/content/line-changes.ts";
import type { ShownVersion, WordsForm } from "#app/domain/content/words-form.ts";
import { wordsFormId } from "./edit-form.tsx";

/** Who changed the words, when and what; each version can be taken back to. */
export function WordsHistory({ form, busy }: { form: WordsForm; busy: boolean }) {
	const { key, version, history, older, isFile, isOwn } = form;
	return (
		<section aria-labelledby="history" className="mt-10">
			<h2 id="history" className="text-xl">
				History
			</h2>
			{version === 0 ? (
				<p className="mt-1 text-quiet">
					{isOwn ? "Nothing was saved yet." : "Nothing was changed: the file holds."}
				</p>
			) : (
				<>
					{isFile ? null : (
						<TakeBack to={0} busy={busy}>
							{isOwn ? "Take it from the site" : "Back to the file"}
						</TakeBack>
					)}
					<ol className="mt-4 grid gap-4">
						{history.map((one) => (
							<li key={one.version} className="admin-panel min-w-0">
								<VersionHead version={one} isOwn={isOwn} />
								{one.isPresent || one.isFile ? null : (
									<TakeBack to={one.version} busy={busy}>
										{`Take back to version ${one.version}`}
									</TakeBack>
								)}
								<Changes version={one} />
							</li>
						))}
					</ol>
					{older ? (
						<Link
							to={`/admin/words/${key}?before=${older}`}
							className="admin-link mt-4 inline-flex min-h-11 items-center"
						>
							Older versions
						</Link>
					) : null}
				</>
			)}
		</section>
	);
}

const VersionHead = ({
	version: { version, when, who, session, isFile, isPresent },
	isOwn,
}: {
	version: ShownVersion;
	isOwn: boolean;
}) => (
	<p>
		<strong className="font-medium">
			Version {version}
			{isPresent ? " (now)" : ""}
		</strong>
		<span className="text-quiet wrap-anywhere">
			{" "}
			· {when} · {who}, session {session}
			{isFile ? ` · ${isOwn ? "taken from the site" : "back to the file"}` : ""}
		</span>
	</p>
);

type TakeBackProps = { to: number; busy: boolean; children: string };

/** A button of the form above, so that what is typed there is sent with it and can stay. */
const TakeBack = ({ to, busy, children }: TakeBackProps) => (
	<Button
		type="submit"
		form={wordsFormId}
		name="to"
		value={to}
		variant="secondary"
		busy={busy}
		className="mt-3"
	>
		{children}
	</Button>
);

const marks = { kept: " ", removed: "−", added: "+" } as const;
const said = { kept: "", removed: "Before: ", added: "After: " } as const;
const looks = {
	kept: "text-quiet",
	removed: "text-danger",
	added: "text-accent",
};

function Changes({ version: { changes } }: { version: ShownVersion }) {
	return changes.map(({ label, lines }) => (
		<div key={label} className="mt-3">
			<p className="text-sm text-quiet">{label}</p>
			<ul className="mt-1 rounded-md border border-hairline bg-panel px-3 py-2 font-mono text-sm">
				{lines.map((line, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
					<ChangedLine key={index} line={line} />
				))}
			</ul>
		</div>
	));
}

function ChangedLine({ line }: { line: LineChange }) {
	if (line.kind === "skipped") {
		return <li className="text-quiet">… {count(line.lines, "line")} as before</li>;
	}
	return (
		<li className={`${looks[line.kind]} wrap-anywhere whitespace-pre-wrap`}>
			<span aria-hidden="true">{marks[line.kind]} </span>
			<span className="sr-only">{said[line.kind]}</span>
			{line.text}
		</li>
	);
}
