import { Form, useNavigation } from "react-router";
import { TextAreaField } from "#app/components/base/text-area-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { contactLimits } from "#app/domain/content/contact.ts";

/** Why an answer was not sent, and what it said. */
export type ReplyFailure = { error: string; body: string };

/** The owner's answer, sent by mail and kept with the message. */
export function ReplyForm({ to, failure }: { to: string; failure: ReplyFailure | undefined }) {
	const busy = useNavigation().formData?.get("intent") === "reply";
	return (
		<Form method="post" preventScrollReset className="admin-panel grid gap-4">
			<input type="hidden" name="intent" value="reply" />
			<TextAreaField
				label="Your answer"
				name="body"
				rows={8}
				required
				maxLength={contactLimits.reply}
				defaultValue={failure?.body}
				error={busy ? undefined : failure?.error}
				hint={`Goes to ${to}, with the message under it.`}
			/>
			<Button type="submit" busy={busy} className="sm:justify-self-start">
				{busy ? "Sending..." : "Send answer"}
			</Button>
		</Form>
	);
}
