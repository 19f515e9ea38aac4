import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { keeping as messages } from "#app/domain/base/messages/keeping-readings.ts";
import { createCode } from "#app/domain/insights/own/sealed-readings.ts";
import type { AccountBox } from "./use-account-box.ts";

/** What is kept in the account by choice: how it begins, how another browser opens it, and how it stands. */
export function KeptInAccount({ box, kept }: { box: AccountBox; kept: number }) {
	return (
		<div id="kept-account" className="mt-4 grid gap-3" aria-busy={box.busy || undefined}>
			{box.state === "off" ? <Begin box={box} /> : null}
			{box.state === "locked" ? <Enter box={box} kept={kept} /> : null}
			{box.state === "open" ? <Standing box={box} /> : null}
			{box.problem ? (
				<Alert kind="error">
					<p>{box.problem}</p>
					{box.state === "open" ? (
						<Button variant="secondary" className="mt-2" busy={box.busy} onClick={() => box.join()}>
							Try again
						</Button>
					) : null}
				</Alert>
			) : null}
		</div>
	);
}

function Begin({ box }: { box: AccountBox }) {
	const [code, setCode] = useState("");
	const begin = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (await box.begin(code)) showToast("success", messages.inAccount);
	};
	const copy = () =>
		navigator.clipboard.writeText(code).then(
			() => showToast("success", messages.codeCopied),
			() => showToast("error", messages.codeNotCopied),
		);
	return (
		<details className="disclosure">
			<summary>Keep them in your account as well</summary>
			<p className="mt-2 max-w-prose">
				Then you find them in every browser in which you sign in. Your browser encrypts them with a
				code that only you have, before anything is sent. We cannot read them.
			</p>
			{code ? (
				<form onSubmit={begin} className="mt-4 grid gap-3">
					<p>
						<span className="block text-note font-medium">Your code</span>
						<code translate="no" className="text-xl tabular-nums wrap-anywhere">
							{code}
						</code>
					</p>
					<p className="max-w-prose">
						We show it this once. Write it down, or save it with your passwords. Without it nobody
						can open them in another browser, and we cannot send it to you.
					</p>
					<Button variant="secondary" className="justify-self-start" onClick={copy}>
						Copy the code
					</Button>
					<label className="flex min-h-11 items-center gap-3">
						<input type="checkbox" name="saved" required />I have saved my code.
					</label>
					<Button type="submit" busy={box.busy} className="justify-self-start">
						Keep them in my account
					</Button>
				</form>
			) : (
				<Button variant="secondary" className="mt-3" onClick={() => setCode(createCode())}>
					Show me my code
				</Button>
			)}
		</details>
	);
}

function Enter({ box, kept }: { box: AccountBox; kept: number }) {
	const [wrong, setWrong] = useState<string>();
	const enter = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const code = String(new FormData(event.currentTarget).get("code"));
		setWrong((await box.enter(code)) ? undefined : messages.wrongCode);
	};
	return (
		<form onSubmit={enter} className="grid gap-3">
			<p>
				Your account keeps comparisons, and this browser needs your code to open them.
				{kept > 0 ? " What is kept here goes there as well." : ""}
			</p>
			<div className="flex flex-wrap items-end gap-3">
				<Field
					label="Your code"
					name="code"
					required
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					error={wrong}
					className="min-w-0 flex-1 basis-56"
				/>
				<Button type="submit" variant="secondary" busy={box.busy}>
					Open them here
				</Button>
			</div>
			<p className="text-note text-quiet">
				Lost the code? {removing}, then keep them again from a browser that still has them, with a
				new code.
			</p>
		</form>
	);
}

function Standing({ box }: { box: AccountBox }) {
	const forget = async () => {
		await box.forget();
		showToast("success", messages.forgotten);
	};
	return (
		<>
			<p>
				Your account keeps them as well, encrypted. In another browser you open them with your code.
			</p>
			<p className="flex flex-wrap items-center gap-x-6 gap-y-1">
				<Button variant="secondary" busy={box.busy} onClick={forget}>
					Forget them in this browser
				</Button>
				{removing}
			</p>
		</>
	);
}

const removing = (
	<Link
		to="/settings#privacy"
		className="inline-flex min-h-11 items-center underline underline-offset-4"
	>
		Remove them from your account
	</Link>
);
