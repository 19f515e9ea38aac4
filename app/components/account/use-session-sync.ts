import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { leaving } from "./ended-session.ts";

const channelName = "session";

/**
 * Keeps the sign-in state the same in every tab: a tab whose person changes tells the others, and they
 * ask the server again, or hold back what was typed. Nothing about the person travels between tabs.
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
		opened.onmessage = ({ data }) => {
			setPending(true);
			const goOn = (isNews?: boolean) => {
				setPending(false);
				if (isNews) opened.postMessage(false);
			};
			if (!leaving.hold?.(data, goOn)) void revalidate().finally(() => goOn());
		};
		return () => opened.close();
	}, [revalidate]);

	useEffect(() => {
		if (known.current === personId) return;
		known.current = personId;
		// Another tab sent this, and it has told all tabs.
		if (!pending) channel.current?.postMessage(leaving.isSignOut && !personId);
	}, [personId, pending]);

	return pending;
}
