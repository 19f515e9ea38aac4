import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { Spinner } from "#app/components/base/ui/spinner.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";

type ConfirmingEmailProps = {
	answer: FormResult | undefined;
	fixed?: Record<string, string>;
	/** What is waited for. */
	children: string;
};

/** What a person sees while a confirmation link is used up; without scripts a press does it. */
export function ConfirmingEmail({ answer, fixed, children }: ConfirmingEmailProps) {
	const form = useRef<HTMLFormElement>(null);
	const busy = useNavigation().state !== "idle";
	useEffect(() => form.current?.requestSubmit(), []);
	return (
		<AnsweredForm answer={answer} ref={form} fixed={fixed} replace>
			<main id="content" className="container-page flex flex-col items-center py-24 text-center">
				{answer && !busy ? (
					<FormMessage />
				) : (
					<>
						<Spinner className="needs-script size-8 text-accent" />
						<h1 className="mt-6 text-2xl">Confirming your email...</h1>
						<p className="needs-script mt-2 text-quiet">{children}</p>
						<noscript>
							<p className="mt-2 text-quiet">One step is left: press the button.</p>
						</noscript>
					</>
				)}
				<Button type="submit" variant="secondary" busy={busy} className="mt-8">
					Confirm my email
				</Button>
			</main>
		</AnsweredForm>
	);
}
