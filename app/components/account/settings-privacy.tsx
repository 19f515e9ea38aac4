import { href, Link } from "react-router";
import { FileLink } from "#app/components/base/downloads/file-link.tsx";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { CheckField } from "#app/components/base/form/check-field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { brand } from "#app/content/brand.ts";
import { outcomePage } from "#app/domain/account/outcome.ts";
import { settings as messages } from "#app/domain/base/messages/settings.ts";
import { billingAddresses } from "#app/domain/billing/plan-forms.ts";
import type { OrderView } from "#app/domain/billing/plan-view.ts";
import { responsePromise } from "#app/domain/content/contact.ts";
import { CurrentPassword } from "./current-password.tsx";
import { Folded, SettingsSection } from "./settings-section.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

const linkLook =
	"inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4";

export function SettingsSupport() {
	return (
		<SettingsSection id="support" title="Support & Contact" lead={responsePromise}>
			<p className="-mb-2 flex flex-wrap gap-x-6">
				<a href={`mailto:${brand.supportAddress}`} className={`${linkLook} break-all`}>
					{brand.supportAddress}
				</a>
				<Link to="/contact" className={linkLook}>
					Write to us
				</Link>
				<Link to="/pricing#faq" className={linkLook}>
					View FAQ
				</Link>
				<Link to={outcomePage} className={linkLook}>
					I got an offer
				</Link>
			</p>
		</SettingsSection>
	);
}

/** The encrypted comparisons in an account. */
export type SealedFacts = { size: string; since: string };

/** The rules, the export of the person's data, and the deletion of the account. */
export function SettingsPrivacy({
	isSubscribed,
	orders,
	sealed,
	contributed,
}: {
	isSubscribed: boolean;
	orders: readonly OrderView[];
	/** The resumes that the person has contributed, published and not withdrawn. */
	contributed: readonly { id: string; title: string }[];
	/** Null of none. */
	sealed: SealedFacts | null;
}) {
	return (
		<SettingsSection id="privacy" title="Privacy & Security">
			<p className="-mb-2 flex flex-wrap gap-x-6">
				<Link to="/privacy" className={linkLook}>
					Privacy policy
				</Link>
				<Link to="/terms" className={linkLook}>
					Terms of service
				</Link>
				<span className="flex flex-wrap items-center gap-x-3">
					<FileLink href="/settings/export" className={linkLook}>
						Download my data
					</FileLink>
					<span className="text-note text-quiet">As JSON, without passwords, keys and codes</span>
				</span>
			</p>
			{contributed.length > 0 ? (
				<div>
					<h3 className="text-lg">Resumes that you contributed</h3>
					<ul>
						{contributed.map(({ id, title }) => (
							<li key={id}>
								<Link to={href("/contribute/:id", { id })} className={`${linkLook} wrap-anywhere`}>
									{title}
								</Link>
							</li>
						))}
					</ul>
				</div>
			) : null}
			{sealed ? <SealedComparisons {...sealed} /> : null}
			<DeleteAccount isSubscribed={isSubscribed} orders={orders} contributed={contributed.length} />
		</SettingsSection>
	);
}

/** Removes them without a code: who has lost it can do no more. */
function SealedComparisons({ size, since }: SealedFacts) {
	const { form, busy } = useSettingsForm("remove-sealed");
	return (
		<Folded title="Encrypted comparisons">
			<AnsweredForm {...form} className="mt-4 mb-4 grid max-w-md gap-4">
				<p className="text-note">
					{size}, as they are since {since}. Only your code opens them, in your browser. Removing
					them from your account leaves what your browsers keep themselves, and cannot be undone.
				</p>
				<FormMessage />
				<Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
					{busy ? "Removing" : "Remove them from my account"}
				</Button>
			</AnsweredForm>
		</Folded>
	);
}

function DeleteAccount({
	isSubscribed,
	orders,
	contributed,
}: {
	isSubscribed: boolean;
	orders: readonly OrderView[];
	contributed: number;
}) {
	const { form, busy, failed } = useSettingsForm("delete-account");
	const refundable = orders
		.filter(({ isRefundable }) => isRefundable)
		.map(({ amount, plan }) => `the ${amount} for ${plan}`)
		.join(" or ");
	return (
		<Folded title="Delete account" isOpen={failed !== undefined}>
			<AnsweredForm {...form} className="mt-4 grid max-w-md gap-4">
				<p className="text-note">
					Your sign-in, your library, your reading history, your messages to us and your preferences
					are deleted at once and cannot be restored; what is left of a pack or of a paid month is
					lost. Payment records are kept for accounting, without your name or address. What you
					began to contribute and is not published goes too, and so do the comparisons that this
					browser keeps for you. An email tells you what was kept.
				</p>
				{refundable ? (
					<Alert kind="info">
						You can still have {refundable} back, and not once the account is deleted.{" "}
						<Link to="#orders" className={linkLook}>
							See your orders
						</Link>
					</Alert>
				) : null}
				{isSubscribed ? (
					<Alert kind="info">
						{messages.deleteSubscribed}{" "}
						<Link to={billingAddresses.cancel} className={linkLook}>
							Cancel Subscription
						</Link>
					</Alert>
				) : null}
				{isSubscribed && failed?.message === messages.deleteSubscribed ? null : <FormMessage />}
				<CurrentPassword />
				{contributed > 0 ? (
					<>
						<p className="text-note">
							{contributed === 1 ? "The resume" : "The resumes"} that you contributed{" "}
							{contributed === 1 ? "is" : "are"} withdrawn with your account, unless you say
							otherwise: nobody can read {contributed === 1 ? "it" : "them"} here any more. What
							stays can then only be withdrawn by writing to us.
						</p>
						<CheckField
							name="resumesStay"
							label={
								contributed === 1
									? "Leave the resume that I contributed in the library."
									: "Leave the resumes that I contributed in the library."
							}
							value="yes"
							isChecked={failed?.values?.resumesStay !== undefined}
						/>
					</>
				) : null}
				<CheckField name="confirm" label="Delete my account and everything in it." value="yes" />
				<Button
					type="submit"
					variant="secondary"
					busy={busy}
					className="danger-button justify-self-start"
				>
					{busy ? "Deleting" : "Delete my account"}
				</Button>
			</AnsweredForm>
		</Folded>
	);
}
