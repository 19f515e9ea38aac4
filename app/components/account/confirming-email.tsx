import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { Spinner } from "#app/components/base/ui/spinner.tsx";

/** What a person sees while a confirmation link is used up; without scripts a press does it. */
export function ConfirmingEmail({ busy, failure }: { busy: boolean; failure?: string }) {
	return (
		<main id="content" className="container-page flex flex-col items-center py-24 text-center">
			{failure && !busy ? (
				<Alert kind="error">{failure}</Alert>
			) : (
				<>
					<Spinner className="size-8 text-accent" />
					<h1 className="mt-6 text-2xl">Confirming your email...</h1>
					<p className="mt-2 text-quiet">Please wait while we verify your account.</p>
				</>
			)}
			<Button type="submit" variant="secondary" busy={busy} className="mt-8">
				Confirm my email
			</Button>
		</main>
	);
}
