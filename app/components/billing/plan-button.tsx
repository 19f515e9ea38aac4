import { type MouseEvent, useId } from "react";
import { Link } from "react-router";
import { useAuthDialog } from "#app/components/account/auth-dialog-provider.tsx";
import { accountPage } from "#app/components/account/menu-links.ts";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { LeavingFailure } from "#app/components/base/leaving-failure.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { useAccountField, useViewer } from "#app/components/base/viewer-context.tsx";
import { salesAddress, signUpWords } from "#app/content/pricing.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";
import * as messages from "#app/domain/base/messages/billing.ts";
import { billingAddresses } from "#app/domain/billing/plan-forms.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { HeldSubscription, RefusedPlan, ResumeSubscription } from "./plan-not-for-sale.tsx";
import { useLeaving } from "./use-leaving.ts";

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

type PlanButtonProps = {
	plan: keyof typeof plans;
	/** The viewer has a subscription that gives nothing now, and would be refused a second one. */
	isHeld?: boolean;
	/** The bank is still confirming a payment of the viewer for this plan. */
	isPending?: boolean;
};

/** What a plan's card lets this viewer do: sign up for it, buy it, take a cancellation back, or nothing. */
export function PlanButton({ plan, isHeld = false, isPending = false }: PlanButtonProps) {
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
	if (isPending) return <RefusedPlan label="Being confirmed" reason={messages.checkout.underWay} />;
	if (plan === "pack") {
		return current.plan === "pro" ? (
			<RefusedPlan label={labels.pack} reason={messages.checkout.packDuringPro} />
		) : (
			<BuyPack left={current.plan === "pack" ? current.creditsLeft : 0} />
		);
	}
	const isGiven = current.plan === "pro" && current.isGiven;
	if (current.plan !== "pro" || isGiven) {
		if (isHeld) return <HeldSubscription isGiven={isGiven} />;
		return isGiven ? <BuyDuringGift endsAt={current.endsAt} /> : <BuyButton plan="pro" />;
	}
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
		dialog.open("signup", { ...signUpWords()[plan], returnTo });
	};
	return (
		<Link to={accountPage("signup", returnTo)} onClick={open} className={looks[plan]}>
			{labels[plan]}
		</Link>
	);
}

/** A form that the browser itself posts, because the response redirects to another site. */
export function BuyButton({ plan, noteId }: { plan: PaidPlan; noteId?: string }) {
	const { state, form } = useLeaving();
	const busy = state === "leaving";
	const account = useAccountField();
	return (
		<AnsweredForm {...form} action={billingAddresses.checkout(plans[plan].id)} fixed={account}>
			<AtHand page={billingAddresses.checkout(plans[plan].id)} />
			<Button
				type="submit"
				variant={plan === "pro" ? "primary" : "secondary"}
				busy={busy}
				aria-describedby={noteId}
				className="w-full"
			>
				{busy ? "Opening checkout" : labels[plan]}
			</Button>
			<LeavingFailure />
		</AnsweredForm>
	);
}

/** A second pack may be bought, and what is left of the first is said before. */
function BuyPack({ left }: { left: number }) {
	const noteId = useId();
	if (left === 0) return <BuyButton plan="pack" />;
	return (
		<>
			<BuyButton plan="pack" noteId={noteId} />
			<p id={noteId} className="mt-2 text-sm text-quiet">
				{messages.checkout.packBesidePack(left)}
			</p>
		</>
	);
}

/** Pro that was given may be bought as well, and what that means is said before. */
function BuyDuringGift({ endsAt }: { endsAt: Date }) {
	const noteId = useId();
	return (
		<>
			<BuyButton plan="pro" noteId={noteId} />
			<p id={noteId} className="mt-2 text-sm text-quiet">
				{messages.checkout.proDuringGift(formatShortDate(endsAt))}
			</p>
		</>
	);
}
