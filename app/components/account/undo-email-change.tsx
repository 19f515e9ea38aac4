import { Form, useNavigation } from "react-router";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";

/** Takes an account back to the address that it was moved away from, by a link of a mail. */
export function UndoEmailChange({ failure }: { failure: string | null }) {
	const busy = useNavigation().state !== "idle";
	return (
		<main id="content" className="container-page flex justify-center py-12">
			<div className="panel w-full max-w-md">
				<h1 className="text-3xl">Undo the change of email</h1>
				<Form method="post" className="mt-4 grid gap-4">
					{failure ? <Alert kind="error">{failure}</Alert> : null}
					<p>
						Your account goes back to the address that this link was sent to. Its password stops
						working, every device is signed out, and you choose a new password right away.
					</p>
					<Button type="submit" size="large" busy={busy}>
						{busy ? "Undoing..." : "Undo the change"}
					</Button>
				</Form>
			</div>
		</main>
	);
}
