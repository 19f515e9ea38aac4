import { type FormEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/base/ui/button.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import type { AuthFormResult } from "#app/domain/account/sign-in-forms.ts";
import { AuthMessage } from "./auth-message.tsx";
import { newPasswordProblems } from "./auth-problems.ts";
import { PasswordField } from "./password-field.tsx";

/** A new password, typed twice, after the link of a mail. */
export function ResetPasswordForm({ result }: { result: AuthFormResult | undefined }) {
	const hydrated = useHydrated();
	const busy = useNavigation().state !== "idle";
	const [refused, setRefused] = useState<Record<string, string>>({});
	const [shown, setShown] = useState({ password: false, confirmPassword: false });
	const errors: Record<string, string> = { ...result?.fieldErrors, ...refused };
	const check = (event: FormEvent<HTMLFormElement>) => {
		const found = newPasswordProblems(new FormData(event.currentTarget));
		setRefused(found);
		const first = Object.keys(found)[0];
		if (!first) return;
		event.preventDefault();
		event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
	};
	const field = (name: "password" | "confirmPassword", label: string) => (
		<PasswordField
			label={label}
			name={name}
			autoComplete="new-password"
			shown={shown[name]}
			onToggle={() => setShown({ ...shown, [name]: !shown[name] })}
			withStrength={name === "password"}
			error={errors[name]}
		/>
	);
	return (
		<main id="content" className="container-page flex justify-center py-12">
			<div className="panel w-full max-w-md">
				<h1 className="mb-6 text-3xl">Reset Your Password</h1>
				<Form
					method="post"
					action="/auth/reset-password"
					onSubmit={check}
					noValidate={hydrated}
					className="flex flex-col gap-4"
				>
					<AuthMessage result={result} />
					{field("password", "New Password")}
					{field("confirmPassword", "Confirm New Password")}
					<Button type="submit" size="large" busy={busy} className="mt-2 w-full">
						{busy ? "Updating password..." : "Update Password"}
					</Button>
				</Form>
			</div>
		</main>
	);
}
