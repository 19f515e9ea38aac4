import { NewsletterForm } from "./newsletter-form.tsx";

/** The early-access list of the landing page: said to be what it is, a mail a month. */
export function EarlyAccess() {
	return (
		<section aria-labelledby="early-access" className="border-t border-hairline bg-panel">
			<div className="container-page grid gap-6 py-14 lg:grid-cols-2 lg:gap-16">
				<div>
					<h2 id="early-access" className="text-3xl">
						Get early access to new resumes
					</h2>
					<p className="mt-3 max-w-md text-quiet">
						Monthly drops: one mail with the resumes that came in and what stands out in them. No
						more than that, and one press ends it.
					</p>
				</div>
				<NewsletterForm source="landing_page" />
			</div>
		</section>
	);
}
