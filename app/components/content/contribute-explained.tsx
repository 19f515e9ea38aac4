import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import {
	contributePage,
	contributeRules,
	contributeSteps,
	contributeUses,
} from "#app/content/contribute-page.ts";
import { BlurPicture } from "./blur-picture.tsx";

/** What a contributor gives, what becomes of it, and how it ends; for everybody. */
export function ContributeExplained() {
	const { title, lead } = contributePage;
	return (
		<main id="content" className="container-page py-10 md:py-14">
			<div className="grid items-center gap-8 lg:grid-cols-2">
				<div>
					<h1 className="text-4xl md:text-5xl">{title}</h1>
					<p className="mt-3 max-w-prose text-lg text-quiet">{lead}</p>
					<Begin />
				</div>
				<BlurPicture />
			</div>
			<section aria-labelledby="steps" className="mt-12">
				<h2 id="steps" className="text-3xl">
					Three steps
				</h2>
				<ol className="mt-6 grid gap-6 md:grid-cols-3 md:gap-8">
					{contributeSteps.map(({ title, text }, index) => (
						<li key={title} className="border-t border-hairline pt-4">
							<h3 className="text-xl">
								{index + 1}. {title}
							</h3>
							<p className="mt-2 text-pretty">{text}</p>
						</li>
					))}
				</ol>
			</section>
			<section aria-labelledby="uses" className="mt-14">
				<h2 id="uses" className="text-3xl">
					What you agree to, part by part
				</h2>
				<Points
					points={contributeUses.map(({ label, means }) => ({ title: label, text: means }))}
				/>
			</section>
			<section aria-labelledby="rules" className="mt-14">
				<h2 id="rules" className="text-3xl">
					What you should know before
				</h2>
				<Points points={contributeRules} />
			</section>
			<Begin />
		</main>
	);
}

const Points = ({ points }: { points: readonly { title: string; text: string }[] }) => (
	<ul className="mt-6 grid gap-6 md:grid-cols-2 md:gap-8">
		{points.map(({ title, text }) => (
			<li key={title} className="border-t border-hairline pt-4">
				<h3 className="text-xl">{title}</h3>
				<p className="mt-2 text-pretty">{text}</p>
			</li>
		))}
	</ul>
);

const linkLook = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

const Begin = () => (
	<p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
		<Link to="/contribute/new" className={buttonVariants({ size: "large" })}>
			Begin
		</Link>
		<Link to="/contribute/new" className={linkLook}>
			Your resumes
		</Link>
		<Link to="/privacy" className={linkLook}>
			What the law says, in the privacy policy
		</Link>
	</p>
);
