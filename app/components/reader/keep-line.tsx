import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useFetcher } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { keeping as sentences } from "#app/domain/base/messages/keeping.ts";
import { type OwnLine, referenceKey } from "#app/domain/reader/kept-line.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import { LineNote } from "./line-notes.tsx";
import { LineTool } from "./line-tool.ts";
import { keepIcon } from "./tool-icons.ts";

/** What keeps a line. */
const page = "/library/lines/keep";

/**
 * The forms that `KeepLine` presses without scripts; once on each page that has one.
 * @param returnTo the page's own address
 */
export function KeepForms({ returnTo }: { returnTo: string }) {
	return (
		<>
			<AtHand page={page} />
			{(["keep", "remove"] as const).map((intent) => (
				<form key={intent} id={`${intent}-line`} method="post" action={page}>
					<input type="hidden" name="intent" value={intent} />
					<input type="hidden" name="returnTo" value={returnTo} />
				</form>
			))}
		</>
	);
}

type KeepLineProps = {
	resumeId: string;
	/** As `resume_lines` has it, of a resume that is open to the viewer. */
	text: string;
	isKept: boolean;
};

/** Keeps a line, or removes it from the kept ones. Its page has `KeepForms`. */
export function KeepLine({ resumeId, text, isKept }: KeepLineProps) {
	const reference = referenceKey({ resumeId, line: lineHash(text) });
	const fetcher = useFetcher<Answer>();
	const { data, formData } = fetcher;
	const [settled, setSettled] = useState(isKept);
	useEffect(() => {
		if (!data) return;
		if (data.success) setSettled(data.isKept);
		if (data.message) showToast(data.success ? "success" : "error", data.message);
	}, [data]);
	const answered = data?.success ? data.isKept : settled;
	const isPressed = formData ? formData.get("intent") === "keep" : answered;
	const intent = isPressed ? "remove" : "keep";
	return (
		<button
			type="submit"
			form={`${intent}-line`}
			name="reference"
			value={reference}
			aria-pressed={isPressed}
			aria-label={`Keep: ${beginningOf(text)}`}
			title={isPressed ? sentences.isKept : sentences.keepIt}
			className="keep-line"
			onClick={(event) => {
				event.preventDefault();
				fetcher.submit({ intent, reference }, { method: "post", action: page, flushSync: true });
			}}
		>
			<Icon path={keepIcon} />
		</button>
	);
}

type Answer = { message?: string } & ({ success: true; isKept: boolean } | { success: false });

/** Enough of a line to know it by. */
const beginningOf = (text: string): string =>
	text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s+\S*$/u, "")}…`;

type LineToolsProps = {
	resumeId: string;
	/** The address of the page. */
	place: string;
	/** What the library says about lines, by their names. */
	notes: Readonly<Record<string, string>>;
	/** The person whose resume it is says so, and not the library. */
	isByPerson: boolean;
	/** The names of the lines that can be kept, and those that are; null where there are none. */
	keeping: { lines: readonly string[]; own: readonly OwnLine[] } | null;
	children: ReactNode;
};

/** Puts beside each line of a sheet what keeps it, and below it what the library says about it. */
export function LineTools(props: LineToolsProps) {
	const { resumeId, place, notes, isByPerson, keeping, children } = props;
	const tool = useMemo(() => {
		return (text: string) => {
			const line = lineHash(text);
			const own = keeping?.own.find((one) => one.line === line);
			return (
				<>
					{keeping?.lines.includes(line) ? (
						<KeepLine resumeId={resumeId} text={text} isKept={own !== undefined} />
					) : null}
					{Object.hasOwn(notes, line) ? (
						<LineNote text={notes[line]} by={isByPerson ? "person" : "library"} />
					) : null}
					{own?.note ? <LineNote text={own.note} by="viewer" /> : null}
				</>
			);
		};
	}, [resumeId, notes, isByPerson, keeping]);
	return (
		<>
			{keeping ? <KeepForms returnTo={place} /> : null}
			<LineTool value={tool}>{children}</LineTool>
		</>
	);
}
