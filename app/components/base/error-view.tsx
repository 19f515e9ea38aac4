import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { accountPage } from "#app/components/account/menu-links.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { brand } from "#app/content/brand.ts";

type ErrorViewProps = {
	status: number;
	/** Overrides the heading that belongs to the status. */
	title?: string;
	/** The sentence that came with the error. */
	message?: string;
	/** For a person who writes to support. */
	requestId?: string;
	action?: { label: string; to: string; others?: readonly { name: string; to: string }[] };
};

type Words = { title: string; message: string; action: { label: string; to: string } };

const home = { label: "Return to Home", to: "/" };
const browse = { label: "Browse resumes", to: "/resumes" };

const wordsByStatus: Readonly<Record<number, Words>> = {
	401: {
		title: "Please sign in",
		message: "This page is for members. Sign in and you come straight back to it.",
		action: { label: "Sign in", to: "" },
	},
	403: {
		title: "You do not have access",
		message: "Your plan or your account does not include this page.",
		action: browse,
	},
	404: {
		title: "Oops! Page not found",
		message: "There is nothing at this address. It may have been mistyped, or the page has moved.",
		action: home,
	},
	405: {
		title: "Nothing can be sent here",
		message: "This page is read-only. Nothing that was sent to it was saved.",
		action: home,
	},
	410: {
		title: "This resume was withdrawn",
		message: "It is no longer part of the library. There are many others.",
		action: browse,
	},
	429: {
		title: "One moment, please",
		message: "That was a lot of requests in a short time. Wait a little and try again.",
		action: home,
	},
	500: {
		title: "Something went wrong",
		message:
			"This is our fault, not yours. Nothing of yours was lost. Please try again in a moment.",
		action: home,
	},
	503: {
		title: "Not available just now",
		message: "We are on it. Please try again in a minute.",
		action: home,
	},
};

/** A page for an error: its status, what it means, and one way on. */
export default function ErrorView({ status, title, message, requestId, action }: ErrorViewProps) {
	const { pathname, search } = useLocation();
	const known = wordsByStatus[status] ?? (status >= 500 ? wordsByStatus[500] : wordsByStatus[404]);
	const words = known as Words;
	const way = action ?? words.action;
	useEffect(() => {
		if (status === 404) console.error("404: nothing is at", pathname);
	}, [status, pathname]);
	return (
		<main
			id="content"
			className="container-page flex flex-1 flex-col items-center py-20 text-center"
		>
			<p className="grid aspect-[612/792] -rotate-3 paper-shadow place-items-center w-32 rounded-[2px] bg-sheet text-sheet-ink font-serif text-[2.75rem] font-semibold lining-nums">
				{status}
			</p>
			<h1 className="mt-8 text-3xl md:text-4xl">{title ?? words.title}</h1>
			<p className="mt-3 max-w-md text-lg text-quiet">{message ?? words.message}</p>
			<Link
				to={way.to || accountPage("signin", pathname + search)}
				className={`mt-8 ${buttonVariants({ size: "large" })}`}
			>
				{way.label}
			</Link>
			{action?.others ? (
				<nav aria-label="Open to you" className="mt-6 flex flex-wrap justify-center gap-x-5">
					{action.others.map(({ name, to }) => (
						<Link
							key={to}
							to={to}
							className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
						>
							{name}
						</Link>
					))}
				</nav>
			) : null}
			{status >= 500 ? (
				<p className="mt-8 text-sm text-quiet">
					Still not working? Write to{" "}
					<a
						href={`mailto:${brand.supportAddress}`}
						className="text-accent underline underline-offset-4"
					>
						{brand.supportAddress}
					</a>
					{requestId ? (
						<>
							{" "}
							and mention{" "}
							<code translate="no" className="font-medium text-ink">
								{requestId}
							</code>
						</>
					) : null}
					.
				</p>
			) : null}
		</main>
	);
}
