import { type SubmitEvent, useState } from "react";
import type { FormResult } from "#app/domain/base/form-result.ts";

/**
 * Checks a form before it is sent, so that errors show at once.
 * @param check the sentences about fields for which nothing need be sent
 */
export function useChecked(
	answer: FormResult | undefined,
	check: (form: FormData) => Record<string, string>,
) {
	const [refused, setRefused] = useState<FormResult>();
	const refuse = (fieldErrors: Record<string, string>) =>
		setRefused({ success: false, ...answer, fieldErrors });
	const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
		const found = check(new FormData(event.currentTarget));
		setRefused(undefined);
		if (!Object.keys(found)[0]) return;
		event.preventDefault();
		refuse(found);
	};
	return { refuse, form: { answer: refused ?? answer, onSubmit } };
}
