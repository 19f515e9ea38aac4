import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { Badge } from "#app/components/base/ui/badge.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { accountBadge } from "#app/domain/account/plan-badge.ts";
import type { Viewer } from "#app/domain/base/viewer.ts";
import { CurrentPassword } from "./current-password.tsx";
import { Folded, SettingsSection } from "./settings-section.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

type SettingsAccountProps = { viewer: Viewer; memberSince: string | null; hasPassword: boolean };

/** Whose account it is, its plan, and the form that changes its address. */
export function SettingsAccount({ viewer, memberSince, hasPassword }: SettingsAccountProps) {
	return (
		<SettingsSection id="account" title="Account Information">
			<dl className="fact-list flex flex-wrap gap-x-6 gap-y-2">
				<div className="max-sm:w-full">
					<dt>Email</dt>
					<dd className="wrap-anywhere">{viewer.email}</dd>
				</div>
				<div>
					<dt>Account status</dt>
					<dd>
						<Badge>{accountBadge(viewer.plan)}</Badge>
					</dd>
				</div>
				{memberSince ? (
					<div>
						<dt>Member since</dt>
						<dd>{memberSince}</dd>
					</div>
				) : null}
			</dl>
			<ChangeEmail hasPassword={hasPassword} />
		</SettingsSection>
	);
}

function ChangeEmail({ hasPassword }: { hasPassword: boolean }) {
	const { form, busy, failed, answer } = useSettingsForm("change-email");
	return (
		<Folded title="Change email" isOpen={failed !== undefined}>
			<AnsweredForm {...form} className="mt-4 grid max-w-md gap-4">
				<p className="text-note text-quiet">
					You sign in with your email. It changes only after you confirm the new address with a link
					that we send there.
				</p>
				<FormMessage />
				<Field
					label="New email"
					name="email"
					type="email"
					required
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
				/>
				<CurrentPassword />
				{hasPassword ? null : (
					<p className="text-sm text-quiet">Set a password first: see Password below.</p>
				)}
				<Button type="submit" busy={busy} className="justify-self-start">
					{busy ? "Sending the link" : "Send confirmation link"}
				</Button>
				{/* The toast has said it, and goes. */}
				{answer?.success ? <p className="font-medium wrap-anywhere">{answer.message}</p> : null}
			</AnsweredForm>
		</Folded>
	);
}
