import { useEffect } from "react";
import { Form } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";

/** Asks for confirmation, because cleared check marks are lost. */
export function StartOver({
	isEmpty,
	answer,
}: {
	isEmpty: boolean;
	answer: FormResult | undefined;
}) {
	useEffect(() => {
		if (answer?.message) showToast(answer.success ? "success" : "error", answer.message);
	}, [answer]);
	if (isEmpty) return null;
	return (
		<details className="disclosure">
			<summary>Start over</summary>
			<Form method="post" action="/checklist" preventScrollReset className="mt-2">
				<input type="hidden" name="intent" value="reset" />
				<p className="mb-3 text-note text-quiet">
					All check marks are cleared, for the next resume.
				</p>
				<Button type="submit" variant="secondary" className="danger-button">
					Yes, clear all check marks
				</Button>
			</Form>
		</details>
	);
}
