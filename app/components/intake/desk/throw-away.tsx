import { Button } from "#app/components/base/ui/button.tsx";

/** Throws a draft away after one question asked in place, because nothing brings it back. Works without scripts. */
export const ThrowAway = ({ isBusy }: { isBusy: boolean }) => (
	<details className="disclosure open:w-full">
		<summary>Throw away</summary>
		<p className="mt-1 mb-3 text-note text-quiet">The draft and its file are deleted for good.</p>
		<Button
			type="submit"
			name="intent"
			value="discard"
			variant="secondary"
			busy={isBusy}
			className="danger-button"
		>
			Yes, throw it away
		</Button>
	</details>
);
