import { Fragment, type RefObject, useEffect } from "react";
import { FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { SingleKeysChoice } from "#app/components/base/single-keys.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useShortcuts } from "#app/components/base/use-shortcuts.ts";
import { contributorLimits } from "#app/domain/intake/contribution/contributor-limits.ts";
import { ThrowAway } from "./throw-away.tsx";

type DraftActionsProps = {
	form: RefObject<HTMLFormElement | null>;
	/** What is being done now. */
	busy: string | null;
	isReady: boolean;
	next: string | null;
	publishDay: string | null;
	/** Its person has sent it: what they can be answered, with words. */
	answers: readonly ("send-back" | "decline")[];
};

const answerLabels = { "send-back": "Send back", decline: "Decline and delete" } as const;

/** What can be done with a draft, by buttons and by keys. */
export function DraftActions(props: DraftActionsProps) {
	const { form, busy, isReady, next, publishDay, answers } = props;
	const isContributed = answers.length > 0;
	const press = (intent: string) => {
		if (busy) return;
		form.current?.querySelector<HTMLButtonElement>(`button[value=${intent}]`)?.click();
	};
	useShortcuts({
		p: () => press("publish"),
		s: () => press("save"),
		l: () => press("later"),
		n: () => press("next"),
	});
	useEffect(() => {
		const publish = (event: KeyboardEvent) => {
			if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
			// What is written there is sent by the buttons below it: words for a person are no reason to publish.
			if (event.target instanceof Element && event.target.closest("[data-own-buttons]")) return;
			event.preventDefault();
			press("publish");
		};
		const { current } = form;
		current?.addEventListener("keydown", publish);
		return () => current?.removeEventListener("keydown", publish);
	});
	const button = (
		intent: string,
		label: string,
		variant: "primary" | "secondary" = "secondary",
	) => (
		<Button type="submit" name="intent" value={intent} variant={variant} busy={busy === intent}>
			{label}
		</Button>
	);
	return (
		<>
			<div className="draft-actions grid gap-3">
				<FormMessage />
				<div className="flex flex-wrap items-center gap-3">
					{isReady ? button("publish", "Publish", "primary") : null}
					{isReady ? button("save", "Save") : null}
					{button("later", "Later")}
					{next ? button("next", "Next") : null}
					{isContributed ? null : <ThrowAway isBusy={busy === "discard"} />}
				</div>
			</div>
			{isContributed ? (
				<div className="grid gap-3" data-own-buttons>
					<TextAreaField
						label="Words for its person"
						name="because"
						rows={3}
						most={contributorLimits.answer}
						hint="They get them by email, and read them at their draft."
					/>
					<div className="flex flex-wrap gap-3">
						{answers.map((intent) => (
							<Fragment key={intent}>{button(intent, answerLabels[intent])}</Fragment>
						))}
					</div>
				</div>
			) : null}
			{isReady ? (
				<div className="flex flex-wrap items-end gap-3" data-own-buttons>
					<Field label="On a day" name="day" type="date" className="draft-day" />
					{button("schedule", "Publish on this day")}
					{publishDay ? button("unschedule", `Not on ${publishDay}`) : null}
				</div>
			) : null}
			<p className="draft-keys text-sm text-quiet">
				Keys outside of fields: <kbd>P</kbd> publish, <kbd>S</kbd> save, <kbd>L</kbd> later,{" "}
				<kbd>N</kbd> next. In a field: <kbd>Ctrl</kbd> <kbd>Enter</kbd> publishes.
			</p>
			<SingleKeysChoice />
		</>
	);
}
