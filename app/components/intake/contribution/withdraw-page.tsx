import { href, Link, useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";

const happens = (isKept: boolean): string[] => [
	"Its page, search, lines, statistics and files lose it at once, and every page that we keep ready within a minute. Its address answers that it was withdrawn.",
	"Readers who opened it can no longer read it. They get back what they spent on it, and an email that does not name you or your resume.",
	isKept
		? "Your document, its files, your notes and the earlier version are deleted for good. So is what its entry says, and what was checked."
		: "Your document, its files, your notes and the earlier version are deleted already. So are now what its entry says, and what was checked.",
	`We keep your receipts of consent. We also keep codes made of your resume, which cannot be turned back into it: with them we refuse the same file${isKept ? " and near copies" : ", but no near copies: no code could be made of its words, which are gone"}. If you want to bring it back, write to us.`,
	"Backups have it until they are replaced. Files that readers downloaded before are with them, and search engines forget a page when they visit it again: we cannot delete those. A picture of its preview may stay in a browser for a day.",
	"Days of Pro that you have earned stay yours.",
];

/** What a withdrawal does, and the button. */
export function WithdrawPage({
	id,
	title,
	isKept,
	answer,
}: {
	id: string;
	title: string;
	/** Its document is not deleted yet. */
	isKept: boolean;
	answer: FormResult | undefined;
}) {
	const busy = useNavigation().state !== "idle";
	return (
		<main id="content" className="container-page flex-1 py-8 md:py-12">
			<div className="max-w-prose">
				<h1 className="text-3xl md:text-4xl">Withdraw your resume</h1>
				<p className="mt-2 text-lg wrap-anywhere">{title}</p>
				<h2 className="mt-8 text-2xl">What happens</h2>
				<ul className="mt-3 grid list-disc gap-3 pl-5">
					{happens(isKept).map((sentence) => (
						<li key={sentence}>{sentence}</li>
					))}
				</ul>
				<AnsweredForm answer={answer} className="mt-8 grid gap-4">
					<FormMessage />
					<div className="flex flex-wrap gap-3">
						<Button type="submit" variant="secondary" busy={busy} className="danger-button">
							{busy ? "Withdrawing" : "Withdraw it for good"}
						</Button>
						<Link to={href("/contribute/:id", { id })} className={buttonVariants()}>
							Keep it
						</Link>
					</div>
				</AnsweredForm>
			</div>
		</main>
	);
}
