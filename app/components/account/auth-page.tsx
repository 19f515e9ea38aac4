import { Suspense, useState } from "react";
import { Link, useLocation } from "react-router";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { Words } from "#app/components/base/words.tsx";
import { brand } from "#app/content/brand.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { AuthForm } from "./auth-form.tsx";
import type { AuthTab } from "./auth-tab.ts";

// Nothing without scripts, and on one page only.
const PasskeyButton = lazyInBrowser(() =>
	import("./passkeys/key-button.tsx").catch(() => ({ default: () => null })),
);

type AuthPageProps = {
	tab: AuthTab;
	returnTo: string;
	result: FormResult | undefined;
	/** What a visitor reads who signs up to buy a plan. */
	plan?: { title: string; description: string } | null;
};

const words = {
	signin: {
		title: "Sign in",
		lead: "Sign in to open resumes.",
		other: "New here?",
		otherAction: "Create a free account",
		otherTo: "/auth/signup",
	},
	signup: {
		// The owner may rename the site at any time.
		get title() {
			return `Join ${brand.name}`;
		},
		lead: "Create an account: your first resume is free.",
		other: "Have an account?",
		otherAction: "Sign in",
		otherTo: "/auth/signin",
	},
	reset: {
		title: "Reset your password",
		lead: "Enter your email, and we will send you a link to choose a new password.",
		other: "New here?",
		otherAction: "Create a free account",
		otherTo: "/auth/signup",
	},
} as const;

/** Signing in or up as a page of its own: for links, reloads, and browsers without scripts. */
export function AuthPage({ tab, returnTo, result, plan }: AuthPageProps) {
	const { title, lead, other, otherAction, otherTo } = words[tab];
	const carried = (useLocation().state as { email?: string } | null)?.email;
	const hydrated = useHydrated();
	const [typed, setTyped] = useState<string>();
	// The history knows it after a reload too, and the server does not.
	const email = typed ?? (hydrated ? carried : undefined);
	return (
		<main id="content" className="container-page flex justify-center py-12">
			<div className="w-full max-w-md">
				<h1 className="text-3xl">{plan?.title ?? title}</h1>
				<p className="mt-2 mb-6 text-quiet">
					<Words text={plan?.description ?? lead} />
				</p>
				<AuthForm {...{ tab, returnTo, email, result }} onEmail={setTyped} />
				{tab === "signin" && (
					// As high as the button that comes with the scripts: nothing moves for it.
					<div className="mt-4 min-h-12">
						{hydrated && (
							<Suspense>
								<PasskeyButton fixed={{ returnTo }} offersWhileTyping />
							</Suspense>
						)}
					</div>
				)}
				<p className="mt-6 text-quiet">
					{other}{" "}
					<Link
						to={`${otherTo}?${new URLSearchParams({ returnTo })}`}
						state={{ email }}
						className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
					>
						{otherAction}
					</Link>
				</p>
			</div>
		</main>
	);
}
