import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { FileSection } from "#app/components/intake/file-section.tsx";
import type { ShownAuthenticator, ShownSecret } from "#app/domain/admin/authenticator.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { count } from "#app/domain/base/count.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { CodeField } from "./code-field.tsx";

type CodeSectionProps = {
	authenticator: ShownAuthenticator;
	/** Of the press before, to be read now. */
	recoveryCodes?: readonly string[] | undefined;
	failure: FormResult | null;
};

const intents = new Set(["begin-code", "turn-code-on", "turn-code-off"]);

/** Whether the passcode needs a code of an authenticator app, and the forms that turn that on and off. */
export function CodeSection({ authenticator, recoveryCodes, failure }: CodeSectionProps) {
	return (
		<FileSection id="passcode" title="A code for the passcode">
			<div className="grid max-w-prose gap-4">
				{/* Not in its form: another owner may have changed which forms there are. */}
				<FormMessage answer={intents.has(failure?.values?.intent ?? "") ? (failure ?? {}) : {}} />
				{recoveryCodes ? <RecoveryCodes codes={recoveryCodes} /> : null}
				{authenticator.state === "off" ? (
					<>
						<p className="text-note text-quiet">
							The gate can ask for a code of an authenticator app beside the passcode. People with a
							passkey are not asked.
						</p>
						{authenticator.isPossible ? (
							<CodeForm
								{...{ intent: "begin-code", button: "Set up an authenticator app", failure }}
							/>
						) : (
							<p>{adminMessages.admin.codeForbidden}</p>
						)}
					</>
				) : null}
				{authenticator.state === "waiting" ? (
					<>
						<Secret secret={authenticator.secret} />
						<CodeForm {...{ intent: "turn-code-on", button: "Turn it on", failure }} asksForCode />
						<CodeForm {...{ intent: "turn-code-off", button: "Stop the setup", failure }} isQuiet />
					</>
				) : null}
				{authenticator.state === "on" ? (
					<>
						<p>
							{authenticator.isAsked
								? `The gate asks for a code. ${count(authenticator.recoveryCodes, "recovery code")} left.`
								: adminMessages.admin.codeForbidden}
						</p>
						<p className="text-note text-quiet">
							For another app or new recovery codes turn it off and set it up again.
						</p>
						<CodeForm
							{...{ intent: "turn-code-off", button: "Turn it off", failure }}
							asksForCode={authenticator.isAsked}
							isQuiet
						/>
					</>
				) : null}
			</div>
		</FileSection>
	);
}

function Secret({ secret: { letters, address, size, path } }: { secret: ShownSecret }) {
	return (
		<>
			<p>Scan this with your authenticator app, then enter the code that it shows.</p>
			<svg
				role="img"
				aria-label="QR code for the authenticator app"
				viewBox={`0 0 ${size} ${size}`}
				shapeRendering="crispEdges"
				width={224}
				height={224}
				className="rounded-md"
			>
				<rect width={size} height={size} fill="#fff" />
				<path d={path} fill="#000" />
			</svg>
			<p className="text-note text-quiet">
				<a href={address} className="admin-link">
					Open it in an app on this device
				</a>
				, or type{" "}
				<code translate="no" className="wrap-anywhere">
					{letters}
				</code>
			</p>
		</>
	);
}

type CodeFormProps = {
	intent: string;
	button: string;
	failure: FormResult | null;
	asksForCode?: boolean;
	isQuiet?: boolean;
};

function CodeForm({ intent, button, failure, asksForCode, isQuiet }: CodeFormProps) {
	const busy = useNavigation().formData?.get("intent") === intent;
	const answered = failure?.values?.intent === intent ? failure : undefined;
	return (
		<AnsweredForm
			action="/admin/team#passcode"
			answer={busy ? undefined : answered}
			fixed={{ intent }}
			className="grid max-w-md gap-4"
		>
			{asksForCode ? <CodeField isFirst={intent === "turn-code-on"} /> : null}
			<Button
				type="submit"
				variant={isQuiet ? "secondary" : "primary"}
				busy={busy}
				className="justify-self-start"
			>
				{button}
			</Button>
		</AnsweredForm>
	);
}

/** Shown once, when the code was turned on. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
	return (
		<section aria-label="Recovery codes" className="grid gap-3">
			<Alert kind="success">
				<p>{adminMessages.admin.codeOn}</p>
			</Alert>
			<p>
				Each of these opens the gate once, with the passcode, when the app is lost. Keep them where
				the passcode is not.
			</p>
			<ul className="grid max-w-md gap-2 sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code}>
						<code translate="no">{code}</code>
					</li>
				))}
			</ul>
		</section>
	);
}
