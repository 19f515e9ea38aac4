import { Alert } from "#app/components/base/ui/alert.tsx";

/** What the owner asks for, in the lines in which it was written. */
export const SentBack = ({ because }: { because: string }) => (
	<Alert kind="info">
		<p className="wrap-anywhere whitespace-pre-line">We sent it back: {because}</p>
	</Alert>
);
