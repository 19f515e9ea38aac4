import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";

const steps = [
	{
		to: "/for-you",
		label: "Resumes for you",
		text: "Say what you want, and see the twelve that come nearest.",
	},
	{
		to: "/resumes",
		label: "Browse and star",
		text: "Press the star on each that you may want to open.",
	},
	{ to: "/routes", label: "Ways others went", text: "See what people did before the offer." },
] as const;

/** What a member does first, who has nothing here yet. */
export function LibraryStart() {
	const viewer = useViewer();
	const isFree = viewer?.plan.plan === "free" && viewer.plan.freeLeft > 0;
	return (
		<section aria-labelledby="start" className="mt-8 rounded-lg bg-panel px-6 py-6">
			<h2 id="start" className="text-2xl">
				Start here
			</h2>
			<p className="mt-1 max-w-prose text-quiet">
				{isFree ? "Your first resume is free, and stays open. " : ""}
				What you open, star, keep and save is found on this page again.
			</p>
			<ul className="mt-4 grid gap-4 md:grid-cols-3">
				{steps.map(({ to, label, text }) => (
					<li key={to} className="grid content-start gap-2">
						<Link to={to} className={buttonVariants({ variant: "secondary" })}>
							{label}
						</Link>
						<p className="text-sm text-quiet">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
