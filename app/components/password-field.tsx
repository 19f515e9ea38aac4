import { cx } from "class-variance-authority";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { passwordMinimum, passwordStrength } from "#app/domain/password.ts";
import { FormField } from "./form-field.tsx";

type PasswordFieldProps = {
	label: string;
	name: string;
	autoComplete: "current-password" | "new-password";
	error?: string;
	/** Shows while typing how hard it is to guess. */
	withStrength?: boolean;
};

/** A password that can be shown and, where it is a new one, is judged while it is typed. */
export function PasswordField({ withStrength = false, ...field }: PasswordFieldProps) {
	const [shown, setShown] = useState(false);
	const [typed, setTyped] = useState("");
	const Icon = shown ? EyeOff : Eye;
	return (
		<FormField
			{...field}
			type={shown ? "text" : "password"}
			required
			spellCheck={false}
			autoCapitalize="none"
			onChange={(event) => setTyped(event.currentTarget.value)}
			hint={withStrength ? <Strength typed={typed} /> : undefined}
			adornment={
				<button
					type="button"
					aria-label={`${shown ? "Hide" : "Show"} ${field.label.toLowerCase()}`}
					onClick={() => setShown(!shown)}
					className="thumb needs-script inline-flex items-center justify-center text-quiet hover:text-ink"
				>
					<Icon aria-hidden="true" className="size-5" />
				</button>
			}
		/>
	);
}

const steps = [1, 2, 3] as const;

function Strength({ typed }: { typed: string }) {
	if (typed === "") return <p>At least {passwordMinimum} characters.</p>;
	const { score, label } = passwordStrength(typed);
	return (
		<div className="flex items-center gap-3">
			<span aria-hidden="true" className="flex w-24 gap-1">
				{steps.map((step) => (
					<span
						key={step}
						className={cx(
							"h-1 flex-1 rounded-full",
							score >= step ? "bg-accent-fill" : "bg-hairline",
						)}
					/>
				))}
			</span>
			<p aria-live="polite">
				<span className="sr-only">Password strength: </span>
				{label}
			</p>
		</div>
	);
}
