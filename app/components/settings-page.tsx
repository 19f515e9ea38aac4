import type { Billing } from "#app/domain/billing.ts";
import type { EmailPreferences } from "#app/domain/email-preferences.ts";
import type { SettingsResult } from "#app/domain/settings-form.ts";
import type { Viewer } from "#app/domain/viewer.ts";
import { BillingSection } from "./billing-section.tsx";
import { OrderList } from "./order-list.tsx";
import { PackList } from "./pack-list.tsx";
import { SettingsAccount } from "./settings-account.tsx";
import { SettingsPassword } from "./settings-password.tsx";
import { SettingsPreferences } from "./settings-preferences.tsx";
import { SettingsPrivacy, SettingsSupport } from "./settings-privacy.tsx";
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
		sessions: readonly ShownSession[];
		billing: Billing;
	};
	/** What a form answered that was posted without scripts. */
	result: SettingsResult | undefined;
};

/** Everything that a person can decide about their account. */
export function SettingsPage({ viewer, settings, result }: SettingsPageProps) {
	const { hasPassword, signsInWithGoogle, preferences, sessions, memberSince, billing } = settings;
	return (
		<PostedResult value={result}>
			<main id="content" className="container-page max-w-4xl py-8 md:py-12">
				<h1 className="mb-6 text-4xl">Settings</h1>
				<SettingsAccount viewer={viewer} memberSince={memberSince} hasPassword={hasPassword} />
				<SettingsSection id="subscription" title="Subscription">
					<BillingSection billing={billing} place="settings" />
				</SettingsSection>
				{billing.packs.length > 0 ? (
					<SettingsSection id="resume-pack" title="Resume Pack">
						<PackList packs={billing.packs} />
					</SettingsSection>
				) : null}
				<SettingsSection id="orders" title="Orders">
					<OrderList orders={billing.orders} />
				</SettingsSection>
				<SettingsPassword hasPassword={hasPassword} signsInWithGoogle={signsInWithGoogle} />
				<SettingsSessions sessions={sessions} />
				<SettingsPreferences email={viewer.email} preferences={preferences} />
				<SettingsSupport />
				<SettingsPrivacy />
			</main>
		</PostedResult>
	);
}
