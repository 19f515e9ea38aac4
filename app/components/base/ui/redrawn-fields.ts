import { groupBy } from "#app/domain/base/group-by.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
	interface Document {
		/** The forms, and what had the focus, before React took the page over. */
		came?: (Element | null)[];
	}
}

const isField = (element: Element): element is Field => element.matches("input, textarea, select");

const fieldsOf = (elements: Iterable<Element | null>) =>
	[...elements].flatMap((form) =>
		form instanceof HTMLFormElement ? [...form.elements].filter(isField) : [],
	);

const write = (field: Field, name: "value" | "files", value: unknown) => {
	// Past React, which takes a value that it has seen being written for no change.
	const prototype = Object.getPrototypeOf(field);
	Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, value);
	for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
};

const fill = (field: Field, from: Field) => {
	const isInput = field instanceof HTMLInputElement && from instanceof HTMLInputElement;
	if (isInput && from.files?.length) write(field, "files", from.files);
	// The one that was chosen takes the choice from the others of its group.
	const isChanged = isInput && from.checked !== field.checked;
	if (isChanged && (from.checked || from.type === "checkbox")) field.click();
	const isTyped = !("defaultValue" in from) || from.value !== from.defaultValue;
	if (isTyped && from.type !== "file" && from.value !== field.value) {
		write(field, "value", from.value);
	}
};

const focus = (field: Field, from: Field) => {
	field.focus({ preventScroll: true });
	// Addresses and numbers have no place to write at.
	if (!("selectionStart" in field && "selectionStart" in from)) return;
	const { selectionStart, selectionEnd } = from;
	if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
};

/**
 * An extension or a translator that puts nodes into a page before React takes it over makes React draw it again, with
 * the fields as the server wrote them. What was typed, ticked and chosen goes into the new ones, and so does the focus.
 * Fields are told apart by their names and their order.
 */
export function fillAgain(): void {
	const came = document.came ?? [];
	const focused = came.at(-1);
	const drawn = groupBy(fieldsOf(document.forms), ({ name }) => name);
	for (const from of fieldsOf(came)) {
		const field = drawn.get(from.name)?.shift();
		if (from.isConnected || field?.type !== from.type) continue;
		fill(field, from);
		if (from === focused) focus(field, from);
	}
}
