import { useState } from "react";
import { useNavigation } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { AuthMessage } from "./auth-message.tsx";
import { newPasswordProblems } from "./auth-problems.ts";
import { PasswordField } from "./password-field.tsx";
import { useChecked } from "./use-checked.ts";
import { WhosePassword } from "./whose-password.tsx";

type ResetPasswordFormProps = { email: string | null; result: FormResult | undefined };

/** A new password, typed twice, after the link of a mail. */
export function ResetPasswordForm({ email, result }: ResetPasswordFormProps) {
	const hydrated = useHydrated();
	const busy = useNavigation().state !== "idle";
	const [shown, setShown] = useState({ password: false, confirmPassword: false });
	const field = (name: "password" | "confirmPassword", label: string) => (
		<PasswordField
			label={label}
			name={name}
			autoComplete="new-password"
			shown={shown[name]}
			onToggle={() => setShown({ ...shown, [name]: !shown[name] })}
			withStrength={name === "password"}
		/>
	);
	return (
		<main id="content" className="container-page flex justify-center py-12">
			<div className="panel w-full max-w-md">
				<h1 className="mb-6 text-3xl">Reset Your Password</h1>
				<AnsweredForm
					action="/auth/reset-password"
					{...useChecked(result, newPasswordProblems).form}
					noValidate={hydrated}
					className="flex flex-col gap-4"
				>
					<WhosePassword email={email} />
					<AuthMessage result={result} />
					{field("password", "New Password")}
					{field("confirmPassword", "Confirm New Password")}
					<Button type="submit" size="large" busy={busy} className="mt-2 w-full">
						{busy ? "Updating password..." : "Update Password"}
					</Button>
				</AnsweredForm>
			</div>
		</main>
	);
}
