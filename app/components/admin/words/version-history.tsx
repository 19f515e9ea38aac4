import { Link } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { count } from "#app/domain/base/count.ts";
import type { LineChange } from "#app/domain/content/line-changes.ts";
import type { ShownVersion, WordsForm } from "#app/domain/content/words-form.ts";

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
						<TakeBack form={form} to={0} busy={busy}>
							{isOwn ? "Take it from the site" : "Back to the file"}
						</TakeBack>
					)}
					<ol className="mt-4 grid gap-4">
						{history.map((one) => (
							<li key={one.version} className="admin-panel min-w-0">
								<VersionHead version={one} />
								{one.isPresent || one.isFile ? null : (
									<TakeBack form={form} to={one.version} busy={busy}>
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
	version: { version, when, session, isFile, isPresent },
}: {
	version: ShownVersion;
}) => (
	<p>
		<strong className="font-medium">
			Version {version}
			{isPresent ? " (now)" : ""}
		</strong>
		<span className="text-quiet">
			{" "}
			· {when} · session {session}
			{isFile ? " · back to the file" : ""}
		</span>
	</p>
);

type TakeBackProps = { form: WordsForm; to: number; busy: boolean; children: string };

const TakeBack = ({ form, to, busy, children }: TakeBackProps) => (
	<AnsweredForm
		action={`/admin/words/${form.key}`}
		fixed={{ intent: "take-back", version: String(form.version), to: String(to) }}
		preventScrollReset
		className="mt-3"
	>
		<Button type="submit" variant="secondary" busy={busy}>
			{children}
		</Button>
	</AnsweredForm>
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
		<li className={`${looks[line.kind]} break-words whitespace-pre-wrap`}>
			<span aria-hidden="true">{marks[line.kind]} </span>
			<span className="sr-only">{said[line.kind]}</span>
			{line.text}
		</li>
	);
}
