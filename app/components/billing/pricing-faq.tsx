import { Link } from "react-router";
import { chevronDownIcon } from "#app/components/base/icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { Words } from "#app/components/base/words.tsx";
import { type AnswerPart, questions } from "#app/content/pricing.ts";

/** What people ask before they pay. Other pages lead here as /pricing#faq. */
export function PricingFaq() {
	return (
		<section
			id="faq"
			aria-labelledby="faq-title"
			tabIndex={-1}
			className="mt-16 md:mt-22 grid lg:grid-cols-[18rem_minmax(0,1fr)] gap-y-6 gap-x-12"
		>
			<h2 id="faq-title" className="text-3xl">
				Questions, answered
			</h2>
			<div className="border-t border-hairline">
				{questions().map(({ question, answer }) => (
					<details key={question} className="faq-item border-b border-hairline">
						<summary>
							{question}
							<Icon path={chevronDownIcon} className="faq-mark text-quiet size-5" />
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
	if (typeof part === "string") return <Words text={part} />;
	const { label, to } = part;
	return to.startsWith("mailto:") ? (
		<a href={to} className={linkLook}>
			{label}
		</a>
	) : (
		<Link to={to} className={linkLook}>
			{label}
		</Link>
	);
}
