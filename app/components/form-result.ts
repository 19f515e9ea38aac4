import type { AlertKind } from "./ui/alert.tsx";

/** What the actions behind our forms answer. */
export type FormResult = {
	success: boolean;
	message?: { kind: AlertKind; text: string };
	/** The sentence about each field that could not be taken, by the field's name. */
	fieldErrors?: Record<string, string>;
	/** What was typed and may be shown again; never a password. */
	values?: { email?: string };
};
