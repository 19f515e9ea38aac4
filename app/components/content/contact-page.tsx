import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "#app/content/brand.ts";
import { contactPage, contactQuestions } from "#app/content/contact-page.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { type ContactValues, responseTime } from "#app/domain/content/contact.ts";
import { ContactForm } from "./contact-form.tsx";

type ContactPageProps = { prefill: ContactValues; result: FormResult | undefined };

const linkLook =
	"inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4";

/** The form, how else to reach us, and what people ask most. */
export function ContactPageView({ prefill, result }: ContactPageProps) {
	const { name: _, email: __, ...filledByLink } = prefill;
	return (
		<main id="content" className="container-page py-10 md:py-14">
			<h1 className="text-4xl md:text-5xl">{contactPage.title}</h1>
			<p className="mt-3 max-w-prose text-lg text-quiet">{contactPage.lead}</p>
			<div className="mt-8 grid items-start gap-8 md:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
				<section aria-label="Your message" className="panel">
					<ContactForm
						// What was sent, or what another link fills in, begins a form of its own; who signs in meanwhile goes on.
						key={result?.success ? "sent" : JSON.stringify(filledByLink)}
						prefill={prefill}
						result={result}
					/>
				</section>
				<ul className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
					<Card title="Email">
						<a href={`mailto:${brand.supportAddress}`} className={`${linkLook} break-all`}>
							{brand.supportAddress}
						</a>
					</Card>
					<Card title="Response time">
						<p>Under {responseTime}</p>
						<p className="text-note text-quiet">With or without an account</p>
					</Card>
					<Card title="Office">
						<p>{contactPage.office}</p>
					</Card>
				</ul>
			</div>
			<Questions />
		</main>
	);
}

function Card({ title, children }: { title: string; children: ReactNode }) {
	return (
		<li className="min-w-0 border-t border-hairline pt-3">
			<h2 className="mb-1 font-sans text-note font-normal tracking-normal text-quiet">{title}</h2>
			{children}
		</li>
	);
}

function Questions() {
	return (
		<section aria-labelledby="contact-questions" className="mt-14 md:mt-20">
			<h2 id="contact-questions" className="text-3xl">
				You may find your answer here
			</h2>
			<ul className="mt-6 grid gap-6 md:grid-cols-3 md:gap-8">
				{contactQuestions.map(({ question, answer, link }) => (
					<li key={question} className="border-t border-hairline pt-4">
						<h3 className="text-xl">{question}</h3>
						<p className="mt-2 text-pretty">{answer}</p>
						<Link to={link.to} className={linkLook}>
							{link.label}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
