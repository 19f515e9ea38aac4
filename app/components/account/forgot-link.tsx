import type { MouseEvent } from "react";
import { Link } from "react-router";
import type { AuthTab } from "./auth-tab.ts";

const ways = {
	signin: { to: "/auth/forgot-password", tab: "reset", label: "Forgot your password?" },
	reset: { to: "/auth/signin", tab: "signin", label: "Back to sign in" },
} as const;

/** From signing in to the reset and back: inside the dialog, or between the pages. */
export function ForgotLink({
	tab,
	onTab,
	returnTo,
	email,
}: {
	tab: AuthTab;
	onTab?: (tab: AuthTab) => void;
	returnTo?: string;
	/** What is typed already, which the other form begins with. */
	email?: string;
}) {
	const way = ways[tab === "reset" ? "reset" : "signin"];
	const stay = (event: MouseEvent) => {
		if (!onTab) return;
		event.preventDefault();
		onTab(way.tab);
	};
	return (
		<Link
			to={returnTo ? `${way.to}?${new URLSearchParams({ returnTo })}` : way.to}
			state={{ email }}
			onClick={stay}
			className="inline-flex min-h-11 items-center self-start font-medium text-accent underline underline-offset-4"
		>
			{way.label}
		</Link>
	);
}
