import { Link, useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { undo } from "#app/domain/base/messages/account.ts";

const linkLook =
	"inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4";

/** Takes an account back to the address that it was moved away from, by a link of a mail. */
export function UndoEmailChange({ answer }: { answer: FormResult | undefined }) {
	const busy = useNavigation().state !== "idle";
	const failure = answer?.message;
	const isOver = failure === undo.invalid || failure === undo.used;
	return (
		<main id="content" className="container-page flex justify-center py-12">
			<div className="panel w-full max-w-md">
				<h1 className="text-3xl">Undo the change of email</h1>
				<AnsweredForm answer={answer} className="mt-4 grid gap-4">
					<FormMessage />
					{isOver ? (
						<p className="flex flex-wrap gap-x-6">
							<Link to="/contact" className={linkLook}>
								Write to us
							</Link>
							<Link to="/auth/forgot-password" className={linkLook}>
								Forgot your password?
							</Link>
						</p>
					) : (
						<>
							<p>
								Your account goes back to the address that this link was sent to. Its password stops
								working, every device is signed out, and you choose a new password right away.
							</p>
							<Button type="submit" size="large" busy={busy}>
								{busy ? "Undoing..." : "Undo the change"}
							</Button>
						</>
					)}
				</AnsweredForm>
			</div>
		</main>
	);
}
