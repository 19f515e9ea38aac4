import { useLocation } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useAccountField } from "#app/components/base/viewer-context.tsx";
import { count } from "#app/domain/base/count.ts";
import { pauseMonths } from "#app/domain/billing/pause.ts";
import { billingAddresses } from "#app/domain/billing/plan-forms.ts";
import type { SubscriptionView } from "#app/domain/billing/plan-view.ts";
import { plans } from "#app/domain/billing/plans.ts";
import type { BillingForm } from "./use-plan-form.ts";

/** Offers a pause for some months. Works without scripts. */
export function PauseOffer({
	subscription: { price, isPriceRising },
	form: { Form, busy },
}: {
	subscription: SubscriptionView;
	form: BillingForm;
}) {
	const { pathname } = useLocation();
	const account = useAccountField();
	const { name, interval } = plans.pro;
	const terms = isPriceRising
		? `, at ${price ?? "the whole price"}: the lower price was for your first ${interval} only`
		: price
			? `, at ${price} as before`
			: "";
	return (
		<details className="disclosure w-full">
			<summary>Pause instead</summary>
			<AnsweredForm
				as={Form}
				action={billingAddresses.pause}
				fixed={{ from: pathname, ...account }}
				className="mt-1 grid gap-3"
			>
				<AtHand page={billingAddresses.pause} />
				<p>
					{name} pauses when the month ends that you have paid for. Meanwhile nothing is charged,
					and what only {name} opens is closed. Your list, your lines and your notes are kept; what
					a pack or your free resume opened stays open, and a pack’s days run on. Then {name} goes
					on by itself{terms}. We email you a week before, and you can come back earlier.
				</p>
				<SelectField
					label="For how long?"
					name="months"
					options={pauseMonths.map((months) => ({
						value: String(months),
						label: count(months, "month"),
					}))}
					defaultValue="1"
				/>
				<Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
					{busy ? "Pausing..." : `Pause ${name}`}
				</Button>
			</AnsweredForm>
		</details>
	);
}

/** Takes a pause back that has not begun, or ends it with a new month that is paid now. */
export function EndPauseButton({
	subscription: { pausesOn, price },
	form: { Form, busy },
}: {
	subscription: SubscriptionView;
	form: BillingForm;
}) {
	const { pathname } = useLocation();
	const account = useAccountField();
	const label =
		pausesOn !== null
			? "Do not pause"
			: `Come back now${price ? ` for ${price} a ${plans.pro.interval}` : ""}`;
	return (
		<AnsweredForm
			as={Form}
			action={billingAddresses.pause}
			fixed={{ from: pathname, ...account, months: "end" }}
		>
			<AtHand page={billingAddresses.pause} />
			<Button type="submit" busy={busy} className="w-full">
				{busy ? "One moment..." : label}
			</Button>
		</AnsweredForm>
	);
}
