import { type FormEvent, useEffect, useState } from "react";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { passkeys as words } from "#app/domain/base/messages/passkeys.ts";
import { CurrentPassword } from "../current-password.tsx";
import { Folded, SettingsSection } from "../settings-section.tsx";
import { useSettingsForm } from "../use-settings-form.ts";
import { canUsePasskeys, makePasskey, PasskeyProblem } from "./ceremony.ts";
import PasskeyButton from "./key-button.tsx";

/** A passkey as the settings show it. */
export type ShownPasskey = { id: string; name: string; added: string; lastUsed: string | null };

/** The passkeys of a person: each can be named and removed, and one more be added. */
export function SettingsPasskeys({
	passkeys,
	isAsked,
	hasPassword,
}: {
	passkeys: readonly ShownPasskey[];
	/** One of them has to be used first. */
	isAsked: boolean;
	hasPassword: boolean;
}) {
	return (
		<SettingsSection
			id="passkeys"
			title="Passkeys"
			lead="Sign in with your fingerprint, face or security key. Nobody can guess or phish a passkey."
		>
			{passkeys.length > 0 ? (
				<ul className="mb-4 divide-y divide-hairline">
					{passkeys.map((passkey) => (
						<PasskeyLine key={passkey.id} passkey={passkey} isAsked={isAsked} />
					))}
				</ul>
			) : null}
			{isAsked ? (
				<>
					<p className="max-w-prose">{words.needsKey}</p>
					<PasskeyButton fixed={{ returnTo: "/settings#passkeys" }} className="mt-3 max-w-md" />
				</>
			) : hasPassword ? (
				<AddPasskey key={passkeys.length} isFirst={passkeys.length === 0} />
			) : (
				<p>Set a password first: adding a passkey asks for it.</p>
			)}
		</SettingsSection>
	);
}

function PasskeyLine({ passkey, isAsked }: { passkey: ShownPasskey; isAsked: boolean }) {
	const { name, added, lastUsed } = passkey;
	return (
		<li className="py-2">
			<p className="font-medium wrap-anywhere">{name}</p>
			<p className="text-sm text-quiet">
				Added {added}, {lastUsed ? `last used ${lastUsed}` : "not used yet"}
			</p>
			<Rename passkey={passkey} />
			{isAsked ? null : <Remove passkey={passkey} />}
		</li>
	);
}

function Rename({ passkey: { id, name } }: { passkey: ShownPasskey }) {
	const { form, busy, failed } = useSettingsForm("rename-passkey", id);
	return (
		<Folded title="Rename" isOpen={failed !== undefined}>
			<AnsweredForm {...form} className="mt-3 grid max-w-md gap-4">
				<FormMessage />
				<NameField value={name} />
				<Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
					{busy ? "Saving" : "Save"}
				</Button>
			</AnsweredForm>
		</Folded>
	);
}

function Remove({ passkey: { id, name } }: { passkey: ShownPasskey }) {
	const { form, busy, failed } = useSettingsForm("remove-passkey", id);
	return (
		<Folded title="Remove" isOpen={failed !== undefined}>
			<AnsweredForm {...form} className="mt-3 grid max-w-md gap-4">
				<FormMessage />
				<p className="text-note text-quiet">
					Devices that were signed in with it are signed out. Delete it on your device as well.
				</p>
				<CurrentPassword />
				<Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
					{busy ? "Removing" : "Remove"}
					<span className="sr-only">: {name}</span>
				</Button>
			</AnsweredForm>
		</Folded>
	);
}

/** In two steps: the password allows it, then the device makes the key. */
function AddPasskey({ isFirst }: { isFirst: boolean }) {
	const begin = useSettingsForm<{ options?: unknown }>("begin-passkey");
	const add = useSettingsForm("add-passkey");
	const [isAble, setAble] = useState(true);
	const [name, setName] = useState("");
	const [isMaking, setMaking] = useState(false);
	/** Why the second step failed: of the first one the form knows it by its answer. */
	const [problem, setProblem] = useState<string>();
	useEffect(() => setAble(canUsePasskeys()), []);
	const { options } = begin.answer ?? {};
	const send = add.fetcher.submit;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server
	useEffect(() => {
		if (!options) return;
		setMaking(true);
		makePasskey(options)
			.then((credential) =>
				send({ ...add.form.fixed, name, credential }, { method: "post", action: "/settings" }),
			)
			.catch((error: unknown) =>
				setProblem(error instanceof PasskeyProblem ? error.message : words.unexpected),
			)
			.finally(() => setMaking(false));
	}, [options]);
	useEffect(
		() => setProblem(add.answer?.success === false ? add.answer.message : undefined),
		[add.answer],
	);
	const busy = begin.busy || isMaking || add.busy;
	if (!isAble) return <p className="text-quiet">{words.unable}</p>;
	return (
		<Folded title="Add a passkey" isOpen={begin.answer !== undefined}>
			<noscript>
				<p className="mt-3">Adding a passkey needs JavaScript. Your password works without.</p>
			</noscript>
			<AnsweredForm
				{...begin.form}
				onSubmit={(event: FormEvent<HTMLFormElement>) => {
					setName(String(new FormData(event.currentTarget).get("name")));
					setProblem(undefined);
				}}
				className="needs-script mt-3 grid max-w-md gap-4"
			>
				<FormMessage answer={problem ? { message: problem } : undefined} />
				<NameField
					value=""
					hint={isFirst ? "So that you know which it is: “Phone”, “Work laptop”." : undefined}
				/>
				<CurrentPassword />
				<Button type="submit" busy={busy} className="justify-self-start">
					{busy ? (isMaking ? "Follow your device" : "Adding") : "Add a passkey"}
				</Button>
			</AnsweredForm>
		</Folded>
	);
}

const NameField = ({ value, hint }: { value: string; hint?: string | undefined }) => (
	<Field
		label="Name"
		name="name"
		required
		maxLength={60}
		defaultValue={value}
		autoComplete="off"
		hint={hint}
	/>
);
