import { NewsletterForm } from "#app/components/content/newsletter-form.tsx";

/** The early-access list of the landing page: said to be what it is, a mail a month. */
export function EarlyAccess() {
	return (
		<section aria-labelledby="early-access" className="early-access">
			<div className="container-page">
				<div>
					<h2 id="early-access">Get early access to new resumes</h2>
					<p className="mt-3 max-w-md text-quiet">
						Monthly drops: one email with the resumes that came in and what stands out in them. No
						more than that, and one press ends it.
					</p>
				</div>
				<NewsletterForm source="landing_page" />
			</div>
		</section>
	);
}
