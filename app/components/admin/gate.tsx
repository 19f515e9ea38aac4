import { type ReactNode, useEffect, useRef } from "react";
import { Form, type FormProps, useNavigation } from "react-router";
import { FormField } from "#app/components/base/form-field.tsx";
import { Logo } from "#app/components/base/logo.tsx";
import { Button } from "#app/components/base/ui/button.tsx";

type AdminGateProps = {
	returnTo: string;
	error?: string | undefined;
	/** Nobody has read the passcode: it stays, to be sent again. */
	isUnread?: boolean;
};

/** The door of the dashboard. A wrong passcode is said and cleared. */
export function AdminGate({ returnTo, error, isUnread = false }: AdminGateProps) {
	const busy = useNavigation().state !== "idle";
	return (
		<main id="content" className="container-page flex min-h-dvh flex-col items-center py-12">
			<a href="/" className="thumb inline-flex items-center">
				<Logo />
			</a>
			<div className="mt-10 w-full max-w-sm rounded-md border border-hairline bg-raised p-6">
				<h1 className="mb-4 text-2xl">Admin Access</h1>
				<PasscodeForm Form={Form} busy={busy} error={error} isUnread={isUnread}>
					<input type="hidden" name="returnTo" value={returnTo} />
				</PasscodeForm>
			</div>
		</main>
	);
}

type PasscodeFormProps = Omit<AdminGateProps, "returnTo"> & {
	Form: React.ElementType<FormProps>;
	busy: boolean;
	/** What goes with the passcode. */
	children: ReactNode;
};

export function PasscodeForm({ Form, busy, error, isUnread = false, children }: PasscodeFormProps) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (busy || !error || isUnread) return;
		form.current?.reset();
		form.current?.querySelector<HTMLInputElement>("[name=passcode]")?.focus();
	}, [busy, error, isUnread]);
	return (
		<Form ref={form} method="post" action="/admin" className="grid gap-4">
			{children}
			<FormField
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
		</Form>
	);
}
