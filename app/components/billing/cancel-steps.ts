/** The three steps of the cancellation dialog, and what was typed on the way. */

export type CancelStep = "warning" | "confirmation" | "feedback";

/** What the fields hold; empty as long as nothing was chosen. */
export type CancelAnswers = { reason: string; satisfaction: string; comments: string };

export type CancelState = { step: CancelStep; answers: CancelAnswers };

export type CancelMove =
	| { kind: "continue" }
	| { kind: "back" }
	| { kind: "answer"; answers: CancelAnswers };

export const noAnswers: CancelAnswers = { reason: "", satisfaction: "", comments: "" };

/** Where the dialog begins, each time that it is opened. */
export const firstState: CancelState = { step: "warning", answers: noAnswers };

const next = { warning: "confirmation", confirmation: "feedback", feedback: "feedback" } as const;
const previous = { warning: "warning", confirmation: "warning", feedback: "confirmation" } as const;

/** One level forward or back; what was answered stays. */
export function moveCancel(state: CancelState, move: CancelMove): CancelState {
	switch (move.kind) {
		case "continue":
			return { ...state, step: next[state.step] };
		case "back":
			return { ...state, step: previous[state.step] };
		case "answer":
			return { ...state, answers: move.answers };
	}
}

/** The answers in the fields of a form. */
export function readAnswers(form: FormData): CancelAnswers {
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
	return {
		reason: text("reason"),
		satisfaction: text("satisfaction"),
		comments: text("comments"),
	};
}
