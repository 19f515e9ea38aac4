import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { type ContactValues, contactLimits, trapField } from "#app/domain/content/contact.ts";

type ContactFormProps = {
	/** What a link or the account has filled in already. */
	prefill: ContactValues;
	result: FormResult | undefined;
};

/** The message to us. Its states: to be filled, sending, sent, and not taken with everything still in it. */
export function ContactForm({ prefill, result }: ContactFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const busy = useNavigation().formAction?.startsWith("/contact") ?? false;
	useEffect(() => {
		if (!result || result.success) return;
		const trap = form.current?.querySelector<HTMLInputElement>(`[name=${trapField}]`);
		// Cleared, so that what filled the field by mistake does not do it twice.
		if (trap) trap.value = "";
	}, [result]);
	return (
		<AnsweredForm
			ref={form}
			action="/contact"
			answer={result}
			preventScrollReset
			className="grid gap-5 sm:grid-cols-2"
		>
			<Field
				label="Name"
				name="name"
				required
				autoComplete="name"
				maxLength={contactLimits.name}
				defaultValue={prefill.name}
			/>
			<Field
				label="Email"
				name="email"
				type="email"
				required
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				defaultValue={prefill.email}
			/>
			<Field
				label="Subject"
				name="subject"
				required
				maxLength={contactLimits.subject}
				defaultValue={prefill.subject}
				className="sm:col-span-2"
			/>
			<TextAreaField
				label="Message"
				name="message"
				rows={8}
				required
				maxLength={contactLimits.message}
				defaultValue={prefill.message}
				className="sm:col-span-2"
			/>
			<div className="sm:col-span-2">
				<label className="choice">
					<input
						type="checkbox"
						name="takedown"
						value="true"
						defaultChecked={result?.values?.takedown === "true" && !result.success}
					/>
					It is about a resume here that is mine or about me: please take it down
				</label>
			</div>
			<Trap />
			<div className="grid gap-4 sm:col-span-2">
				{busy ? null : <FormMessage />}
				<Button type="submit" size="large" busy={busy} className="sm:justify-self-start">
					{busy ? "Sending..." : "Send message"}
				</Button>
			</div>
		</AnsweredForm>
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
