import { useState } from "react";
import { Link, useLocation } from "react-router";
import { brand } from "#app/content/brand.ts";
import { signUpWords } from "#app/content/pricing.ts";
import type { AuthFormResult } from "#app/domain/auth-form.ts";
import { billingAddresses } from "#app/domain/billing-form.ts";
import { plans } from "#app/domain/plans.ts";
import { AuthForm } from "./auth-form.tsx";
import type { AuthTab } from "./auth-tab.ts";
import { RichDescription } from "./rich-description.tsx";
import { useHydrated } from "./use-hydrated.ts";

type AuthPageProps = { tab: AuthTab; returnTo: string; result: AuthFormResult | undefined };

const words = {
	signin: {
		title: "Sign in",
		lead: "Sign in to open resumes.",
		other: "New here?",
		otherAction: "Create a free account",
		otherTo: "/auth/signup",
	},
	signup: {
		title: `Join ${brand.name}`,
		lead: "Create an account: your first resume is free.",
		other: "Have an account?",
		otherAction: "Sign in",
		otherTo: "/auth/signin",
	},
	reset: {
		title: "Reset your password",
		lead: "Tell us your email, and we send you a link to choose a new password.",
		other: "New here?",
		otherAction: "Create a free account",
		otherTo: "/auth/signup",
	},
} as const;

/** Somebody who signs up to buy a plan reads which, and for how much. */
function wordsFor(tab: AuthTab, returnTo: string): { title: string; lead: string } {
	if (tab !== "signup") return words[tab];
	const plan = (["pack", "pro"] as const).find(
		(key) => returnTo === billingAddresses.checkout(plans[key].id),
	);
	if (!plan) return words.signup;
	const { title, description } = signUpWords[plan];
	return { title, lead: description };
}

/** Signing in or up as a page of its own: for links, reloads, and browsers without scripts. */
export function AuthPage({ tab, returnTo, result }: AuthPageProps) {
	const { other, otherAction, otherTo } = words[tab];
	const { title, lead } = wordsFor(tab, returnTo);
	const carried = (useLocation().state as { email?: string } | null)?.email;
	const hydrated = useHydrated();
	const [typed, setTyped] = useState<string>();
	// The history knows it after a reload too, and the server does not.
	const email = typed ?? (hydrated ? carried : undefined);
	return (
		<main id="content" className="container-page flex justify-center py-12">
			<div className="w-full max-w-md">
				<h1 className="text-3xl">{title}</h1>
				<p className="mt-2 mb-6 text-quiet">
					<RichDescription text={lead} />
				</p>
				<AuthForm {...{ tab, returnTo, email, result }} onEmail={setTyped} />
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
