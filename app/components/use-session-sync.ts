import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const channelName = "session";

/**
 * Keeps the sign-in state the same in every tab: a tab whose person changes tells the others, and they
 * ask the server again. Nothing about the person travels between tabs.
 */
export function useSessionSync(personId: string | null): void {
	const { revalidate } = useRevalidator();
	const known = useRef(personId);
	const channel = useRef<BroadcastChannel | null>(null);

	useEffect(() => {
		if (typeof BroadcastChannel === "undefined") return;
		channel.current = new BroadcastChannel(channelName);
		channel.current.onmessage = () => revalidate();
		return () => channel.current?.close();
	}, [revalidate]);

	useEffect(() => {
		if (known.current === personId) return;
		known.current = personId;
		channel.current?.postMessage("changed");
	}, [personId]);
}
