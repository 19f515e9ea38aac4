import { useState } from "react";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { PasswordField } from "./password-field.tsx";
import { Folded, SettingsSection } from "./settings-section.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

/** A new password for somebody who knows the old one; by mail for somebody who has none. */
export function SettingsPassword({
	hasPassword,
	signsInWithGoogle,
}: {
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
			{hasPassword ? <ChangePassword /> : <SetPassword />}
		</SettingsSection>
	);
}

function ChangePassword() {
	const { Form, form, busy, errors, failure, hasFailed } = useSettingsForm("change-password");
	const [shown, setShown] = useState(false);
	return (
		<Folded title="Change your password" isOpen={hasFailed}>
			<Form ref={form} method="post" action="/settings" className="mt-4 grid max-w-md gap-4">
				<input type="hidden" name="intent" value="change-password" />
				{failure ? <Alert kind="error">{failure}</Alert> : null}
				<PasswordField
					label="Current password"
					name="currentPassword"
					autoComplete="current-password"
					shown={shown}
					onToggle={() => setShown(!shown)}
					error={errors.currentPassword}
				/>
				<PasswordField
					label="New password"
					name="password"
					autoComplete="new-password"
					shown={shown}
					withStrength
					error={errors.password}
				/>
				<PasswordField
					label="Confirm new password"
					name="confirmPassword"
					autoComplete="new-password"
					shown={shown}
					error={errors.confirmPassword}
				/>
				<Button type="submit" busy={busy} className="justify-self-start">
					{busy ? "Changing password" : "Change password"}
				</Button>
			</Form>
		</Folded>
	);
}

function SetPassword() {
	const { Form, form, busy, failure } = useSettingsForm("mail-password-link");
	return (
		<Form ref={form} method="post" action="/settings" className="grid max-w-md gap-3">
			<input type="hidden" name="intent" value="mail-password-link" />
			{failure ? <Alert kind="error">{failure}</Alert> : null}
			<p>Your account has no password. We can email you a link to set one.</p>
			<Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
				{busy ? "Sending" : "Email me a link"}
			</Button>
		</Form>
	);
}
