import { Alert } from "#app/components/base/ui/alert.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import type { AuthFormResult } from "#app/domain/account/sign-in-forms.ts";

type AuthMessageProps = {
	result: AuthFormResult | undefined;
	/** Sends the confirmation mail again; offered under the message when given. */
	resend?: () => void;
	isSending?: boolean;
};

/** What the server said to a form, above its fields. */
export function AuthMessage({ result, resend, isSending = false }: AuthMessageProps) {
	const hydrated = useHydrated();
	if (!result?.message) return null;
	return (
		<Alert kind={result.message.kind}>
			<p>{result.message.text}</p>
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
		</Alert>
	);
}
