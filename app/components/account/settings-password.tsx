import { useState } from "react";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { PasswordField } from "./password-field.tsx";
import { Folded, SettingsSection } from "./settings-section.tsx";
import { useSettingsForm } from "./use-settings-form.ts";
import { WhosePassword } from "./whose-password.tsx";

/** A new password for a person who knows the old one; by mail for a person who has none. */
export function SettingsPassword({
	email,
	hasPassword,
	signsInWithGoogle,
}: {
	email: string;
	hasPassword: boolean;
	signsInWithGoogle: boolean;
}) {
	return (
		<SettingsSection
			id="password"
			title="Password"
			lead={
				signsInWithGoogle
					? "You can also sign in with Google."
					: "Changing it signs out every other device."
			}
		>
			{hasPassword ? <ChangePassword email={email} /> : <SetPassword />}
		</SettingsSection>
	);
}

function ChangePassword({ email }: { email: string }) {
	const { form, busy, failed } = useSettingsForm("change-password");
	const [shown, setShown] = useState(false);
	return (
		<Folded title="Change your password" isOpen={failed !== undefined}>
			<AnsweredForm {...form} className="mt-4 grid max-w-md gap-4">
				<FormMessage />
				<WhosePassword email={email} />
				<PasswordField
					label="Current password"
					name="currentPassword"
					autoComplete="current-password"
					shown={shown}
					onToggle={() => setShown(!shown)}
				/>
				<PasswordField
					label="New password"
					name="password"
					autoComplete="new-password"
					shown={shown}
					withStrength
				/>
				<PasswordField
					label="Confirm new password"
					name="confirmPassword"
					autoComplete="new-password"
					shown={shown}
				/>
				<Button type="submit" busy={busy} className="justify-self-start">
					{busy ? "Changing password" : "Change password"}
				</Button>
			</AnsweredForm>
		</Folded>
	);
}

function SetPassword() {
	const { form, busy } = useSettingsForm("mail-password-link");
	return (
		<AnsweredForm {...form} className="grid max-w-md gap-3">
			<FormMessage />
			<p>Your account has no password. We can email you a link to set one.</p>
			<Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
				{busy ? "Sending" : "Email me a link"}
			</Button>
		</AnsweredForm>
	);
}
