import { useLocation } from "react-router";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { retryIcon } from "./page-icons.ts";
import { useHydrated } from "./use-hydrated.ts";

type LoadErrorProps = {
	message: string;
	busy: boolean;
	/** Tries again; without scripts the link loads the same address again. */
	onRetry: () => void;
};

/** Something did not load: what, and a way to try again. */
export function LoadError({ message, busy, onRetry }: LoadErrorProps) {
	const hydrated = useHydrated();
	const { pathname, search } = useLocation();
	return (
		<div
			role="alert"
			className="flex flex-col items-center gap-3 rounded-lg border border-danger px-6 py-14 text-center"
		>
			<p className="font-serif text-2xl font-semibold">{message}</p>
			<p className="text-quiet">This is our fault, not yours. Nothing of yours was lost.</p>
			{hydrated ? (
				<Button variant="secondary" busy={busy} onClick={() => onRetry()}>
					{busy ? (
						"Trying again"
					) : (
						<>
							<Icon path={retryIcon} />
							Try again
						</>
					)}
				</Button>
			) : (
				<a href={pathname + search} className={buttonVariants({ variant: "secondary" })}>
					Try again
				</a>
			)}
		</div>
	);
}
