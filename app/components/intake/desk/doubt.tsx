import { createContext, type ReactNode, use } from "react";
import { Field } from "#app/components/base/form/field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";

/** What of a draft is not sure, by the name of its field. */
export const Doubts = createContext<ReadonlyMap<string, string>>(new Map());

/** What marks a field that a person has to look at. */
export function doubtOf(doubts: ReadonlyMap<string, string> | undefined, name: string) {
	const why = doubts?.get(name);
	if (!why) return {};
	const hint: ReactNode = <span className="draft-doubt">Please check. {why}.</span>;
	return { hint, className: "draft-doubted" };
}

type DraftFieldProps = {
	label: string;
	name: string;
	value: string | undefined;
	hint?: string;
	list?: string;
};

/** A line of a draft, marked where it is not sure. */
export function DraftField({ value, ...field }: DraftFieldProps) {
	const marked = doubtOf(use(Doubts), field.name);
	return <Field autoComplete="off" defaultValue={value ?? ""} {...field} {...marked} />;
}

type DraftLinesProps = Omit<DraftFieldProps, "value" | "list"> & { lines: readonly string[] };

/** A list of a draft, a line each. */
export const DraftLines = ({ lines, ...field }: DraftLinesProps) => (
	<TextAreaField
		rows={Math.min(
			14,
			Math.max(
				2,
				lines.reduce((sum, line) => sum + Math.ceil((line.length + 1) / 60), 1),
			),
		)}
		defaultValue={lines.join("\n")}
		{...field}
	/>
);
