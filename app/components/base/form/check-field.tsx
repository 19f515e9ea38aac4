import { useField } from "./field.tsx";

type CheckFieldProps = {
	name: string;
	label: string;
	value?: string;
	isChecked?: boolean;
	hint?: string;
};

/** A box to tick. */
export function CheckField({
	name,
	label,
	value = "true",
	isChecked = false,
	hint,
}: CheckFieldProps) {
	const { control, error, hint: below } = useField({ name, hint });
	const { defaultValue: _typed, ...wiring } = control;
	return (
		<>
			<label className="choice">
				<input {...wiring} type="checkbox" value={value} defaultChecked={isChecked} />
				{label}
			</label>
			{error}
			{below}
		</>
	);
}
