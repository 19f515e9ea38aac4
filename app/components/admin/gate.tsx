import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { AnsweredForm, type AnsweredFormProps } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { Logo } from "#app/components/base/logo.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";

type AdminGateProps = {
	returnTo: string;
	answer?: FormResult | undefined;
};

/** The door of the dashboard. A wrong passcode is said and cleared. */
export function AdminGate({ returnTo, answer }: AdminGateProps) {
	const busy = useNavigation().state !== "idle";
	return (
		<main id="content" className="container-page flex min-h-dvh flex-col items-center py-12">
			<a href="/" className="thumb inline-flex items-center">
				<Logo />
			</a>
			<div className="mt-10 w-full max-w-sm rounded-md border border-hairline bg-raised p-6">
				<h1 className="mb-4 text-2xl">Admin Access</h1>
				<PasscodeForm busy={busy} answer={answer} fixed={{ returnTo }} />
			</div>
		</main>
	);
}

type PasscodeFormProps = Pick<AnsweredFormProps, "as" | "answer" | "fixed"> & {
	busy: boolean;
};

/** A passcode that was wrong goes; one that nobody has read stays, to be sent again. */
export function PasscodeForm({ busy, answer, ...rest }: PasscodeFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const error = answer?.fieldErrors?.passcode ?? answer?.message;
	useEffect(() => {
		if (busy || !error || answer?.isUnread) return;
		form.current?.reset();
		form.current?.querySelector<HTMLInputElement>("[name=passcode]")?.focus();
	}, [busy, error, answer]);
	return (
		<AnsweredForm
			{...rest}
			ref={form}
			action="/admin"
			answer={busy ? undefined : answer}
			className="grid gap-4"
		>
			<Field
				label="Passcode"
				name="passcode"
				type="password"
				required
				autoComplete="current-password"
				error={busy ? undefined : error}
			/>
			<Button type="submit" size="large" busy={busy}>
				Access Admin
			</Button>
		</AnsweredForm>
	);
}
