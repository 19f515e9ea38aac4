import { Alert } from "#app/components/base/ui/alert.tsx";

/** Says that there was no way to leave. In the page and not a toast, which would have to be loaded first. */
export function LeavingFailure({ sentence }: { sentence: string | undefined }) {
	if (!sentence) return null;
	return (
		<div className="mt-3 text-start">
			<Alert kind="error">{sentence}</Alert>
		</div>
	);
}
