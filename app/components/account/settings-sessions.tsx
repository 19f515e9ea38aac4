import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { Badge } from "#app/components/base/ui/badge.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { count } from "#app/domain/base/count.ts";
import { Folded, SettingsSection } from "./settings-section.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

/** A device on which the person is signed in. */
export type ShownSession = {
	id: string;
	browser: string;
	network: string;
	lastActive: string;
	isCurrent: boolean;
};

/** Where the person is signed in, with buttons that end each session. */
export function SettingsSessions({ sessions }: { sessions: readonly ShownSession[] }) {
	const others = sessions.filter(({ isCurrent }) => !isCurrent);
	return (
		<SettingsSection
			id="sessions"
			title="Devices"
			lead="If you do not recognize a device, sign it out and change your password."
		>
			<ul>{sessions.filter(({ isCurrent }) => isCurrent).map(deviceLine)}</ul>
			{others.length > 0 ? (
				<Folded title={count(others.length, "other device")}>
					<ul className="divide-y divide-hairline">{others.map(deviceLine)}</ul>
					{others.length > 1 ? <EndOthers /> : null}
				</Folded>
			) : null}
		</SettingsSection>
	);
}

const deviceLine = (session: ShownSession) => (
	<li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
		<div className="min-w-0 flex-1">
			<p className="font-medium">
				{session.browser} {session.isCurrent ? <Badge>This device</Badge> : null}
			</p>
			<p className="text-sm text-quiet">
				{session.network}, last active {session.lastActive}
			</p>
		</div>
		{session.isCurrent ? null : <EndSession session={session} />}
	</li>
);

function EndSession({ session }: { session: ShownSession }) {
	const { form, busy } = useSettingsForm("end-session");
	return (
		<AnsweredForm {...form} fixed={{ ...form.fixed, session: session.id }}>
			<Button type="submit" variant="secondary" busy={busy}>
				{busy ? "Signing out" : "Sign out"}
				<span className="sr-only">: {session.browser}</span>
			</Button>
		</AnsweredForm>
	);
}

function EndOthers() {
	const { form, busy } = useSettingsForm("end-other-sessions");
	return (
		<AnsweredForm {...form} className="mt-4">
			<Button type="submit" variant="secondary" busy={busy}>
				{busy ? "Signing out" : "Sign out all other devices"}
			</Button>
		</AnsweredForm>
	);
}
