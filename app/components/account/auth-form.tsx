import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useNavigation } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { AuthMessage } from "./auth-message.tsx";
import { authProblems } from "./auth-problems.ts";
import type { AuthTab } from "./auth-tab.ts";
import { ForgotLink } from "./forgot-link.tsx";
import { GoogleButton } from "./google-button.tsx";
import { PasswordField } from "./password-field.tsx";
import { useChecked } from "./use-checked.ts";

type AuthFormProps = {
	tab: AuthTab;
	/** In the dialog: shows another tab there. On a page links lead to the other page. */
	onTab?: (tab: AuthTab) => void;
	/** Where signing in leads; travels with the form. */
	returnTo?: string;
	/** Over something typed, which signing in by another page must not take away. */
	onSignedIn?: () => void;
	/** What was typed into the form before this one. */
	email?: string;
	/** Called with the address as it is typed, so that the next form can start with it. */
	onEmail?: (email: string) => void;
	/** What the action answered: of the page's action data, or of the dialog's fetcher. */
	result?: FormResult;
	/** In the dialog the form is posted by this fetcher; on a page it navigates. */
	fetcher?: ReturnType<typeof useFetcher<FormResult>>;
};

const words = {
	signin: { action: "/auth/signin", submit: "Sign In", busy: "Signing in" },
	signup: { action: "/auth/signup", submit: "Sign Up", busy: "Creating your account" },
	reset: { action: "/auth/forgot-password", submit: "Send Reset Email", busy: "Sending" },
};

/** Sign in, sign up or ask for a reset: the same form on its page, where it works without scripts, and in the dialog. */
export function AuthForm(props: AuthFormProps) {
	const { tab, onTab, returnTo, onSignedIn, email, onEmail, result, fetcher } = props;
	const hydrated = useHydrated();
	const navigation = useNavigation();
	const resend = useFetcher<FormResult>();
	const { refuse, form: checked } = useChecked(result, (data) => authProblems(data, tab));
	const [shown, setShown] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const { action, submit, busy: busyWord } = words[tab];
	// In the dialog nothing is left to press once a person is signed in: it goes on, and closes.
	const busy = fetcher
		? fetcher.state !== "idle" || (result?.success && !result.message)
		: navigation.formAction?.startsWith(action);

	// A visitor may have begun to type before the scripts came.
	const begun = useEffectEvent(() => {
		const field = form.current?.elements.namedItem("email");
		if (field instanceof HTMLInputElement && field.value !== "") onEmail?.(field.value);
	});
	useEffect(() => begun(), []);

	const sendAgain = () => {
		const data = new FormData(form.current ?? undefined);
		const email = String(data.get("email") ?? "").trim();
		if (email === "") return refuse({ email: messages.resend.emailMissing });
		const fields = { email, returnTo: returnTo ?? "", from: "dialog" };
		resend.submit(fields, { method: "post", action: "/auth/resend" });
	};

	const forgotLink = <ForgotLink tab={tab} onTab={onTab} returnTo={returnTo} email={email} />;
	return (
		<>
			<AnsweredForm
				as={fetcher?.Form}
				ref={form}
				// The page that a refused form comes back on knows by its address where signing in leads.
				action={
					!fetcher && returnTo && returnTo !== "/"
						? `${action}?${new URLSearchParams({ returnTo })}`
						: action
				}
				{...checked}
				fixed={{ returnTo: returnTo ?? "", from: fetcher ? "dialog" : "" }}
				noValidate={hydrated}
				data-sent={result?.success || undefined}
				className="flex flex-col gap-4"
			>
				{fetcher && <AtHand page={action} />}
				<AtHand page="/auth/resend" />
				{hydrated && !navigator.cookieEnabled && (
					<FormMessage answer={{ message: messages.signIn.noCookies }} />
				)}
				<AuthMessage
					result={resend.data ?? result}
					// "Check your email" can be followed by another mail, and that by one more.
					resend={resend.data || result?.kind === "info" ? sendAgain : undefined}
					isSending={resend.state !== "idle"}
				/>
				<Field
					label="Email"
					name="email"
					type="email"
					required
					autoComplete={tab === "signin" ? "username webauthn" : "email"}
					spellCheck={false}
					defaultValue={email}
					onInput={(event) => onEmail?.(event.currentTarget.value)}
				/>
				{tab !== "reset" && (
					<PasswordField
						key={tab}
						label="Password"
						shown={shown}
						onToggle={() => setShown(!shown)}
						name="password"
						autoComplete={tab === "signin" ? "current-password" : "new-password"}
						withStrength={tab === "signup"}
					/>
				)}
				{tab === "signup" && (
					<PasswordField
						label="Confirm password"
						shown={shown}
						name="confirmPassword"
						autoComplete="new-password"
					/>
				)}
				{tab === "signin" && forgotLink}
				<Button type="submit" size="large" busy={busy} className="w-full">
					{busy ? busyWord : submit}
				</Button>
				{tab === "reset" && forgotLink}
			</AnsweredForm>
			{tab !== "reset" && <GoogleButton returnTo={returnTo} onSignedIn={onSignedIn} />}
			{tab === "signup" && <SignUpTerms />}
		</>
	);
}

/** What a new member agrees to. The links leave what was typed where it is. */
const SignUpTerms = () => (
	<p className="mt-4 text-sm text-quiet">
		By creating an account you accept the <NewTab to="/terms">terms of service</NewTab>. The{" "}
		<NewTab to="/privacy">privacy policy</NewTab> says what we keep. Now and then we email tips and
		offers; you can switch them off.
	</p>
);

const NewTab = ({ to, children }: { to: string; children: string }) => (
	<a href={to} target="_blank" className="underline underline-offset-4" rel="noopener">
		{children}
		<span className="sr-only"> (opens in a new tab)</span>
	</a>
);
