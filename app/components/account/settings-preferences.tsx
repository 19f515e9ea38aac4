import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { Switch } from "#app/components/base/ui/switch.tsx";
import {
	type EmailPreferences,
	emailTopics,
	noMail,
} from "#app/domain/account/email-preferences.ts";
import * as messages from "#app/domain/base/messages/settings.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

type Topic = (typeof emailTopics)[number];

/** What the person is written to about. Each switch is a form of its own and works without scripts. */
export function SettingsPreferences({
	email,
	preferences,
}: {
	email: string;
	/** Null when they could not be read. */
	preferences: EmailPreferences | null;
}) {
	return (
		<SettingsSection
			id="preferences"
			title="Email Preferences"
			lead={
				<>
					Emails go to the address of your account, <span className="wrap-anywhere">{email}</span>.
				</>
			}
		>
			{preferences ? (
				<Preferences preferences={preferences} />
			) : (
				<Alert kind="error">{messages.preferences.loadFailed}</Alert>
			)}
		</SettingsSection>
	);
}

function Preferences({ preferences }: { preferences: EmailPreferences }) {
	const all = useSettingsForm("unsubscribe-all");
	const shown = all.busy ? noMail : preferences;
	return (
		<>
			<ul className="divide-y divide-hairline">
				{emailTopics.map((topic) => (
					<li key={topic.name}>
						<TopicSwitch topic={topic} wanted={topic.locked || shown[topic.name]} />
					</li>
				))}
			</ul>
			<AnsweredForm {...all.form} className="mt-2">
				<Button type="submit" variant="secondary" busy={all.busy}>
					{all.busy ? "Updating..." : "Unsubscribe All"}
				</Button>
			</AnsweredForm>
		</>
	);
}

function TopicSwitch({ topic, wanted }: { topic: Topic; wanted: boolean }) {
	const { form, sending } = useSettingsForm("set-preference");
	// What was just chosen shows at once; the server's answer corrects it.
	const isOn = sending ? sending.get("wanted") === "yes" : wanted;
	const fixed = { ...form.fixed, topic: topic.name, wanted: isOn ? "no" : "yes" };
	const descriptionId = `topic-${topic.name}`;
	return (
		<AnsweredForm {...form} fixed={fixed} className="flex items-center gap-4 py-2">
			<div className="min-w-0 flex-1">
				<p className="flex flex-wrap items-baseline justify-between gap-x-4">
					<span className="font-medium">{topic.label}</span>
					<span className="text-sm text-quiet">{isOn ? "Subscribed" : "Unsubscribed"}</span>
				</p>
				<p id={descriptionId} className="text-sm text-quiet">
					{topic.description}
				</p>
			</div>
			<Switch
				label={topic.label}
				describedBy={descriptionId}
				checked={isOn}
				disabled={topic.locked}
			/>
		</AnsweredForm>
	);
}
