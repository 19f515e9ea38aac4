import { type ComponentProps, useEffect, useRef, useState } from "react";

type FoldProps = Omit<ComponentProps<"details">, "open" | "ref"> & {
	isAnswered: boolean;
	/** While a form in it is on its way. */
	isSending?: boolean;
};

/**
 * A fold that opens when a form in it was answered. It stays open when the answer goes: the router drops it whenever
 * it asks for the page again, and what was typed would be out of sight. It closes when what was sent is accepted.
 */
export function Fold({ isAnswered, isSending = false, ...rest }: FoldProps) {
	const box = useRef<HTMLDetailsElement>(null);
	const wasSending = useRef(false);
	const [isOpened, setOpened] = useState(isAnswered);
	if (isAnswered && !isOpened) setOpened(true);
	useEffect(() => {
		if (wasSending.current && !isSending && !isAnswered) {
			setOpened(false);
			if (box.current) box.current.open = false;
		}
		wasSending.current = isSending;
	}, [isAnswered, isSending]);
	return <details {...rest} ref={box} open={isOpened || undefined} />;
}
