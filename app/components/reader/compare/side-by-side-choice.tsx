import { Form, Link } from "react-router";
import { BlankSlate } from "#app/components/base/blank-slate.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { compareAddress, comparedMost, comparePage } from "#app/domain/reader/compare-address.ts";
import type { SideOffer } from "#app/domain/reader/side-by-side.ts";

type ChooseProps = { all: readonly SideOffer[]; chosen?: readonly string[] };

/** Which of several stand side by side: a form that asks for the page with the chosen ones. */
export const ChooseToCompare = ({ all, chosen = [] }: ChooseProps) => (
	<Form
		action={comparePage}
		className="mt-4 rounded-md border border-hairline bg-panel p-4"
		aria-label="Which are compared"
	>
		<p>
			At most {comparedMost} stand side by side.
			{chosen.length > 0 ? ` Choose which of these ${all.length}:` : null}
		</p>
		<ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
			{all.map((one) => (
				<li key={one.id}>
					<label className="check-label flex min-h-11 items-center gap-2.5">
						<input
							type="checkbox"
							name="ids"
							value={one.id}
							defaultChecked={chosen.includes(one.id)}
						/>
						<span className="min-w-0 wrap-anywhere">
							{one.title} <span className="text-quiet">{one.company}</span>
						</span>
					</label>
				</li>
			))}
		</ul>
		<Button type="submit" className="mt-2">
			Compare these
		</Button>
	</Form>
);

/** What to do where nothing was chosen. */
export const NothingToCompare = ({ offered }: { offered: readonly SideOffer[] }) => (
	<>
		<div className="mt-8">
			<BlankSlate
				title="Choose two or three resumes"
				action={
					<span className="flex flex-wrap justify-center gap-3">
						<Link to="/shortlist" className={buttonVariants()}>
							Your shortlist
						</Link>
						<Link to="/resumes" className={buttonVariants({ variant: "secondary" })}>
							Browse resumes
						</Link>
					</span>
				}
			>
				<p>
					Star resumes while you browse, then choose up to {comparedMost} of your shortlist to see
					them side by side before you open one.
				</p>
			</BlankSlate>
		</div>
		{offered.length > 1 ? <ChooseToCompare all={offered} /> : null}
	</>
);

type AddProps = { ids: readonly string[]; isByLine: boolean; offered: readonly SideOffer[] };

/** What could stand in the free column. */
export const AddToCompare = ({ ids, isByLine, offered }: AddProps) => (
	<section aria-labelledby="add-another" className="mt-8 print:hidden">
		<h2 id="add-another" className="text-xl">
			{ids.length === 1 ? "Add one to compare it with" : "Add a third"}
		</h2>
		<ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
			{offered.map(({ id, title, company, experienceLevel }) => (
				<li key={id}>
					<Link
						to={compareAddress([...ids, id], isByLine)}
						preventScrollReset
						className="side-offer"
					>
						<span className="text-accent underline underline-offset-4">{title}</span>
						<span className="text-note text-quiet">
							{company} · {experienceLevel}
						</span>
					</Link>
				</li>
			))}
		</ul>
		<p className="mt-2 text-note text-quiet">
			Or choose from your{" "}
			<Link to="/shortlist" className="underline underline-offset-4">
				shortlist
			</Link>
			.
		</p>
	</section>
);
