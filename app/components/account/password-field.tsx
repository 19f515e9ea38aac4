import { useEffect, useRef, useState } from "react";
import { Field } from "#app/components/base/form/field.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { Input } from "#app/components/base/ui/input.tsx";
import { passwordMinimum, passwordStrength } from "#app/domain/account/password.ts";
import { eyeIcon, eyeOffIcon } from "./menu-icons.ts";

type PasswordFieldProps = {
	label: string;
	name: string;
	autoComplete: "current-password" | "new-password";
	/** Shows while typing how hard it is to guess. */
	withStrength?: boolean;
	/** Whether it can be read, and the control that changes it; without one it follows another field's. */
	shown: boolean;
	onToggle?: () => void;
};

/** A password that can be shown and, where it is a new one, is judged while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
	const { label, name, autoComplete, withStrength = false, shown, onToggle } = props;
	const [typed, setTyped] = useState("");
	const hint = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const form = hint.current?.closest("form");
		const empty = () => setTyped("");
		form?.addEventListener("reset", empty);
		return () => form?.removeEventListener("reset", empty);
	}, []);
	return (
		<Field
			label={label}
			name={name}
			hint={
				withStrength ? (
					<div ref={hint}>
						<Strength typed={typed} />
					</div>
				) : undefined
			}
		>
			{(control) => (
				<div className="relative">
					<Input
						{...control}
						type={shown ? "text" : "password"}
						required
						autoComplete={autoComplete}
						spellCheck={false}
						autoCapitalize="none"
						onChange={(event) => setTyped(event.currentTarget.value)}
						className={onToggle && "pr-12"}
					/>
					{onToggle ? (
						<div className="absolute inset-y-0 right-0">
							<button
								type="button"
								aria-label={shown ? "Hide password" : "Show password"}
								onClick={onToggle}
								className="thumb needs-script inline-flex items-center justify-center text-quiet hover:text-ink"
							>
								<Icon path={shown ? eyeOffIcon : eyeIcon} className="size-5" />
							</button>
						</div>
					) : null}
				</div>
			)}
		</Field>
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
						className={classes(
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
