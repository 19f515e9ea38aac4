import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { Spinner } from "#app/components/base/ui/spinner.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";

type ConfirmingEmailProps = {
	answer: FormResult | undefined;
	fixed?: Record<string, string>;
	/** What is waited for; without it the page waits for a press. */
	children?: string | undefined;
};

/**
 * What a person sees while a confirmation link is used up. A press does it without scripts, and where a mail gateway
 * that runs those of a page must not do it.
 */
export function ConfirmingEmail({ answer, fixed, children }: ConfirmingEmailProps) {
	const form = useRef<HTMLFormElement>(null);
	const busy = useNavigation().state !== "idle";
	const isByItself = children !== undefined;
	useEffect(() => {
		if (isByItself) form.current?.requestSubmit();
	}, [isByItself]);
	const oneStep = <p className="mt-2 text-quiet">One step is left: press the button.</p>;
	return (
		<AnsweredForm answer={answer} ref={form} fixed={fixed} replace>
			<main id="content" className="container-page flex flex-col items-center py-24 text-center">
				{answer && !busy ? (
					<FormMessage />
				) : isByItself ? (
					<>
						<Spinner className="needs-script size-8 text-accent" />
						<h1 className="mt-6 text-2xl">Confirming your email...</h1>
						<p className="needs-script mt-2 text-quiet">{children}</p>
						<noscript>{oneStep}</noscript>
					</>
				) : (
					<>
						<h1 className="text-2xl">Confirm your email</h1>
						{oneStep}
					</>
				)}
				<Button
					type="submit"
					variant={isByItself ? "secondary" : "primary"}
					busy={busy}
					className="mt-8"
				>
					Confirm my email
				</Button>
			</main>
		</AnsweredForm>
	);
}
