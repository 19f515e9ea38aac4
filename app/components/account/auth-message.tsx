import { FormMessage } from "#app/components/base/form/answered.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";

type AuthMessageProps = {
	result: FormResult | undefined;
	/** Sends the confirmation mail again; offered under the message when given. */
	resend?: () => void;
	isSending?: boolean;
};

/** What the server said to a form, above its fields. */
export function AuthMessage({ result, resend, isSending = false }: AuthMessageProps) {
	const hydrated = useHydrated();
	return (
		<FormMessage answer={result}>
			{resend ? (
				<button
					type={hydrated ? "button" : "submit"}
					formAction="/auth/resend"
					formNoValidate
					disabled={isSending}
					onClick={hydrated ? resend : undefined}
					className="min-h-11 font-medium text-accent underline underline-offset-4"
				>
					{isSending ? "Sending…" : "Resend confirmation email"}
				</button>
			) : null}
		</FormMessage>
	);
}
