import { type ReactNode, useEffect, useRef } from "react";
import { Link, NavLink, useFetcher, useLocation } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { LogoMark } from "#app/components/base/logo.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button } from "#app/components/base/ui/button.tsx";
import { type DashboardRole, mayRead } from "#app/domain/admin/dashboard-roles.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { MyRole } from "./roles/mine.tsx";
import { adminTabs } from "./shell-tabs.ts";

/** The frame of every dashboard page: its tabs, and the button that locks it. */
export function AdminShell({
	newMessages,
	who,
	children,
}: {
	/** The person who looks; null for who has the passcode. */
	who: { role: DashboardRole; email: string | null };
	/** How many messages nobody has answered yet. */
	newMessages: number;
	/** The page, with its own `main`. */
	children: ReactNode;
}) {
	const { role, email } = who;
	const tabs = useRef<HTMLUListElement>(null);
	const { pathname } = useLocation();
	// On a phone the tabs are a strip that scrolls.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page is another tab
	useEffect(() => {
		const current = tabs.current?.querySelector<HTMLElement>("[aria-current=page]");
		if (!tabs.current || !current) return;
		const { offsetLeft, offsetWidth } = current;
		tabs.current.scrollLeft = offsetLeft - (tabs.current.clientWidth - offsetWidth) / 2;
	}, [pathname]);
	return (
		<div className="flex min-h-dvh flex-col">
			<a href="#content" className="skip-link">
				Skip to content
			</a>
			<header className="border-b border-hairline">
				<div className="container-page flex flex-wrap items-center gap-y-2 gap-x-5 py-3">
					<Link to="/" className="thumb inline-flex items-center" aria-label="To the site">
						<LogoMark />
					</Link>
					<p className="font-serif text-[1.125rem] text-quiet">Admin Dashboard</p>
					{email ? (
						<p className="text-note text-quiet wrap-anywhere">
							{email}, {role}
						</p>
					) : null}
					<LockButton />
				</div>
				<nav aria-label="Dashboard" className="container-page">
					<ul ref={tabs} className="relative flex overflow-x-auto [scrollbar-width:thin]">
						{adminTabs
							.filter(({ to }) => mayRead(role, to))
							.map(({ name, to }) => (
								<li key={to}>
									<NavLink
										to={to}
										className="page-tab admin-tab mb-0 gap-1 px-2 whitespace-nowrap"
										prefetch="intent"
									>
										{name}
										{to === "/admin/messages" ? <NewMessages count={newMessages} /> : null}
									</NavLink>
								</li>
							))}
					</ul>
				</nav>
			</header>
			<MyRole value={role}>{children}</MyRole>
		</div>
	);
}

function LockButton() {
	const { Form, data, state } = useFetcher<FormResult>();
	useEffect(() => {
		if (data?.message) showToast("error", data.message);
	}, [data]);
	return (
		<AnsweredForm as={Form} action="/admin/lock" className="ml-auto">
			<AtHand page="/admin/lock" />
			<Button type="submit" variant="secondary" busy={state !== "idle"}>
				Lock
			</Button>
		</AnsweredForm>
	);
}

function NewMessages({ count }: { count: number }) {
	if (count === 0) return null;
	return (
		<span className="px-1 rounded-md bg-accent-soft text-accent text-fine leading-5 tabular-nums">
			{count > 99 ? "99+" : count}
			<span className="sr-only"> new</span>
		</span>
	);
}
