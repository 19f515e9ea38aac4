import { Alert } from "#app/components/base/ui/alert.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";

/** No words of a person. */
const unshown = ["intent", "version"];

/** What was typed into a form whose subject has gone meanwhile, to be copied from here. */
export function TypedWords({ answer }: { answer: FormResult | undefined }) {
	const typed = Object.entries(answer?.values ?? {}).filter(
		([name, value]) => value.trim() !== "" && !unshown.includes(name),
	);
	return (
		<div className="grid max-w-prose gap-4">
			<Alert kind="error">{answer?.message}</Alert>
			{typed.length > 0 ? (
				<section aria-labelledby="typed">
					<h2 id="typed" className="mb-3 text-xl">
						What you typed
					</h2>
					<dl>
						{typed.map(([name, value]) => (
							<div key={name} className="mb-3">
								<dt className="text-sm text-quiet">{name}</dt>
								<dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
							</div>
						))}
					</dl>
				</section>
			) : null}
		</div>
	);
}
