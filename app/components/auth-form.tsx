import { type FormEvent, useId, useRef, useState } from "react";
import { Form, useFetcher, useNavigation } from "react-router";
import type { AuthFormResult } from "#app/domain/auth-form.ts";
import { messages } from "#app/domain/messages.ts";
import { passwordProblem } from "#app/domain/password.ts";
import type { AuthTab } from "./auth-dialog-provider.tsx";
import { FormField } from "./form-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { Alert } from "./ui/alert.tsx";
import { Button } from "./ui/button.tsx";
import { useHydrated } from "./use-hydrated.ts";

type AuthFormProps = {
	tab: AuthTab;
	/** Where signing in leads; travels with the form. */
	returnTo?: string;
	/** What the action answered: of the page's action data, or of the dialog's fetcher. */
	result?: AuthFormResult;
	/** In the dialog the form is posted by this fetcher; on a page it navigates. */
	fetcher?: ReturnType<typeof useFetcher<AuthFormResult>>;
};

const words = {
	signin: { submit: "Sign In", busy: "Signing in" },
	signup: { submit: "Sign Up", busy: "Creating your account" },
};

/** Sign in or sign up: the same form on its page, where it works without scripts, and in the dialog. */
export function AuthForm({ tab, returnTo, result, fetcher }: AuthFormProps) {
	const hydrated = useHydrated();
	const navigation = useNavigation();
	const resend = useFetcher<AuthFormResult>();
	const [refused, setRefused] = useState<Record<string, string>>({});
	const [shown, setShown] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const messageId = useId();
	const action = `/auth/${tab}`;
	const busy = fetcher ? fetcher.state !== "idle" : navigation.formAction?.startsWith(action);
	const answer = resend.data ?? result;
	const errors: Record<string, string> = { ...result?.fieldErrors, ...refused };
	const PostForm = fetcher?.Form ?? Form;

	const check = (event: FormEvent<HTMLFormElement>) => {
		const found = fieldProblems(new FormData(event.currentTarget), tab);
		setRefused(found);
		const first = Object.keys(found)[0];
		if (!first) return;
		event.preventDefault();
		event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
	};
	const sendAgain = () => {
		const email = String(new FormData(form.current ?? undefined).get("email") ?? "").trim();
		if (email === "") setRefused({ email: messages.resend.emailMissing });
		else resend.submit({ email, from: "dialog" }, { method: "post", action: "/auth/resend" });
	};

	return (
		<PostForm
			ref={form}
			method="post"
			action={action}
			onSubmit={check}
			noValidate={hydrated}
			aria-describedby={messageId}
			className="flex flex-col gap-4"
		>
			{returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
			{fetcher ? <input type="hidden" name="from" value="dialog" /> : null}
			<div id={messageId} className="empty:hidden">
				{answer?.message ? (
					<Alert kind={answer.message.kind}>
						<p>{answer.message.text}</p>
						{answer.message.kind === "info" || resend.data ? (
							<button
								type={hydrated ? "button" : "submit"}
								formAction="/auth/resend"
								formNoValidate
								disabled={resend.state !== "idle"}
								onClick={hydrated ? sendAgain : undefined}
								className="min-h-11 font-medium text-accent underline underline-offset-4"
							>
								{resend.state === "idle" ? "Resend confirmation email" : "Sending…"}
							</button>
						) : null}
					</Alert>
				) : null}
			</div>
			<FormField
				label="Email"
				name="email"
				type="email"
				required
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				defaultValue={result?.values?.email}
				error={errors.email}
			/>
			<PasswordField
				key={tab}
				label="Password"
				shown={shown}
				onToggle={() => setShown(!shown)}
				name="password"
				autoComplete={tab === "signin" ? "current-password" : "new-password"}
				withStrength={tab === "signup"}
				error={errors.password}
			/>
			{tab === "signup" ? (
				<PasswordField
					label="Confirm password"
					shown={shown}
					name="confirmPassword"
					autoComplete="new-password"
					error={errors.confirmPassword}
				/>
			) : null}
			<Button type="submit" size="large" busy={busy} className="mt-2 w-full">
				{busy ? words[tab].busy : words[tab].submit}
			</Button>
		</PostForm>
	);
}

/** The sentences about fields that need not be sent at all, by name and in the form's order. */
export function fieldProblems(data: FormData, tab: AuthTab): Record<string, string> {
	const found: Record<string, string> = {};
	const text = (name: string) => String(data.get(name) ?? "");
	const email = text("email").trim();
	if (email === "") found.email = messages.email.missing;
	else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email)) found.email = messages.email.invalid;
	const password = text("password");
	if (password === "") found.password = messages.password.missing;
	else if (tab === "signup") {
		const problem = passwordProblem(password);
		if (problem) found.password = problem;
		else if (password !== text("confirmPassword")) {
			found.confirmPassword = messages.password.mismatch;
		}
	}
	return found;
}
