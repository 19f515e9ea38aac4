import { useViewer } from "#app/components/base/viewer-context.tsx";
import { count } from "#app/domain/base/count.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import { freeAllowance, plans } from "#app/domain/billing/plans.ts";

/** What each plan opens, as a stack with one sheet for each resume. */
export function PlanStacks() {
	const { free, pack, pro } = plans;
	const offer = offerFor(useViewer());
	const stacks = [
		{
			plan: free,
			sheets: freeAllowance,
			opens: count(freeAllowance, "resume"),
			price: "No card needed",
		},
		{
			plan: pack,
			sheets: pack.resumes,
			opens: `${count(pack.resumes, "resume")}, ${pack.days} days, each as a PDF`,
			price: `${offer.pack.price} once`,
		},
		{
			plan: pro,
			sheets: 14,
			opens: "Every resume, as PDF, Word and plain text",
			price: sentenceCase(offer.pro.terms),
		},
	];
	return (
		<ul className="plan-stacks">
			{stacks.map(({ plan, sheets, opens, price }) => (
				<li key={plan.id}>
					<Stack sheets={sheets} />
					<p className="font-serif sm:mt-1 text-[1.125rem] font-[560]">{plan.name}</p>
					<p>{opens}</p>
					<p className="text-quiet">{price}</p>
				</li>
			))}
		</ul>
	);
}

function Stack({ sheets }: { sheets: number }) {
	const leaves = Array.from({ length: sheets }, (_, index) => sheets - 1 - index);
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 120 110"
			className="plan-stack w-full max-w-34 stroke-3 fill-none"
		>
			{leaves.map((leaf) => (
				<g key={leaf} transform={`translate(${1 + leaf * 2.4} ${38 - leaf * 2.4})`}>
					<path className="stack-leaf" d="M.5.5h52v68h-52z" />
					{leaf === 0 ? (
						<>
							<path className="stack-name" d="M8 11h20" />
							<path className="stack-bars" d="M8 20h37M8 27h30M8 41h36M8 48h28M8 55h34" />
							<path className="stack-tick" d="M32 41h5M22 55h5" />
						</>
					) : null}
				</g>
			))}
		</svg>
	);
}
