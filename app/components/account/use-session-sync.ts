import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";

const channelName = "session";

/**
 * Keeps the sign-in state the same in every tab: a tab whose person changes tells the others, and they
 * ask the server again. Nothing about the person travels between tabs.
 * @returns true while this tab knows of a change but not yet who is signed in
 */
export function useSessionSync(personId: string | null): boolean {
	const { revalidate } = useRevalidator();
	const [pending, setPending] = useState(false);
	const known = useRef(personId);
	const channel = useRef<BroadcastChannel | null>(null);

	useEffect(() => {
		if (typeof BroadcastChannel === "undefined") return;
		const opened = new BroadcastChannel(channelName);
		channel.current = opened;
		opened.onmessage = () => {
			setPending(true);
			void revalidate().finally(() => setPending(false));
		};
		return () => opened.close();
	}, [revalidate]);

	useEffect(() => {
		if (known.current === personId) return;
		known.current = personId;
		// Another tab sent this, and it has told all tabs.
		if (!pending) channel.current?.postMessage("changed");
	}, [personId, pending]);

	return pending;
}
