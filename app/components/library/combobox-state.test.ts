import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type ComboboxEvent,
	type ComboboxState,
	closedCombobox,
	meaningOf,
	nextState,
	type PressedKey,
} from "./combobox-state.ts";

type State = ComboboxState<string>;
type Event = ComboboxEvent<string>;

const stateAfter = (...events: Event[]): State => events.reduce<State>(nextState, closedCombobox);
const typed = (text: string): Event => ({ type: "typed", text });
const answered = (text: string, ...options: string[]): Event => ({
	type: "answered",
	text,
	options,
});
const down: Event = { type: "moved", by: 1 };
const up: Event = { type: "moved", by: -1 };
const closed: Event = { type: "closed" };
const three = [typed("go"), answered("go", "a", "b", "c")] as const;

describe("The list opens", () => {
	test("when what was typed has an answer, and no option is active then", () => {
		expect(stateAfter(typed("go")).isOpen).toBe(false);
		expect(stateAfter(...three)).toMatchObject({
			isOpen: true,
			active: null,
			options: ["a", "b", "c"],
		});
	});

	test("not when there is nothing to choose", () => {
		expect(stateAfter(typed("go"), answered("go")).isOpen).toBe(false);
		expect(stateAfter(...three, typed("gox"), answered("gox")).isOpen).toBe(false);
	});

	test("not after the visitor has turned away, but when they ask for it", () => {
		const turned = stateAfter(typed("go"), closed, answered("go", "a"));
		expect(turned.isOpen).toBe(false);
		expect(nextState(turned, { type: "opened" })).toMatchObject({ isOpen: true, active: null });
		expect(nextState(turned, down)).toMatchObject({ isOpen: true, active: 0 });
	});

	test("again with the next letter after it was closed", () => {
		expect(stateAfter(...three, closed, typed("goo"), answered("goo", "a")).isOpen).toBe(true);
	});

	test("with the arrows at its end, and not at all when it is empty", () => {
		expect(stateAfter(...three, closed, down).active).toBe(0);
		expect(stateAfter(...three, closed, up).active).toBe(2);
		expect(stateAfter(down)).toMatchObject({ isOpen: false, active: null });
		expect(stateAfter({ type: "opened" }).isOpen).toBe(false);
	});
});

describe("An answer", () => {
	test("that comes after more typing is dropped", () => {
		const state = stateAfter(typed("g"), typed("go"));
		expect(nextState(state, answered("g", "late"))).toBe(state);
		const answeredFirst = stateAfter(typed("g"), typed("go"), answered("go", "right"));
		expect(nextState(answeredFirst, answered("g", "late"))).toBe(answeredFirst);
	});

	test("that comes after a choice is dropped", () => {
		const state = stateAfter(...three, typed("goo"), { type: "chosen", text: "" });
		expect(nextState(state, answered("goo", "late"))).toBe(state);
	});

	test("is waited for with the old options on the screen, none of them active", () => {
		const state = stateAfter(...three, down, typed("goo"));
		expect(state).toMatchObject({ isOpen: true, active: null, options: ["a", "b", "c"] });
	});

	test("takes the active option away: another one could stand in its place", () => {
		const state = stateAfter(...three, typed("goo"), down, answered("goo", "x", "y"));
		expect(state).toMatchObject({ isOpen: true, active: null, options: ["x", "y"] });
	});
});

describe("The arrows", () => {
	test("go round in both directions", () => {
		expect(stateAfter(...three, down).active).toBe(0);
		expect(stateAfter(...three, down, down, down).active).toBe(2);
		expect(stateAfter(...three, down, down, down, down).active).toBe(0);
		expect(stateAfter(...three, up).active).toBe(2);
		expect(stateAfter(...three, down, up).active).toBe(2);
		expect(stateAfter(...three, up, up).active).toBe(1);
	});

	test("of the text lead back to it; the list stays", () => {
		expect(stateAfter(...three, down, { type: "returned" })).toMatchObject({
			isOpen: true,
			active: null,
		});
	});
});

describe("The list closes", () => {
	test("and keeps its options until it is opened again", () => {
		expect(stateAfter(...three, down, closed)).toMatchObject({
			isOpen: false,
			active: null,
			options: ["a", "b", "c"],
		});
	});

	test.each(["", " ", "\t "])("at once when nothing is left to complete: %j", (text) => {
		expect(stateAfter(...three, typed(text))).toEqual({ ...closedCombobox, text });
		expect(stateAfter(...three, typed(text), down).isOpen).toBe(false);
	});

	test("with a choice, and forgets what it offered", () => {
		const state = stateAfter(...three, down, { type: "chosen", text: "gone" });
		expect(state).toEqual({ ...closedCombobox, text: "gone" });
	});
});

test("Whatever happens, an active option is one of an open list, and an open list has options", () => {
	const event: fc.Arbitrary<Event> = fc.oneof(
		fc.record({ type: fc.constant("typed" as const), text: fc.constantFrom("", "a", "b") }),
		fc.record({
			type: fc.constant("answered" as const),
			text: fc.constantFrom("a", "b"),
			options: fc.array(fc.string(), { maxLength: 4 }),
		}),
		fc.record({
			type: fc.constant("moved" as const),
			by: fc.constantFrom(1 as const, -1 as const),
		}),
		fc.constantFrom<Event[]>({ type: "opened" }, { type: "returned" }, closed),
		fc.record({ type: fc.constant("chosen" as const), text: fc.constantFrom("", "a") }),
	);
	fc.assert(
		fc.property(fc.array(event, { maxLength: 30 }), (events) => {
			const { isOpen, active, options } = stateAfter(...events);
			if (isOpen) expect(options.length).toBeGreaterThan(0);
			if (active === null) return;
			expect(isOpen).toBe(true);
			expect(options[active]).toBeDefined();
		}),
	);
});

describe("A key", () => {
	const press = (key: string, also: Partial<PressedKey> = {}): PressedKey => ({
		key,
		altKey: false,
		ctrlKey: false,
		metaKey: false,
		shiftKey: false,
		isComposing: false,
		keyCode: 0,
		...also,
	});
	const open = stateAfter(...three);
	const active = stateAfter(...three, down);
	const shut = stateAfter(...three, closed);

	test("moves with the arrows, opens and closes with Alt", () => {
		expect(meaningOf(press("ArrowDown"), open)).toEqual({ event: down, isTaken: true });
		expect(meaningOf(press("ArrowUp"), shut)).toEqual({ event: up, isTaken: true });
		const opens = { event: { type: "opened" }, isTaken: true };
		expect(meaningOf(press("ArrowDown", { altKey: true }), shut)).toEqual(opens);
		const closes = { event: { type: "closed" }, isTaken: true };
		expect(meaningOf(press("ArrowUp", { altKey: true }), open)).toEqual(closes);
	});

	test("chooses with Enter what is active, and submits when nothing is", () => {
		expect(meaningOf(press("Enter"), active)).toBe("choose");
		expect(meaningOf(press("Enter"), open)).toBeNull();
		expect(meaningOf(press("Enter"), shut)).toBeNull();
	});

	test("closes with Escape what is open, and leaves it to the browser when nothing is", () => {
		expect(meaningOf(press("Escape"), open)).toEqual({
			event: { type: "closed" },
			isTaken: true,
		});
		expect(meaningOf(press("Escape"), shut)).toBeNull();
	});

	test.each(["ArrowLeft", "ArrowRight", "Home", "End"])(
		"%s moves the caret, and leaves the option that was active",
		(key) => {
			expect(meaningOf(press(key), active)).toEqual({
				event: { type: "returned" },
				isTaken: false,
			});
			expect(meaningOf(press(key), open)).toBeNull();
		},
	);

	test.each(["Tab", "a", " ", "Backspace", "PageDown", "Shift"])("%j is the text's own", (key) => {
		expect(meaningOf(press(key), active)).toBeNull();
	});

	test.each(["ArrowDown", "ArrowUp", "Enter", "Escape", "Home"])(
		"%s belongs to the input method while it composes, and to the browser with Ctrl, Shift or Meta",
		(key) => {
			const others = [
				{ isComposing: true },
				{ keyCode: 229 },
				{ ctrlKey: true },
				{ metaKey: true },
				{ shiftKey: true },
			];
			for (const other of others) {
				expect(meaningOf(press(key), active)).not.toBeNull();
				expect(meaningOf(press(key, other), active)).toBeNull();
			}
		},
	);
});
