import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { PlainPage } from "#app/components/base/plain-page.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { workAddress } from "#app/domain/base/messages/letters.ts";

type WorkAddressPageProps = {
	/** Null for a link that is not good. */
	link: { title: string; company: string; domain: string } | null;
	answer: FormResult | undefined;
	busy: boolean;
};

/** The question behind the link to a work address. Only a press answers it. */
export function WorkAddressPage({ link, answer, busy }: WorkAddressPageProps) {
	if (!link) {
		return (
			<PlainPage title="This link does not work">
				<p>{workAddress.linkInvalid}</p>
			</PlainPage>
		);
	}
	const { title, company, domain } = link;
	return (
		<PlainPage title="Is this resume yours?">
			<p>
				“{title}” says that its author got an offer from {company}. You got this link at an address
				of {domain}. Confirm it only if the resume is yours.
			</p>
			<AnsweredForm answer={answer} className="mt-8 grid gap-4">
				{busy ? null : <FormMessage />}
				<div className="flex flex-wrap justify-center gap-3">
					<Button type="submit" name="answer" value="yes" busy={busy}>
						Yes, it is mine
					</Button>
					<Button type="submit" name="answer" value="no" variant="secondary" busy={busy}>
						No, it is not
					</Button>
				</div>
			</AnsweredForm>
		</PlainPage>
	);
}
