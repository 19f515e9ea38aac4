import { NewsletterForm } from "#app/components/content/newsletter-form.tsx";

/** The early-access list of the landing page: said to be what it is, a mail a month. */
export function EarlyAccess() {
	return (
		<section
			aria-labelledby="early-access"
			className="mt-5 border-t border-hairline bg-panel md:mt-16 lg:mt-20"
		>
			<div className="container-page grid gap-3 py-5 md:gap-6 md:py-16 lg:grid-cols-2 lg:items-center lg:gap-16">
				<div>
					<h2 id="early-access">Get early access to new resumes</h2>
					<p className="mt-2 max-w-md text-quiet">
						Monthly drops: one email with the resumes that came in and what stands out in them.
						Nothing else, and one click unsubscribes you.
					</p>
				</div>
				<NewsletterForm source="landing_page" />
			</div>
		</section>
	);
}
