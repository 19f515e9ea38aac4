import { Field } from "#app/components/base/form/field.tsx";
import type { PersonFile } from "#app/domain/admin/person-file.ts";
import { count } from "#app/domain/base/count.ts";
import { ReasonForm } from "../reason-form.tsx";

/** Whether a form that was sent from the page is still on it: what it answers is said elsewhere if it is not. */
export function hasSupportForm(
	{ isConfirmed, stopped, sessions }: PersonFile,
	intent: string | undefined,
): boolean {
	if (intent === "mail-confirmation") return !stopped && !isConfirmed;
	if (intent === "sign-out") return sessions > 0;
	if (intent === "reopen") return stopped !== null;
	return !stopped || !["mail-reset", "change-address", "stop"].includes(intent ?? "");
}

/** What support does about an account; what cannot be undone stands last and is confirmed. */
export function SupportForms({ person }: { person: PersonFile }) {
	const { email, isConfirmed, stopped, sessions } = person;
	return (
		<>
			{stopped ? null : (
				<>
					{isConfirmed ? null : (
						<ReasonForm
							intent="mail-confirmation"
							summary="Send the confirmation again"
							button="Send the confirmation"
							note={`A new link to confirm the address goes to ${email}. It works for 24 hours.`}
						/>
					)}
					<ReasonForm
						intent="mail-reset"
						summary="Send a link for a new password"
						button="Send the link"
						note={`It goes to ${email} and works for 1 hour. Until it is used, nothing changes.`}
					/>
					<ReasonForm
						intent="change-address"
						summary="Change the address"
						button="Change the address"
						note="Both addresses are told. Every device is signed out, and nobody signs in before the new address is confirmed. For seven days the old address can take the account back."
					>
						<Field
							label="New address"
							name="email"
							type="email"
							required
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
						/>
					</ReasonForm>
				</>
			)}
			{sessions > 0 ? (
				<ReasonForm
					intent="sign-out"
					summary={`Sign out ${count(sessions, "browser")}`}
					button="End every session"
					note="The person can sign in again at once, with the same password."
				/>
			) : null}
			{stopped ? (
				<ReasonForm
					intent="reopen"
					summary="Open the account again"
					button="Open the account"
					note="The person can sign in as before, and is told by email. A subscription that was told to end is theirs to resume."
				/>
			) : (
				<ReasonForm
					intent="stop"
					isDanger
					summary="Stop the account"
					button="Stop the account"
					note="Nobody can sign in, every device is signed out, and a subscription ends with its period. Everything is kept. The person is told by email."
				/>
			)}
			<ReasonForm
				intent="erase"
				isDanger
				summary="Delete the account"
				button="Delete the account for good"
				note="This cannot be undone. A subscription ends at once, without a refund. Payments are kept for the accounts, without the person. The person is told by email."
			>
				<Field
					label="Type the address of this account to confirm"
					name="confirm"
					required
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					hint={email}
				/>
			</ReasonForm>
		</>
	);
}
