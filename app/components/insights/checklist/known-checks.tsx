import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { checkIcon } from "#app/components/base/page-icons.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button } from "#app/components/base/ui/button.tsx";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { count } from "#app/domain/base/count.ts";
import type { KnownCheck } from "#app/domain/insights/own/known-checks.ts";

/** To which the checks are sent: the page around them has to have its code at hand. */
export const checklist = "/checklist";

type Answer = { success: boolean; message: string };

/** The checks of the checklist that were measured, each with the line that was found; those that hold can be ticked there. */
export function KnownChecks({
	checks,
	titles,
}: {
	checks: readonly KnownCheck[];
	/** Of the checks, by their ids. */
	titles: Readonly<Record<string, string>>;
}) {
	const fetcher = useFetcher<Answer>();
	useEffect(() => {
		if (fetcher.data) showToast(fetcher.data.success ? "success" : "error", fetcher.data.message);
	}, [fetcher.data]);
	const holding = checks.filter(({ holds }) => holds);
	if (checks.length === 0) return null;
	return (
		<section aria-labelledby="known-checks" className="mt-10">
			<h3 id="known-checks" className="text-2xl">
				The checklist: {holding.length} of {checks.length} that can be measured hold
			</h3>
			<ul className="mt-3 max-w-3xl">
				{checks.map(({ id, holds, line }) => (
					<li
						key={id}
						className="grid grid-cols-[1.25rem_1fr] gap-x-3 border-b border-hairline py-2.5"
					>
						{holds ? (
							<Icon path={checkIcon} className="mt-0.5 size-5 text-accent" />
						) : (
							<span aria-hidden="true" className="text-center text-quiet">
								–
							</span>
						)}
						<p>
							<span className="sr-only">{holds ? "Holds: " : "Does not hold: "}</span>
							<Link to={`${checklist}#${id}`} className="hover:underline">
								{titles[id]}
							</Link>
							{line ? (
								<span className="block wrap-anywhere text-note text-quiet" dir="auto">
									{line}
								</span>
							) : null}
						</p>
					</li>
				))}
			</ul>
			{holding.length > 0 ? (
				<AnsweredForm
					as={fetcher.Form}
					action={checklist}
					fixed={{ intent: "add" }}
					className="mt-4"
				>
					{holding.map(({ id }) => (
						<input key={id} type="hidden" name="done" value={id} />
					))}
					<Button type="submit" variant="secondary" busy={fetcher.state !== "idle"}>
						Tick {count(holding.length, "check")} in my checklist
					</Button>
					<p className="mt-2 text-sm text-quiet">
						We are told which checks hold, and no line of your resume.
					</p>
				</AnsweredForm>
			) : null}
		</section>
	);
}
