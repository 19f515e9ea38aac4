import { type ComponentProps, useState } from "react";

type FoldProps = Omit<ComponentProps<"details">, "open"> & { isAnswered: boolean };

/**
 * A fold that opens when a form in it was answered. It stays open when the answer goes: the router drops it whenever
 * it asks for the page again, and what was typed would be out of sight.
 */
export function Fold({ isAnswered, ...rest }: FoldProps) {
	const [isOpened, setOpened] = useState(isAnswered);
	if (isAnswered && !isOpened) setOpened(true);
	return <details {...rest} open={isOpened || undefined} />;
}
