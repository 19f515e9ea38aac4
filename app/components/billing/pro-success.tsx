import { href, Link } from "react-router";
import { arrowRightIcon, checkIcon } from "#app/components/base/page-icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { brand } from "#app/content/brand.ts";
import { proFeatures } from "#app/content/pro-features.ts";

/** After a paid subscription: what it brings, and where each of it is found. */
export function ProSuccess({ wanted }: { wanted: string | null }) {
	return (
		<main id="content" className="container-page purchase-page">
			<span className="grid place-items-center size-14 mb-6 rounded-full bg-accent-soft text-accent">
				<Icon path={checkIcon} className="size-7" />
			</span>
			<h1 className="text-4xl">Welcome to Pro</h1>
			<h2 id="brings" className="mt-3 font-sans text-lg font-normal tracking-normal text-quiet">
				Your subscription has been activated
			</h2>
			<ul aria-labelledby="brings" className="purchase-list">
				{proFeatures.map(({ name, detail, to }) => (
					<li key={name}>
						<Link
							to={to}
							className="purchase-feature flex items-center justify-between gap-4 py-3.5 group"
						>
							<span>
								<span className="font-medium">{name}</span>
								<span className="block text-note text-quiet">{detail}</span>
							</span>
							<Icon path={arrowRightIcon} className="size-4 text-quiet group-hover:text-accent" />
						</Link>
					</li>
				))}
			</ul>
			<PurchaseActions actions={waysOn(wanted, "Start Browsing Resumes")} />
		</main>
	);
}

export type PurchaseAction = { to: string; label: string };

/**
 * The ways on after a payment that is done.
 * @param wanted the id of the resume that the person wanted to open before
 * @param browse what the way to all resumes is called
 */
export const waysOn = (wanted: string | null, browse: string): PurchaseAction[] => [
	...(wanted ? [{ to: href("/resumes/:id", { id: wanted }), label: "Back to the Resume" }] : []),
	{ to: "/resumes", label: browse },
	{ to: "/settings", label: "Account Settings" },
];

/** The ways on from a purchase, the first one as the main one, and whom to ask. */
export function PurchaseActions({ actions }: { actions: readonly PurchaseAction[] }) {
	return (
		<>
			<div className="purchase-actions flex w-full max-w-[34rem] flex-col gap-3 mt-8 sm:flex-row">
				{actions.map(({ to, label }, index) => (
					<Link
						key={to}
						to={to}
						className={buttonVariants({
							size: "large",
							variant: index === 0 ? "primary" : "secondary",
						})}
					>
						{label}
					</Link>
				))}
			</div>
			<p className="mt-8 text-quiet">
				Questions? Write to{" "}
				<a
					href={`mailto:${brand.supportAddress}`}
					className="text-accent underline underline-offset-4"
				>
					{brand.supportAddress}
				</a>
			</p>
		</>
	);
}
