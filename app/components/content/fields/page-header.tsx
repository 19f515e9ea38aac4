import { Link } from "react-router";
import { Logo } from "#app/components/base/logo.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { brand } from "#app/content/brand.ts";

/** The header of the landing pages: who this is, and one way on. It stays at the top while the page scrolls. */
export function FieldHeader({ ctaText }: { ctaText: string }) {
	return (
		<header className="site-header">
			<div className="container-page flex h-16 items-center justify-between gap-4">
				<Link
					to="/pricing"
					aria-label={`${brand.name}, plans and prices`}
					className="thumb inline-flex items-center"
				>
					<Logo />
				</Link>
				<Link to="/resumes" className={buttonVariants()}>
					<span className="max-sm:hidden">{ctaText}</span>
					<span className="sm:hidden">Get Started</span>
				</Link>
			</div>
		</header>
	);
}
