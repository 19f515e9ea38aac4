import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import {
	checkRules,
	howWeCheckPage,
	tierOrder,
	tierTexts,
} from "#app/content/how-we-check-page.ts";
import { count } from "#app/domain/base/count.ts";
import type { Provenance } from "#app/domain/library/catalogue.ts";
import { provenanceLabels } from "#app/domain/library/provenance.ts";

type HowWeCheckPageProps = {
	/** How many published resumes have each; null when they could not be counted. */
	counts: Record<Provenance, number> | null;
};

/** What each provenance rests on, and how many resumes have it. */
export function HowWeCheckPage({ counts }: HowWeCheckPageProps) {
	const { title, lead } = howWeCheckPage;
	return (
		<main id="content" className="container-page py-10 md:py-14">
			<h1 className="text-4xl md:text-5xl">{title}</h1>
			<p className="mt-3 max-w-prose text-lg text-quiet">{lead}</p>
			<section aria-label="From the strongest to none" className="mt-10 grid gap-6">
				{tierOrder.map((provenance) => (
					<Tier key={provenance} provenance={provenance} resumes={counts?.[provenance]} />
				))}
			</section>
			<section aria-labelledby="rules" className="mt-14">
				<h2 id="rules" className="text-3xl">
					The rules behind it
				</h2>
				<ul className="mt-6 grid gap-6 md:grid-cols-2 md:gap-8">
					{checkRules.map((rule) => (
						<li key={rule.title} className="border-t border-hairline pt-4">
							<h3 className="text-xl">{rule.title}</h3>
							<p className="mt-2 text-pretty">{rule.text}</p>
						</li>
					))}
				</ul>
				<Link
					to="/contact"
					className={`${buttonVariants({ variant: "secondary" })} mt-8 inline-flex`}
				>
					Something is wrong with a resume
				</Link>
			</section>
		</main>
	);
}

function Tier({ provenance, resumes }: { provenance: Provenance; resumes: number | undefined }) {
	const { what, notSaid } = tierTexts[provenance];
	return (
		<article className="grid gap-2 border-t border-hairline pt-4 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-8">
			<div>
				<h2 className="text-2xl">{provenanceLabels[provenance]}</h2>
				{resumes === undefined ? null : (
					<p className="text-quiet">
						{resumes > 0 ? (
							<Link to={`/resumes?provenance=${provenance}`} className="link-quiet">
								{`${count(resumes, "resume")} today`}
							</Link>
						) : (
							"None today"
						)}
					</p>
				)}
			</div>
			<div className="max-w-prose">
				<p>{what}</p>
				<p className="mt-2 text-quiet">{notSaid}</p>
			</div>
		</article>
	);
}
