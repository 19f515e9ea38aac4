import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { FormField } from "#app/components/base/form-field.tsx";
import { TextAreaField } from "#app/components/base/text-area-field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import {
	type ContactResult,
	type ContactValues,
	contactLimits,
	trapField,
} from "#app/domain/content/contact.ts";

type ContactFormProps = {
	/** What a link or the account has filled in already. */
	prefill: ContactValues;
	result: ContactResult | undefined;
};

/** The message to us. Its states: to be filled, sending, sent, and not taken with everything still in it. */
export function ContactForm({ prefill, result }: ContactFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const busy = useNavigation().formAction?.startsWith("/contact") ?? false;
	const errors = result?.fieldErrors ?? {};
	const values = result?.values ?? prefill;
	useEffect(() => {
		if (!result || result.success) return;
		const trap = form.current?.querySelector<HTMLInputElement>(`[name=${trapField}]`);
		// Whatever put something in there must not do so for a second time.
		if (trap) trap.value = "";
		form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [result]);
	return (
		<Form
			ref={form}
			method="post"
			action="/contact"
			preventScrollReset
			className="grid gap-5 sm:grid-cols-2"
		>
			<FormField
				label="Name"
				name="name"
				required
				autoComplete="name"
				maxLength={contactLimits.name}
				defaultValue={values.name}
				error={errors.name}
			/>
			<FormField
				label="Email"
				name="email"
				type="email"
				required
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				defaultValue={values.email}
				error={errors.email}
			/>
			<FormField
				label="Subject"
				name="subject"
				required
				maxLength={contactLimits.subject}
				defaultValue={values.subject}
				error={errors.subject}
				className="sm:col-span-2"
			/>
			<TextAreaField
				label="Message"
				name="message"
				rows={8}
				required
				maxLength={contactLimits.message}
				defaultValue={values.message}
				error={errors.message}
				className="sm:col-span-2"
			/>
			<Trap />
			<div className="grid gap-4 sm:col-span-2">
				{result && !busy ? (
					<Alert kind={result.success ? "success" : "error"}>{result.message}</Alert>
				) : null}
				<Button type="submit" size="large" busy={busy} className="sm:justify-self-start">
					{busy ? "Sending..." : "Send message"}
				</Button>
			</div>
		</Form>
	);
}

/** Out of sight, out of the way of the keyboard and of screen readers. */
function Trap() {
	return (
		<div className="sr-only" aria-hidden="true">
			<label>
				Leave this empty
				<input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
