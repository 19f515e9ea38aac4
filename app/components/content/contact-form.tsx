import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import {
	type ContactValues,
	contactLimits,
	type MessageKind,
	trapField,
} from "#app/domain/content/contact.ts";

type ContactFormProps = {
	/** What a link or the account has filled in already. */
	prefill: ContactValues;
	result: FormResult | undefined;
};

const kinds = [
	{ value: "question", label: "A question, or anything else" },
	{ value: "takedown", label: "Taking a resume down" },
] satisfies { value: MessageKind; label: string }[];

/** The message to us. Its states: to be filled, sending, sent, and not taken with everything still in it. */
export function ContactForm({ prefill, result }: ContactFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const busy = useNavigation().formAction?.startsWith("/contact") ?? false;
	useEffect(() => {
		const trap = form.current?.elements.namedItem(trapField);
		// Cleared, so that what filled the field by mistake does not do it twice.
		if (result?.success === false) (trap as HTMLInputElement).value = "";
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
			<SelectField
				label="What is it about?"
				name="kind"
				options={kinds}
				defaultValue={prefill.kind}
				className="sm:col-span-2"
			/>
			<Field
				label="Address of the resume’s page"
				name="resumeAddress"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={contactLimits.address}
				defaultValue={prefill.resumeAddress}
				hint="Copy it from your browser. Say below whether the resume is yours or about you."
				className="takedown-field sm:col-span-2"
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
				most={contactLimits.message}
				defaultValue={prefill.message}
				className="sm:col-span-2"
			/>
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
