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
			<ul className="divide-y divide-hairline border-y border-hairline">
				{emailTopics.map((topic) => (
					<li key={topic.name}>
						<TopicSwitch topic={topic} wanted={topic.locked || shown[topic.name]} />
					</li>
				))}
			</ul>
			<all.Form method="post" action="/settings" className="mt-4">
				<input type="hidden" name="intent" value="unsubscribe-all" />
				<Button type="submit" variant="secondary" busy={all.busy}>
					{all.busy ? "Updating..." : "Unsubscribe All"}
				</Button>
			</all.Form>
		</>
	);
}

function TopicSwitch({ topic, wanted }: { topic: Topic; wanted: boolean }) {
	const { Form, sending } = useSettingsForm("set-preference");
	// What was just chosen shows at once; the server's answer corrects it.
	const isOn = sending ? sending.get("wanted") === "yes" : wanted;
	const descriptionId = `topic-${topic.name}`;
	return (
		<Form method="post" action="/settings" className="flex items-center gap-4 py-3">
			<input type="hidden" name="intent" value="set-preference" />
			<input type="hidden" name="topic" value={topic.name} />
			<input type="hidden" name="wanted" value={isOn ? "no" : "yes"} />
			<div className="min-w-0 flex-1">
				<p className="font-medium">{topic.label}</p>
				<p id={descriptionId} className="text-sm text-quiet">
					{topic.description}
				</p>
			</div>
			<span className="text-sm text-quiet">{isOn ? "Subscribed" : "Unsubscribed"}</span>
			<Switch
				label={topic.label}
				describedBy={descriptionId}
				checked={isOn}
				disabled={topic.locked}
			/>
		</Form>
	);
}
