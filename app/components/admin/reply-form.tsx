import { useNavigation } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { contactLimits } from "#app/domain/content/contact.ts";

/** The owner's answer, sent by mail and kept with the message. */
export function ReplyForm({ to, failure }: { to: string; failure: FormResult | undefined }) {
	const busy = useNavigation().formData?.get("intent") === "reply";
	return (
		<AnsweredForm
			answer={failure}
			fixed={{ intent: "reply" }}
			preventScrollReset
			className="admin-panel grid gap-4"
		>
			<TextAreaField
				label="Your answer"
				name="body"
				rows={8}
				required
				most={contactLimits.reply}
				error={busy ? "" : failure?.message}
				hint={`Goes to ${to}, with their message below.`}
			/>
			<Button type="submit" busy={busy} className="sm:justify-self-start">
				{busy ? "Sending..." : "Send answer"}
			</Button>
		</AnsweredForm>
	);
}
