import { createContext, type FormEvent, use, useEffect, useRef } from "react";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import * as messages from "#app/domain/base/messages/library.ts";
import type { OpenOffer } from "#app/domain/base/viewer.ts";
import { takeIntent } from "./pending-intent.ts";
import { openAddress, openNamed, useOpenResume } from "./use-open-resume.ts";

/** The resume that the list around is opening, or null. */
export const OpeningResume = createContext<string | null>(null);

type CardOpenButtonProps = { id: string; title: string; isAvailable: boolean };

/** The button in a card's form. What it does is the list's matter (ResumeGrid). */
export function CardOpenButton({ id, title, isAvailable }: CardOpenButtonProps) {
	const busy = use(OpeningResume) === id;
	return (
		<Button
			type="submit"
			variant={isAvailable ? "primary" : "secondary"}
			disabled={!isAvailable}
			busy={busy}
			aria-describedby={`cost-${id}`}
		>
			{isAvailable ? (busy ? messages.access.opening : "View Resume") : "File Not Available"}
			<span className="sr-only">{`: ${title}`}</span>
		</Button>
	);
}

/**
 * Says in a form that opens a resume what its page has announced: nothing else is spent. What an upgrade would open
 * spends nothing yet.
 */
export const AnnouncedCost = ({ offer }: { offer: OpenOffer }) =>
	offer.kind === "open" || offer.kind === "upgrade" ? (
		<input type="hidden" name="costs" value={offer.kind === "open" ? offer.costs : "nothing"} />
	) : null;

type OpenResumeButtonProps = { id: string; offer: OpenOffer };

/** Opens one resume from its preview, and says beside the button what that costs. */
export function OpenResumeButton({ id, offer }: OpenResumeButtonProps) {
	const { open, opening } = useOpenResume();
	const isAvailable = offer.kind !== "unavailable";
	const form = useRef<HTMLFormElement>(null);
	const viewer = useViewer();
	// A person who signed in for this continues with it, but never spends a credit that the button did not announce.
	const goesOn = offer.kind === "open" && (offer.costs === "nothing" || offer.costs === "free");
	const press = () => open(id, offer.kind, form.current ?? undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it becomes possible
	useEffect(() => {
		if (goesOn && takeIntent({ kind: "open", resumeId: id })) press();
	}, [goesOn, id]);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		press();
	};
	return (
		<form
			ref={form}
			method="post"
			action={openAddress(id)}
			onSubmit={submit}
			className="grid gap-2"
		>
			{viewer ? <AtHand page={openNamed} /> : null}
			<AnnouncedCost offer={offer} />
			<Button
				type="submit"
				size="large"
				disabled={!isAvailable}
				busy={opening === id}
				aria-describedby={`open-cost-${id}`}
			>
				{isAvailable
					? opening
						? messages.access.opening
						: "View Full Resume"
					: "File Not Available"}
			</Button>
			<p id={`open-cost-${id}`} className="text-center text-sm text-quiet">
				{offer.hint}
			</p>
		</form>
	);
}
