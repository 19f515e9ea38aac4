import { Link } from "react-router";
import { chevronDownIcon } from "#app/components/base/icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { RichDescription } from "#app/components/library/rich-description.tsx";
import { type AnswerPart, questions } from "#app/content/pricing.ts";

/** What people ask before they pay. Other pages lead here as /pricing#faq. */
export function PricingFaq() {
	return (
		<section id="faq" aria-labelledby="faq-title" tabIndex={-1} className="pricing-section faq">
			<h2 id="faq-title" className="text-3xl">
				Questions, answered
			</h2>
			<div className="border-t border-hairline">
				{questions.map(({ question, answer }) => (
					<details key={question} className="faq-item">
						<summary>
							{question}
							<Icon path={chevronDownIcon} className="faq-mark size-5" />
						</summary>
						<p className="reading-measure pb-5 text-[1.0625rem] leading-7">
							{answer.map((part) => (
								<Part key={typeof part === "string" ? part : part.to} part={part} />
							))}
						</p>
					</details>
				))}
			</div>
		</section>
	);
}

const linkLook = "text-accent underline underline-offset-4";

function Part({ part }: { part: AnswerPart }) {
	if (typeof part === "string") return <RichDescription text={part} />;
	const { label, to } = part;
	return to.startsWith("mailto:") ? (
		<a href={to} className={`${linkLook} break-words`}>
			{label}
		</a>
	) : (
		<Link to={to} className={linkLook}>
			{label}
		</Link>
	);
}
