import { type ReactNode, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { shortlisting } from "#app/domain/base/messages/shortlisting.ts";
import { shortlistLimits, shortlistPage } from "#app/domain/reader/shortlist.ts";
import { setStars } from "./stars.ts";
import { useBroughtStars } from "./use-brought-stars.ts";
import { keepVisitorStars, useVisitorStars } from "./visitor-stars.ts";

/** What the star buttons of a page do: a member's go to the account, a visitor's stay in the browser. */
export default function StarWork(): ReactNode {
	const starred = useViewer()?.starred;
	useEffect(() => () => setStars(null), []);
	return starred ? <MemberStars starred={starred} /> : <VisitorStars />;
}

function VisitorStars() {
	const kept = useVisitorStars();
	useEffect(() => {
		setStars(kept && { ids: kept, press: (id) => tell(keepVisitorStars(toggled(id))) });
	}, [kept]);
	return null;
}

const toggled = (id: string) => (ids: readonly string[]) =>
	ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids];

function tell(failure: ReturnType<typeof keepVisitorStars>): void {
	if (failure === "full") showToast("error", shortlisting.full(shortlistLimits.resumes));
	if (failure === "refused") showToast("error", shortlisting.notKept);
}

function MemberStars({ starred }: { starred: readonly string[] }) {
	useBroughtStars(starred.length);
	/** What was pressed and not yet answered. */
	const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
	useEffect(() => {
		const others = starred.filter((id) => !wanted.has(id));
		const shown = [...others, ...[...wanted.keys()].filter((id) => wanted.get(id))];
		setStars({
			ids: shown,
			press: (id) => setWanted((all) => new Map(all).set(id, !shown.includes(id))),
		});
	}, [starred, wanted]);
	const settle = (id: string) =>
		setWanted((all) => new Map([...all].filter(([other]) => other !== id)));
	return (
		<>
			<AtHand page={shortlistPage} />
			{[...wanted].map(([id, isStarred]) => (
				<Change key={id} id={id} isStarred={isStarred} onSettled={() => settle(id)} />
			))}
		</>
	);
}

type ChangeProps = { id: string; isStarred: boolean; onSettled: () => void };

/** Sends a change to the account. Refused, the star is again what the account has. */
function Change({ id, isStarred, onSettled }: ChangeProps) {
	const { submit, data, state } = useFetcher<FormResult>();
	useEffect(() => {
		void submit({ [isStarred ? "star" : "unstar"]: id }, { method: "post", action: shortlistPage });
	}, [submit, id, isStarred]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => {
		// By then the viewer is loaded again.
		if (!data || state !== "idle") return;
		if (!data.success) showToast("error", data.message ?? shortlisting.failed);
		onSettled();
	}, [data, state]);
	return null;
}
