import { useNavigation } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
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
	const busy = Object.entries(fields).every(([name, value]) => formData?.get(name) === value);
	return (
		<AnsweredForm fixed={fields} preventScrollReset>
			<Button type="submit" variant="secondary" busy={busy}>
				{label}
				<span className="sr-only">: {about}</span>
			</Button>
		</AnsweredForm>
	);
}
