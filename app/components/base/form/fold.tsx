import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";

type FoldProps = Omit<ComponentProps<"details">, "open"> & { isAnswered: boolean };

/**
 * A fold that opens when a form in it was answered, and closes when one was sent and there is nothing to answer. It
 * stays open when the answer goes: the router drops it whenever it asks for the page again, and what was typed would
 * be out of sight.
 */
export function Fold({ isAnswered, ...rest }: FoldProps) {
	const [isOpened, setOpened] = useState(isAnswered);
	if (isAnswered && !isOpened) setOpened(true);
	const fold = useRef<HTMLDetailsElement>(null);
	const sent = useRef<"pressed" | "on its way" | null>(null);
	const { state, formMethod } = useNavigation();
	useEffect(() => {
		if (state !== "idle") {
			sent.current = sent.current && formMethod === "POST" ? "on its way" : null;
			return;
		}
		const isDone = sent.current === "on its way" && !isAnswered;
		sent.current = null;
		if (!isDone || !fold.current) return;
		setOpened(false);
		// It may have been opened by hand.
		fold.current.open = false;
	}, [state, formMethod, isAnswered]);
	return (
		<details
			{...rest}
			ref={fold}
			open={isOpened || undefined}
			onSubmit={() => {
				sent.current = "pressed";
			}}
		/>
	);
}
