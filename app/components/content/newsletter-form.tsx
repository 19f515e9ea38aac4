import { useEffect } from "react";
import { useFetcher } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button } from "#app/components/base/ui/button.tsx";
import type { SignupSource } from "#app/domain/account/newsletter.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";

/** Leaves an address for the monthly mail. Its states: to be filled, saving, done. */
export function NewsletterForm({ source }: { source: SignupSource }) {
	const { Form, data, state } = useFetcher<FormResult>();
	const busy = state !== "idle";
	useEffect(() => {
		if (data?.message) showToast(data.success ? "success" : "error", data.message);
	}, [data]);
	if (data?.success) {
		return (
			<div ref={takeFocus} role="status" tabIndex={-1} className="panel">
				<p className="font-serif text-2xl">You're in!</p>
				<p className="mt-2 text-quiet">
					One step left: we sent you an email with a link. Open it, and the next monthly email is
					yours.
				</p>
			</div>
		);
	}
	return (
		<AnsweredForm
			as={Form}
			action="/newsletter"
			answer={data}
			fixed={{ source }}
			className="@container"
		>
			<AtHand page="/newsletter" />
			<div className="flex flex-wrap items-start gap-3">
				<Field
					label="Email"
					name="email"
					type="email"
					required
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					placeholder="you@example.com"
					error={data?.message}
					className="min-w-[min(14rem,100%)] flex-1"
				/>
				<Button type="submit" busy={busy} className="@sm:mt-[1.65625rem]">
					{busy ? "Saving" : "Keep me posted"}
				</Button>
			</div>
		</AnsweredForm>
	);
}

/** The form that held the focus is gone. */
const takeFocus = (panel: HTMLElement | null) => panel?.focus({ preventScroll: true });
