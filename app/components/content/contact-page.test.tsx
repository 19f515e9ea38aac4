import { Children, isValidElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import type { ContactValues } from "#app/domain/content/contact.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactPageView } from "./contact-page.tsx";

/** The form's key: React keeps what was typed while it stays the same. */
function formKey(node: ReactNode): string | null {
	for (const element of Children.toArray(node)) {
		if (!isValidElement<{ children?: ReactNode }>(element)) continue;
		if (element.type === ContactForm) return element.key;
		const inside = formKey(element.props.children);
		if (inside !== null) return inside;
	}
	return null;
}

test("A half-written message stays when its writer signs in meanwhile, and another link begins a new one", () => {
	const nothing = { name: "", email: "", subject: "", message: "", kind: "", resumeAddress: "" };
	const keyOf = (filled: Partial<ContactValues>) =>
		formKey(ContactPageView({ prefill: { ...nothing, ...filled }, result: undefined }));
	expect(keyOf({})).not.toBeNull();
	expect(keyOf({ email: "ada@example.com" })).toBe(keyOf({}));
	expect(keyOf({ subject: "Enterprise" })).not.toBe(keyOf({}));
});
