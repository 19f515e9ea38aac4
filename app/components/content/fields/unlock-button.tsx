import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";

/** Opens the sign-up dialog; without scripts, or in a new tab, it is a link to the sign-up page. */
export function UnlockButton({
	returnTo,
	openDialog,
	children,
}: {
	returnTo: string;
	openDialog: () => void;
	children: ReactNode;
}) {
	const open = (event: MouseEvent) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		openDialog();
	};
	return (
		<Link
			to={`/auth/signup?${new URLSearchParams({ returnTo })}`}
			onClick={open}
			className={buttonVariants({ size: "large" })}
		>
			{children}
		</Link>
	);
}
