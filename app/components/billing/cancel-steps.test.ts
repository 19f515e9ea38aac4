import { describe, expect, test } from "vitest";
import {
	type CancelMove,
	type CancelState,
	firstState,
	moveCancel,
	readAnswers,
} from "./cancel-steps.ts";

const typed = { reason: "Other", satisfaction: "neutral", comments: "Found a job." };
const walk = (moves: CancelMove[], state: CancelState = firstState) =>
	moves.reduce(moveCancel, state);
const goOn: CancelMove = { kind: "continue" };
const back: CancelMove = { kind: "back" };

describe("The cancellation", () => {
	test("begins at the warning, with nothing answered", () => {
		expect(firstState).toEqual({
			step: "warning",
			answers: { reason: "", satisfaction: "", comments: "" },
		});
	});

	test("goes from the warning to the confirmation to the feedback, and no further", () => {
		expect(walk([goOn]).step).toBe("confirmation");
		expect(walk([goOn, goOn]).step).toBe("feedback");
		expect(walk([goOn, goOn, goOn]).step).toBe("feedback");
	});

	test("goes back one level at a time, and not before the warning", () => {
		expect(walk([goOn, goOn, back]).step).toBe("confirmation");
		expect(walk([goOn, goOn, back, back]).step).toBe("warning");
		expect(walk([back]).step).toBe("warning");
	});

	test("keeps what was answered on the way back and forth", () => {
		const moves: CancelMove[] = [goOn, goOn, { kind: "answer", answers: typed }, back, back, goOn];
		expect(walk(moves)).toEqual({ step: "confirmation", answers: typed });
	});

	test("stays where it is while a person answers", () => {
		const state = walk([goOn, goOn, { kind: "answer", answers: typed }]);
		expect(state).toEqual({ step: "feedback", answers: typed });
	});
});

test("Answers are read from the fields of a form; what is not there is empty", () => {
	const form = new FormData();
	form.set("reason", "Too expensive");
	form.set("comments", new Blob(["x"]));
	expect(readAnswers(form)).toEqual({ reason: "Too expensive", satisfaction: "", comments: "" });
});
