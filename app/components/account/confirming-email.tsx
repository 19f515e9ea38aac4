import { FormMessage } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { Spinner } from "#app/components/base/ui/spinner.tsx";

/** What a person sees while a confirmation link is used up; without scripts a press does it. */
export function ConfirmingEmail({ busy, hasFailed }: { busy: boolean; hasFailed: boolean }) {
	return (
		<main id="content" className="container-page flex flex-col items-center py-24 text-center">
			{hasFailed && !busy ? (
				<FormMessage />
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
