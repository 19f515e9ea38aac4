import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { Spinner } from "#app/components/base/ui/spinner.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { AuthMessage } from "./auth-message.tsx";

/** Posts the secret of the address, so that looking at the link does nothing; without scripts a press does it. */
export function VerifyingResetLink({
	code,
	result,
}: {
	code: string;
	result: FormResult | undefined;
}) {
	const form = useRef<HTMLFormElement>(null);
	const busy = useNavigation().state !== "idle";
	useEffect(() => form.current?.requestSubmit(), []);
	return (
		<AnsweredForm action="/auth/reset-password" ref={form} fixed={{ code }} replace>
			<main id="content" className="container-page flex flex-col items-center py-24 text-center">
				{result && !busy ? (
					<AuthMessage result={result} />
				) : (
					<>
						<Spinner className="size-8 text-accent" />
						<h1 className="mt-6 text-2xl">Verifying reset link...</h1>
					</>
				)}
				<Button type="submit" variant="secondary" busy={busy} className="mt-8">
					Continue
				</Button>
			</main>
		</AnsweredForm>
	);
}
