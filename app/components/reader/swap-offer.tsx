import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { swap } from "#app/domain/base/messages/library.ts";

const minute = 60_000;

/** Offers to give the resume back while that is possible. */
export function SwapOffer({ action, time }: { action: string; time: number }) {
	const { Form, data, state } = useFetcher<FormResult>();
	const [left, setLeft] = useState(time);
	useEffect(() => {
		const end = performance.now() + time;
		const timer = setInterval(() => setLeft(end - performance.now()), minute / 4);
		return () => clearInterval(timer);
	}, [time]);
	if (left <= 0) return null;
	return (
		<AnsweredForm as={Form} action={action} answer={data} className="mt-4 grid gap-2">
			<AtHand page={action} />
			<p className="text-note text-quiet">{swap.offer(Math.ceil(left / minute))}</p>
			<FormMessage />
			<Button type="submit" variant="ghost" busy={state !== "idle"}>
				{state === "idle" ? "Swap this resume" : "Swapping..."}
			</Button>
		</AnsweredForm>
	);
}
