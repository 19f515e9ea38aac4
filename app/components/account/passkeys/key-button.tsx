import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { passkeys as words } from "#app/domain/base/messages/passkeys.ts";
import { canUsePasskeys, offersWhileTyping, PasskeyProblem, signWithPasskey } from "./ceremony.ts";

type PasskeyButtonProps = {
	/** What travels with the proof: where signing in leads. */
	fixed: Record<string, string>;
	label?: string;
	/** The browser offers its passkeys in the field of the address, too. */
	offersWhileTyping?: boolean;
	/** Where the page stays as it is. */
	onDone?: () => void;
	className?: string;
};

/** Signs in with a passkey. It is there once a script has seen that the browser can. */
export default function PasskeyButton(props: PasskeyButtonProps) {
	const { fixed, label = "Sign in with a passkey", offersWhileTyping: offers, onDone } = props;
	const { submit, data, state } = useFetcher<FormResult>();
	const [isAble, setAble] = useState(false);
	const [isAsking, setAsking] = useState(false);
	const [problem, setProblem] = useState<string>();
	const asked = useRef<AbortController>(null);
	const isDone = data?.success === true;

	const ask = async (offered: boolean) => {
		// A browser asks for one thing at a time: what it offers while typing ends with the press.
		asked.current?.abort();
		const asking = new AbortController();
		asked.current = asking;
		const { signal } = asking;
		setAsking(!offered);
		setProblem(undefined);
		try {
			const credential = await signWithPasskey(signal, offered);
			// A page that stays is not read again: for another role it would be a refusal, and take what was typed.
			const defaultShouldRevalidate = onDone === undefined;
			const way = { method: "post", action: "/auth/passkey", defaultShouldRevalidate } as const;
			await submit({ ...fixed, credential }, way);
		} catch (error) {
			if (signal.aborted || offered) return;
			setProblem(error instanceof PasskeyProblem ? error.message : words.unexpected);
		} finally {
			if (!signal.aborted) setAsking(false);
		}
	};
	const begin = useEffectEvent(async () => {
		setAble(canUsePasskeys());
		if (offers && (await offersWhileTyping())) await ask(true);
	});
	useEffect(() => {
		void begin();
		return () => asked.current?.abort();
	}, []);
	const done = useEffectEvent(() => onDone?.());
	useEffect(() => {
		if (isDone) done();
	}, [isDone]);

	if (!isAble) return null;
	const busy = isAsking || state !== "idle";
	const said = problem ?? (busy || isDone ? undefined : data?.message);
	return (
		<div className={props.className}>
			<AtHand page="/auth/passkey" />
			<Button
				variant="secondary"
				size="large"
				busy={busy}
				onClick={() => void ask(false)}
				className="w-full"
			>
				{busy ? "Waiting for your passkey" : label}
			</Button>
			{said ? (
				<p role="alert" className="mt-2 text-danger text-note">
					{said}
				</p>
			) : null}
		</div>
	);
}
