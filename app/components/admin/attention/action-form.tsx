import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/base/ui/button.tsx";
import type { AttentionForm as Fields } from "#app/domain/admin/attention.ts";

/** One button of the panel; `about` says to a screen reader what it is pressed for. */
export function AttentionForm({
	fields,
	label,
	about,
}: {
	fields: Fields;
	label: string;
	about: string;
}) {
	const { formData } = useNavigation();
	const entries = Object.entries(fields);
	const busy = entries.every(([name, value]) => formData?.get(name) === value);
	return (
		<Form method="post" preventScrollReset>
			{entries.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button type="submit" variant="secondary" busy={busy}>
				{label}
				<span className="sr-only">: {about}</span>
			</Button>
		</Form>
	);
}
