/** A switch that submits the form around it. */
export function Switch({
	label,
	describedBy,
	checked,
	disabled = false,
}: {
	label: string;
	describedBy?: string;
	checked: boolean;
	disabled?: boolean;
}) {
	return (
		<button
			type="submit"
			role="switch"
			aria-checked={checked}
			aria-label={label}
			aria-describedby={describedBy}
			disabled={disabled}
			className="switch"
		>
			<span aria-hidden="true" className="switch-track">
				<span className="switch-thumb" />
			</span>
		</button>
	);
}
