import { Link } from "react-router";
import { Alert } from "#app/components/base/ui/alert.tsx";
import type { FirstStep } from "#app/domain/admin/first-steps.ts";

/** What is still to do before the site is open for business; nothing when all of it is done. */
export function FirstStepList({ steps, isOpen }: { steps: readonly FirstStep[]; isOpen: boolean }) {
	const done = steps.filter(({ isDone }) => isDone).length;
	if (done === steps.length) return null;
	return (
		<details open={isOpen} className="disclosure admin-panel mb-4">
			<summary>
				First steps: {done} of {steps.length} done
			</summary>
			<ul className="mt-2 grid gap-x-8 lg:grid-cols-2">
				{steps.map(({ title, hint, to, isDone }) => (
					<li key={title} className="flex gap-3 py-1">
						<span
							aria-hidden="true"
							className={`inline-flex min-h-11 items-center self-start ${isDone ? "text-accent" : "text-quiet"}`}
						>
							{isDone ? "✓" : "○"}
						</span>
						<div className="min-w-0">
							{isDone ? (
								<p className="inline-flex min-h-11 items-center text-quiet">
									{title} <span className="sr-only">(done)</span>
								</p>
							) : (
								<>
									<Link to={to} className="admin-link inline-flex min-h-11 items-center">
										{title}
									</Link>
									<p className="text-sm text-quiet">{hint}</p>
								</>
							)}
						</div>
					</li>
				))}
			</ul>
		</details>
	);
}

/** Words that were saved and are not shown, because they no longer fit. */
export function UnfitWords({ keys }: { keys: readonly string[] }) {
	if (keys.length === 0) return null;
	return (
		<div className="mb-4">
			<Alert kind="error">
				<p>
					Words that you have saved no longer fit, and the files hold in their place:{" "}
					{keys.join(", ")}.
				</p>
				<Link to="/admin/words" className="admin-link inline-flex min-h-11 items-center">
					See why
				</Link>
			</Alert>
		</div>
	);
}
