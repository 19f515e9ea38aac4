import { useEffect, useMemo, useRef } from "react";
import { useNavigation } from "react-router";
import PasskeyButton from "#app/components/account/passkeys/key-button.tsx";
import { AtHand } from "#app/components/base/at-hand.tsx";
import {
	AnsweredForm,
	type AnsweredFormProps,
	FormMessage,
} from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { Logo } from "#app/components/base/logo.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { DashboardRole } from "#app/domain/admin/dashboard-roles.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { CodeField } from "./roles/code-field.tsx";

type AdminGateProps = {
	returnTo: string;
	/** The person of the team who looks, if one is signed in. */
	member?: GateMember | null;
	/** The passcode needs a code beside it. */
	asksForCode?: boolean;
	answer?: FormResult | undefined;
};
type GateMember = { email: string; role: DashboardRole; mayEnter: boolean };

/** The door of the dashboard. A wrong passcode is said and cleared. */
export default function AdminGate({ returnTo, member, asksForCode, answer }: AdminGateProps) {
	const { state, formData } = useNavigation();
	const busy = state !== "idle";
	const isMembers = answer?.values?.intent === "member";
	return (
		<main id="content" className="container-page flex min-h-dvh flex-col items-center py-12">
			<a href="/" className="thumb inline-flex items-center">
				<Logo />
			</a>
			<div className="mt-10 w-full max-w-sm rounded-md border border-hairline bg-raised p-6">
				<h1 className="mb-4 text-2xl">Admin Access</h1>
				{member?.mayEnter || isMembers ? (
					<AnsweredForm
						action="/admin"
						answer={isMembers && !busy ? answer : undefined}
						fixed={{ intent: "member", returnTo }}
						className="mb-5 grid gap-3 border-b border-hairline pb-5"
					>
						<FormMessage />
						{member?.mayEnter ? (
							<>
								<p className="text-note text-quiet wrap-anywhere">
									Signed in with a passkey as {member.email}, {member.role}.
								</p>
								<Button type="submit" size="large" busy={formData?.get("intent") === "member"}>
									Open the dashboard
								</Button>
							</>
						) : null}
					</AnsweredForm>
				) : null}
				<PasscodeForm
					busy={busy}
					asksForCode={asksForCode}
					answer={isMembers ? undefined : answer}
					fixed={{ returnTo }}
				/>
				<PasskeyButton
					label="Open with a passkey"
					fixed={{ dashboard: "true", returnTo }}
					className="mt-4"
				/>
			</div>
		</main>
	);
}

type PasscodeFormProps = Pick<
	AnsweredFormProps,
	"as" | "answer" | "fixed" | "defaultShouldRevalidate"
> & {
	busy: boolean;
	/** Else the code is asked for when the passcode was right. */
	asksForCode?: boolean | undefined;
};

/** A passcode that was wrong goes; one that is not at fault, or that nobody has read, stays to be sent again. */
export function PasscodeForm({ busy, asksForCode, answer, ...rest }: PasscodeFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const error = answer?.fieldErrors?.passcode ?? answer?.message;
	// Whatever was said is about the passcode, or about the code beside it.
	const refused = useMemo(
		() => answer && { ...answer, fieldErrors: { passcode: error ?? "", ...answer.fieldErrors } },
		[answer, error],
	);
	const needsCode = asksForCode || answer?.fieldErrors?.code || answer?.values?.code !== undefined;
	useEffect(() => {
		const field = form.current?.querySelector<HTMLInputElement>("[name=passcode]");
		if (busy || !error || answer?.isUnread || !field) return;
		field.value = "";
	}, [busy, error, answer]);
	return (
		<AnsweredForm
			{...rest}
			ref={form}
			action="/admin"
			answer={busy ? undefined : refused}
			className="grid gap-4"
		>
			{/* It stands at the address of every page that is locked. */}
			<AtHand page="/admin" />
			<Field
				label="Passcode"
				name="passcode"
				type="password"
				required
				autoComplete="current-password"
			/>
			{needsCode ? <CodeField /> : null}
			<Button type="submit" size="large" busy={busy}>
				Access Admin
			</Button>
		</AnsweredForm>
	);
}
