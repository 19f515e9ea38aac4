import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { Drawing } from "#app/components/content/drawing.tsx";
import { luna } from "#app/content/luna.ts";
import contentStyles from "#app/styles/content.css?url";
import type { Route } from "./+types/luna";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: Route.MetaFunction = () => [
	{ title: luna.title },
	{ name: "description", content: luna.tagline },
	{ name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex" });

/** A page without a link to it: a visitor types its address. */
export default function LunaPage() {
	const { title, tagline, portrait, music } = luna;
	return (
		<main id="content" className="container-page flex flex-1 flex-col items-center py-10 md:py-14">
			<Drawing name="luna" text={portrait} className="drawing max-w-4xl" eager />
			<h1 className="mt-8 text-5xl">{title}</h1>
			<p className="mt-3 max-w-prose text-center text-lg text-quiet">{tagline}</p>
			<a
				href={music.url}
				rel="noopener noreferrer"
				className={`${buttonVariants({ variant: "secondary", size: "large" })} mt-8`}
			>
				{music.label}
			</a>
		</main>
	);
}
