import { useEffect, useRef, useState } from "react";
import { whenIdle } from "#app/components/base/when-idle.ts";

type Reader = { ready: Promise<void>; close(): void };

/**
 * Opens a reader when the page is idle, or when it is needed before, and closes it with the page.
 * @param open the same function each time
 */
export function useReader<Kind extends Reader>(open: () => Kind) {
	const kept = useRef<Kind | null>(null);
	const [isReady, setReady] = useState(false);
	const reader = () => {
		if (kept.current) return kept.current;
		const opened = open();
		kept.current = opened;
		opened.ready.then(
			() => kept.current === opened && setReady(true),
			() => {},
		);
		return opened;
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => {
		const cancel = whenIdle(reader);
		return () => {
			cancel();
			kept.current?.close();
			kept.current = null;
		};
	}, []);
	return { reader, isReady };
}
