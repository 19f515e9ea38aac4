import { useId } from "react";
import { Link, useFetcher, useMatches } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { chevronDownIcon } from "#app/components/base/icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { Spinner } from "#app/components/base/ui/spinner.tsx";
import { usePopover } from "#app/components/base/use-popover.ts";
import { describePlan } from "#app/components/billing/plan-line.ts";
import type { Viewer } from "#app/domain/base/viewer.ts";
import { personIcon } from "./menu-icons.ts";

/** Who is signed in, their plan, their pages, and the sign-out. */
export default function AccountMenu({ viewer }: { viewer: Viewer }) {
	const menu = usePopover(useId());
	return (
		<>
			<button
				type="button"
				{...menu.button}
				aria-label={`Account: ${viewer.email}`}
				className={classes(buttonVariants({ variant: "ghost" }), "max-w-56 px-3 lg:max-w-72")}
			>
				<Icon path={personIcon} className="size-5 shrink-0" />
				<span className="hidden truncate md:inline">{viewer.email}</span>
				<Icon path={chevronDownIcon} className="size-4 shrink-0 text-quiet" />
			</button>
			<div {...menu.popover} ref={menu.ref as never} className="header-popover">
				<div className="border-b border-hairline px-4 py-3">
					<p className="truncate font-medium">{viewer.email}</p>
					<p className="text-sm text-quiet">{describePlan(viewer.plan)}</p>
				</div>
				<Link to="/library" onClick={menu.hide} className="menu-item">
					My library
				</Link>
				{viewer.plan.plan === "pro" ? (
					<>
						<Link to="/insights" onClick={menu.hide} className="menu-item">
							Insights
						</Link>
						<Link to="/checklist" onClick={menu.hide} className="menu-item">
							Review checklist
						</Link>
					</>
				) : null}
				<Link to="/subscription" onClick={menu.hide} className="menu-item">
					My Subscription
				</Link>
				<Link to="/settings" onClick={menu.hide} className="menu-item">
					Settings
				</Link>
				<SignOut />
			</div>
		</>
	);
}

function SignOut() {
	const fetcher = useFetcher();
	const busy = fetcher.state !== "idle";
	const isPrivate = useMatches().some(({ id }) => id === "routes/member/layout");
	return (
		<fetcher.Form method="post" action="/auth/signout">
			<AtHand page="/auth/signout" />
			{isPrivate ? <input type="hidden" name="from" value="private" /> : null}
			<button type="submit" disabled={busy} aria-busy={busy || undefined} className="menu-item">
				Sign Out
				{busy ? <Spinner /> : null}
			</button>
		</fetcher.Form>
	);
}
