import { OrderList } from "#app/components/billing/order-list.tsx";
import { PackList } from "#app/components/billing/plan-facts.tsx";
import { BillingSection } from "#app/components/billing/plan-section.tsx";
import { Timeline } from "#app/components/billing/timeline.tsx";
import type { EmailPreferences } from "#app/domain/account/email-preferences.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import type { Viewer } from "#app/domain/base/viewer.ts";
import type { Billing } from "#app/domain/billing/plan-view.ts";
import { SettingsPasskeys, type ShownPasskey } from "./passkeys/key-section.tsx";
import { SettingsAccount } from "./settings-identity.tsx";
import { SettingsPassword } from "./settings-password.tsx";
import { SettingsPreferences } from "./settings-preferences.tsx";
import { type SealedFacts, SettingsPrivacy, SettingsSupport } from "./settings-privacy.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { SettingsSessions, type ShownSession } from "./settings-sessions.tsx";
import { PostedResult } from "./use-settings-form.ts";

type SettingsPageProps = {
	viewer: Viewer;
	settings: {
		memberSince: string | null;
		hasPassword: boolean;
		signsInWithGoogle: boolean;
		preferences: EmailPreferences | null;
		passkeys: readonly ShownPasskey[];
		isPasskeyAsked: boolean;
		sessions: readonly ShownSession[];
		billing: Billing;
		sealed: SealedFacts | null;
		contributed: readonly { id: string; title: string }[];
	};
	/** What a form answered that was posted without scripts. */
	result: FormResult | undefined;
};

/** Everything that a person can decide about their account. */
export function SettingsPage({ viewer, settings, result }: SettingsPageProps) {
	const { hasPassword, signsInWithGoogle, preferences, sessions, memberSince, billing } = settings;
	return (
		<PostedResult value={result}>
			<main
				id="content"
				className="container-page settings-page grid items-start gap-y-1 gap-x-12 py-6 lg:py-8"
			>
				<h1 className="text-4xl">Settings</h1>
				<SettingsIndex
					isShown={(id) =>
						(id !== "resume-pack" || billing.packs.length > 0) &&
						(id !== "timeline" || billing.timeline.length > 0)
					}
				/>
				<div className="min-w-0">
					<SettingsAccount viewer={viewer} memberSince={memberSince} hasPassword={hasPassword} />
					<SettingsSection id="subscription" title="Subscription">
						<BillingSection billing={billing} place="settings" />
					</SettingsSection>
					{billing.timeline.length > 0 ? (
						<SettingsSection id="timeline" title={parts.timeline}>
							<Timeline lines={billing.timeline} />
						</SettingsSection>
					) : null}
					{billing.packs.length > 0 ? (
						<SettingsSection id="resume-pack" title="Resume Pack">
							<PackList packs={billing.packs} />
						</SettingsSection>
					) : null}
					<SettingsSection id="orders" title="Orders">
						<OrderList orders={billing.orders} />
					</SettingsSection>
					<SettingsPassword
						email={viewer.email}
						hasPassword={hasPassword}
						signsInWithGoogle={signsInWithGoogle}
					/>
					<SettingsPasskeys
						passkeys={settings.passkeys}
						isAsked={settings.isPasskeyAsked}
						hasPassword={hasPassword}
					/>
					<SettingsSessions sessions={sessions} />
					<SettingsPreferences email={viewer.email} preferences={preferences} />
					<SettingsSupport />
					<SettingsPrivacy
						isSubscribed={Boolean(billing.subscription?.cancelling)}
						orders={billing.orders}
						sealed={settings.sealed}
						contributed={settings.contributed}
					/>
				</div>
			</main>
		</PostedResult>
	);
}

/** The sections of the page in order, by id and title. */
const parts = {
	account: "Account Information",
	subscription: "Subscription",
	timeline: "What Comes Next",
	"resume-pack": "Resume Pack",
	orders: "Orders",
	password: "Password",
	passkeys: "Passkeys",
	sessions: "Devices",
	preferences: "Email Preferences",
	support: "Support & Contact",
	privacy: "Privacy & Security",
} as const;

function SettingsIndex({ isShown }: { isShown: (id: string) => boolean }) {
	return (
		<nav aria-label="Settings" className="settings-index text-note lg:sticky lg:top-22">
			<ul>
				{Object.entries(parts).map(([id, title]) =>
					isShown(id) ? (
						<li key={id}>
							<a href={`#${id}`}>{title}</a>
						</li>
					) : null,
				)}
			</ul>
		</nav>
	);
}
