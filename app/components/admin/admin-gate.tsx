import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { FormField } from "../form-field.tsx";
import { Logo } from "../logo.tsx";
import { Button } from "../ui/button.tsx";

type AdminGateProps = {
	returnTo: string;
	error?: string | undefined;
	/** Nobody has read the passcode: it stays, to be sent again. */
	isUnread?: boolean;
};

/** The door of the dashboard. A wrong passcode is said and cleared. */
export function AdminGate({ returnTo, error, isUnread = false }: AdminGateProps) {
	const busy = useNavigation().state !== "idle";
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (busy || !error || isUnread) return;
		form.current?.reset();
		form.current?.querySelector<HTMLInputElement>("[name=passcode]")?.focus();
	}, [busy, error, isUnread]);
	return (
		<main id="content" className="container-page flex min-h-dvh flex-col items-center py-12">
			<a href="/" className="thumb inline-flex items-center">
				<Logo />
			</a>
			<Form
				ref={form}
				method="post"
				action="/admin"
				className="mt-10 flex w-full max-w-sm flex-col gap-4 rounded-md border border-hairline bg-raised p-6"
			>
				<h1 className="text-2xl">Admin Access</h1>
				<input type="hidden" name="returnTo" value={returnTo} />
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
		</main>
	);
}
