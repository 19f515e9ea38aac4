import { type MouseEvent, Suspense, useId } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { useAuthDialog } from "#app/components/account/auth-dialog-provider.tsx";
import type { AuthTab } from "#app/components/account/auth-tab.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { Spinner } from "#app/components/base/ui/spinner.tsx";
import { brand } from "#app/content/brand.ts";
import { footerGroups, footerNote, mainNavigation } from "#app/content/navigation.ts";
import type { Viewer } from "#app/domain/base/viewer.ts";
import { closeIcon, menuIcon } from "./icons.ts";
import { KeptMarkup } from "./kept-markup.tsx";
import { lazyInBrowser } from "./lazy-in-browser.ts";
import { Logo } from "./logo.tsx";
import type { Theme } from "./theme.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { usePopover } from "./use-popover.ts";

// Visitors, who are most, do not load it.
const AccountMenu = lazyInBrowser(() => import("#app/components/account/user-menu.tsx"));

type HeaderProps = {
	viewer: Viewer | null;
	/** True while it is not yet known who looks at the page. */
	pending: boolean;
	signInTo: string;
	signUpTo: string;
};

/** Logo, navigation and the account. It stays at the top while the page scrolls. */
export function SiteHeader({ viewer, pending, signInTo, signUpTo }: HeaderProps) {
	return (
		<header className="site-header">
			<div className="container-page flex min-h-16 flex-wrap items-center gap-2 py-1 md:gap-6">
				<Link to="/" aria-label={`${brand.name}, home`} className="thumb inline-flex items-center">
					<Logo />
				</Link>
				<nav aria-label="Main" className="hidden gap-1 md:flex">
					<MainLinks look={headerLink} isPublic={viewer === null} />
				</nav>
				<div className="ml-auto flex items-center gap-2">
					{pending ? (
						<span role="status" className="thumb inline-flex items-center justify-center">
							<Spinner className="size-5 text-quiet" />
							<span className="sr-only">Checking whether you are signed in</span>
						</span>
					) : viewer ? (
						<Suspense fallback={<span className="thumb" />}>
							<AccountMenu viewer={viewer} />
						</Suspense>
					) : (
						<>
							<AuthLink tab="signin" to={signInTo} look="ghost" className="max-md:hidden">
								Log in
							</AuthLink>
							<AuthLink tab="signup" to={signUpTo} look="primary">
								Sign up
							</AuthLink>
						</>
					)}
					<MobileMenu signInTo={pending || viewer ? null : signInTo} />
				</div>
			</div>
		</header>
	);
}

/**
 * What a visitor points at is prefetched. Pages of a person who is signed in are never kept by a browser,
 * so that theirs would be loaded twice.
 */
const prefetchOf = (isPublic: boolean) => (isPublic ? "intent" : "none");

type MainLinksProps = { look: string; isPublic: boolean; onClick?: () => void };

/** The links of the main navigation. */
function MainLinks({ look, isPublic, onClick }: MainLinksProps) {
	const { pathname } = useLocation();
	return (
		<KeptMarkup name={import.meta.env.SSR ? `${look} ${isPublic} ${sectionOf(pathname)}` : ""}>
			{() =>
				mainNavigation.map(({ label, to }) => (
					<NavLink
						key={to}
						to={to}
						prefetch={prefetchOf(isPublic)}
						onClick={onClick}
						className={look}
					>
						{label}
					</NavLink>
				))
			}
		</KeptMarkup>
	);
}

/** The link that leads to where a page belongs: React Router marks it. */
function sectionOf(pathname: string): string | undefined {
	const path = `${pathname.toLowerCase()}/`;
	return mainNavigation.find(({ to }) => path.startsWith(`${to}/`))?.to;
}

const headerLink =
	"inline-flex min-h-11 items-center rounded-md px-3 text-note text-quiet hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink forced-colors:aria-[current=page]:underline";

function AuthLink({
	tab,
	to,
	look,
	className,
	children,
}: {
	tab: AuthTab;
	to: string;
	/** Without one it is a plain link. */
	look?: "primary" | "ghost";
	className?: string;
	children: string;
}) {
	const dialog = useAuthDialog();
	const isHome = useLocation().pathname === "/";
	const open = (event: MouseEvent) => {
		// A press that asks for a new tab or window goes to the page.
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		// The home page is nothing to stay for.
		dialog.open(tab, isHome ? { returnTo: "/library" } : undefined);
	};
	return (
		<Link
			to={to}
			onClick={open}
			className={classes(look && buttonVariants({ variant: look }), className)}
		>
			{children}
		</Link>
	);
}

function MobileMenu({ signInTo }: { signInTo: string | null }) {
	const menu = usePopover(useId());
	return (
		<>
			<button
				type="button"
				{...menu.button}
				aria-label={menu.open ? "Close menu" : "Open menu"}
				className={classes(buttonVariants({ variant: "ghost", size: "icon" }), "md:hidden")}
			>
				<Icon path={menu.open ? closeIcon : menuIcon} className="size-6" />
			</button>
			<nav {...menu.popover} ref={menu.ref} aria-label="Menu" className="header-popover md:hidden">
				<MainLinks look="menu-item" isPublic={signInTo !== null} onClick={menu.hide} />
				{signInTo ? (
					<AuthLink tab="signin" to={signInTo} className="menu-item">
						Log in
					</AuthLink>
				) : null}
			</nav>
		</>
	);
}

/** The four groups, the support address, the colors and the copyright line. On a phone the header has the name. */
export function SiteFooter({ year, theme }: { year: number; theme: Theme }) {
	return (
		<footer className="mt-auto border-t border-hairline bg-panel text-note print:hidden">
			<div className="container-page footer-groups">
				<div className="footer-head">
					<Logo className="max-md:hidden" />
					<p>{brand.tagline}</p>
					<a href={`mailto:${brand.supportAddress}`} className="footer-link">
						{brand.supportAddress}
					</a>
				</div>
				<KeptMarkup name="footer groups">
					{() =>
						footerGroups.map(({ title, links }) => (
							<section key={title}>
								<h2 className="font-sans text-note font-semibold tracking-normal">{title}</h2>
								<ul>
									{links.map(({ label, to }) => (
										<li key={to}>
											<Link to={to} className="footer-link">
												{label}
											</Link>
										</li>
									))}
								</ul>
							</section>
						))
					}
				</KeptMarkup>
			</div>
			<div className="container-page">
				<div className="flex flex-wrap items-center justify-between gap-4 border-t border-hairline py-3 md:py-6">
					<p className="flex-1 basis-40 text-[0.8125rem] leading-[1.4] text-quiet">
						© {year} {brand.name}. {footerNote()}
					</p>
					<ThemeToggle theme={theme} />
				</div>
			</div>
		</footer>
	);
}
