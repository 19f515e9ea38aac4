import { type MouseEvent, type ReactNode, useId } from "react";
import { Link } from "react-router";
import { salesAddress, signUpWords } from "#app/content/pricing.ts";
import { billingAddresses } from "#app/domain/billing-form.ts";
import { formatShortDate } from "#app/domain/dates.ts";
import { messages } from "#app/domain/messages.ts";
import { plans } from "#app/domain/plans.ts";
import { accountPage } from "./account-links.ts";
import { useAuthDialog } from "./auth-dialog-provider.tsx";
import { Alert } from "./ui/alert.tsx";
import { Button, buttonVariants } from "./ui/button.tsx";
import { classes } from "./ui/class-names.ts";
import { useBillingForm } from "./use-billing-form.ts";
import { type Leaving, useLeaving } from "./use-leaving.ts";
import { useViewer } from "./viewer-context.tsx";

type PaidPlan = "pack" | "pro";

const labels = {
	free: "Browse resumes",
	pack: `Get the ${plans.pack.name}`,
	pro: `Get ${plans.pro.name}`,
	enterprise: "Contact sales",
};

const looks = {
	free: classes(buttonVariants({ variant: "secondary" }), "w-full"),
	pack: classes(buttonVariants({ variant: "secondary" }), "w-full"),
	pro: classes(buttonVariants(), "w-full"),
	enterprise: classes(buttonVariants({ variant: "secondary" }), "w-full"),
};

/** What a plan's card lets this viewer do: sign up for it, buy it, take a cancellation back, or nothing. */
export function PlanButton({ plan }: { plan: keyof typeof plans }) {
	const viewer = useViewer();
	if (plan === "enterprise") {
		return (
			<a href={salesAddress} className={looks.enterprise}>
				{labels.enterprise}
			</a>
		);
	}
	if (!viewer) return <SignUpLink plan={plan} />;
	if (plan === "free") {
		return (
			<Link to="/resumes" className={looks.free}>
				{labels.free}
			</Link>
		);
	}
	const current = viewer.plan;
	if (current.plan !== "pro") return <BuyButton plan={plan} />;
	if (plan === "pack") return <Refused reason={messages.checkout.packDuringPro} />;
	const isEnding = !current.willRenew && !current.pastDue;
	return isEnding ? (
		<ResumeSubscription endsAt={current.endsAt} />
	) : (
		<Button variant="secondary" disabled className="w-full">
			Current Plan
		</Button>
	);
}

/** Opens the sign-up dialog, which leads on to the plan; without scripts the page does. */
function SignUpLink({ plan }: { plan: PaidPlan | "free" }) {
	const dialog = useAuthDialog();
	const returnTo = plan === "free" ? "/resumes" : billingAddresses.checkout(plans[plan].id);
	const open = (event: MouseEvent) => {
		// A press that asks for a new tab or window goes to the page.
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		dialog.open("signup", { ...signUpWords[plan], returnTo });
	};
	return (
		<Link to={accountPage("signup", returnTo)} onClick={open} className={looks[plan]}>
			{labels[plan]}
		</Link>
	);
}

/** A form that the browser itself posts, because the way leads to another site. */
function BuyButton({ plan }: { plan: PaidPlan }) {
	const { state, leave } = useLeaving();
	const busy = state === "leaving";
	return (
		<form method="post" action={billingAddresses.checkout(plans[plan].id)} onSubmit={leave}>
			<Button
				type="submit"
				variant={plan === "pro" ? "primary" : "secondary"}
				busy={busy}
				className="w-full"
			>
				{busy ? "Opening checkout" : labels[plan]}
			</Button>
			<LeavingFailure state={state} />
		</form>
	);
}

function Refused({ reason }: { reason: string }) {
	const reasonId = useId();
	return (
		<>
			<Button variant="secondary" disabled aria-describedby={reasonId} className="w-full">
				{labels.pack}
			</Button>
			<Note id={reasonId}>{reason}</Note>
		</>
	);
}

/** Pro that was cancelled and still runs: it is not bought again, it goes on. */
function ResumeSubscription({ endsAt }: { endsAt: Date }) {
	const { Form, busy } = useBillingForm();
	const endId = useId();
	return (
		<Form method="post" action={billingAddresses.resume}>
			<Button type="submit" busy={busy} aria-describedby={endId} className="w-full">
				{busy ? "Resuming..." : "Resume subscription"}
			</Button>
			<Note id={endId}>
				Yours until {formatShortDate(endsAt)}, then it ends. Resuming charges nothing now.
			</Note>
		</Form>
	);
}

function Note({ id, children }: { id: string; children: ReactNode }) {
	return (
		<p id={id} className="mt-2 text-sm text-quiet">
			{children}
		</p>
	);
}

/** In the page and not a toast, which would have to be loaded first. */
export function LeavingFailure({ state }: { state: Leaving }) {
	if (state !== "offline") return null;
	return (
		<div className="mt-3 text-start">
			<Alert kind="error">{messages.general.network}</Alert>
		</div>
	);
}
